import type { App } from '../app.ts'
import { ExchangeDialog } from '../dialogs/exchange.tsx'
import { KeysDialog } from '../dialogs/keys.tsx'
import { RulesDialog } from '../dialogs/rules.tsx'
import { SettingsDialog } from '../dialogs/settings.tsx'

/** Every dialog that any screen can open; one at a time. */
export const Dialogs = ({ app }: { readonly app: App }) => {
  const open = app.dialog.value
  const close = () => {
    app.dialog.value = undefined
  }
  return (
    <>
      <SettingsDialog app={app} open={open === 'settings'} onClose={close} />
      <RulesDialog app={app} open={open === 'rules'} onClose={close} />
      <KeysDialog app={app} open={open === 'keys'} onClose={close} />
      <ExchangeDialog app={app} open={open === 'exchange'} onClose={close} />
    </>
  )
}
