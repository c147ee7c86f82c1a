import { Dialog } from '@tama/ui'
import type { App } from '../app.ts'
import { SHORTCUT_ACTIONS, SHORTCUT_KEYS } from '../shortcuts.ts'
import type { DialogFrame } from './frame.ts'

/** How a key looks on the key cap. */
const capOf = (key: string): string => {
  const caps: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' }
  return caps[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}

/** The keys of the page and of the board. */
export const KeysDialog = ({ app, open, onClose }: DialogFrame & { readonly app: App }) => {
  const t = app.t.value
  return (
    <Dialog open={open} title={t('keys.title')} closeLabel={t('common.close')} onClose={onClose} wide>
      <h3 class="dialog-subtitle">{t('keys.page')}</h3>
      <dl class="key-list">
        {SHORTCUT_ACTIONS.map((action) => (
          <div key={action} class="key-row">
            <dt>
              <kbd>{capOf(SHORTCUT_KEYS[action])}</kbd>
            </dt>
            <dd>{t(`keys.${action}`)}</dd>
          </div>
        ))}
      </dl>
      <h3 class="dialog-subtitle">{t('board.label')}</h3>
      <dl class="key-list">
        <div class="key-row">
          <dt>
            <kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd>
          </dt>
          <dd>{t('keys.board.arrows')}</dd>
        </div>
        <div class="key-row">
          <dt>
            <kbd>Enter</kbd>
          </dt>
          <dd>{t('keys.board.enter')}</dd>
        </div>
        <div class="key-row">
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>{t('keys.board.escape')}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
