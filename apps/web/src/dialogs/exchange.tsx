import { Dialog } from '@tama/ui'
import type { App } from '../app.ts'
import { ExchangeIn } from '../exchange/exchange-in.tsx'
import { ExchangeOut } from '../exchange/exchange-out.tsx'
import type { DialogFrame } from './frame.ts'

/** Takes positions and games out of the app and brings them in. */
export const ExchangeDialog = ({ app, open, onClose }: DialogFrame & { readonly app: App }) => {
  const t = app.t.value
  return (
    <Dialog open={open} title={t('exchange.title')} closeLabel={t('common.close')} onClose={onClose} wide>
      <ExchangeOut app={app} />
      <ExchangeIn app={app} />
    </Dialog>
  )
}
