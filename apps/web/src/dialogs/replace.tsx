import { ConfirmDialog } from '@tama/ui'
import type { App } from '../app.ts'
import type { DialogFrame } from './frame.ts'

/** The question before a game under way makes room for another. */
export const ReplaceDialog = ({ app, open, onClose }: DialogFrame & { readonly app: App }) => {
  const t = app.t.value
  return (
    <ConfirmDialog
      open={open}
      title={t('play.replace.ask')}
      yes={t('play.replace.yes')}
      no={t('common.cancel')}
      closeLabel={t('common.close')}
      onAnswer={(yes) => {
        onClose()
        if (yes) app.replaceGame()
      }}
    />
  )
}
