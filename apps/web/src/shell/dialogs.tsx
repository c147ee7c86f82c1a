import { type ComponentType, h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { App, DialogName } from '../app.ts'
import type { DialogFrame } from '../dialogs/frame.ts'

type AnyDialog = ComponentType<DialogFrame & { readonly app: App }>

/** The dialogs, each fetched when it is first opened. */
const LOADERS: Readonly<Record<DialogName, () => Promise<AnyDialog>>> = {
  settings: async () => (await import('../dialogs/settings.tsx')).SettingsDialog,
  rules: async () => (await import('../dialogs/rules.tsx')).RulesDialog,
  keys: async () => (await import('../dialogs/keys.tsx')).KeysDialog,
  exchange: async () => (await import('../dialogs/exchange.tsx')).ExchangeDialog,
  replace: async () => (await import('../dialogs/replace.tsx')).ReplaceDialog,
  ruleset: async () => (await import('../dialogs/ruleset.tsx')).RulesetDialog,
}

type Loaded = Readonly<Partial<Record<DialogName, AnyDialog>>>

/** Every dialog that any screen can open; one at a time. */
export const Dialogs = ({ app }: { readonly app: App }) => {
  const [loaded, setLoaded] = useState<Loaded>({})
  const open = app.dialog.value
  const close = () => {
    app.dialog.value = undefined
  }
  useEffect(() => {
    if (open === undefined || loaded[open] !== undefined) return
    LOADERS[open]().then(
      (dialog) => setLoaded((others) => ({ ...others, [open]: dialog })),
      () => {
        app.dialog.value = undefined
        app.notices.say(app.t.peek()('device.offline'), 'error')
      },
    )
  }, [open, loaded, app])
  return (
    <>
      {Object.entries(loaded).map(([name, dialog]) =>
        h(dialog, { key: name, app, open: open === name, onClose: close }),
      )}
    </>
  )
}
