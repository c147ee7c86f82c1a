import type { Translator } from '@tama/i18n'
import { Dialog } from '@tama/ui'
import type { ComponentChildren } from 'preact'
import { ANYWHERE, type Deeds, IN_PLAY, IN_PUZZLE, IN_REVIEW } from '../act-on-key.ts'
import type { App } from '../app.ts'
import { SHORTCUT_ACTIONS, SHORTCUT_KEYS, type ShortcutAction } from '../shortcuts.ts'
import type { DialogFrame } from './frame.ts'

/** How a key looks on the key cap. */
const capOf = (key: string): string => {
  const caps: Readonly<Record<string, string>> = {
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
    Escape: 'Esc',
  }
  return caps[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}

const Keys = ({
  keys,
  children,
}: {
  readonly keys: readonly string[]
  readonly children: ComponentChildren
}) => (
  <div class="key-row">
    <dt>
      {keys.map((key) => (
        <kbd key={key} dir="ltr">
          {capOf(key)}
        </kbd>
      ))}
    </dt>
    <dd>{children}</dd>
  </div>
)

/** The keys of a screen, in the order in which actions are listed. */
const Shortcuts = ({ t, deeds }: { readonly t: Translator; readonly deeds: Deeds }) => (
  <dl class="key-list">
    {SHORTCUT_ACTIONS.filter((action: ShortcutAction) => deeds[action] !== undefined).map((action) => (
      <Keys key={action} keys={[SHORTCUT_KEYS[action]]}>
        {t(`keys.${action}`)}
      </Keys>
    ))}
  </dl>
)

/** The keys of the page and of the board: everything that can be done without a pointer. */
export const KeysDialog = ({ app, open, onClose }: DialogFrame & { readonly app: App }) => {
  const t = app.t.value
  return (
    <Dialog open={open} title={t('keys.title')} closeLabel={t('common.close')} onClose={onClose} wide isText>
      <h3 class="dialog-subtitle">{t('keys.page')}</h3>
      <Shortcuts t={t} deeds={ANYWHERE} />
      <h3 class="dialog-subtitle">{t('keys.inPlay')}</h3>
      <Shortcuts t={t} deeds={IN_PLAY} />
      <h3 class="dialog-subtitle">{t('board.label')}</h3>
      <dl class="key-list">
        <Keys keys={['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']}>{t('keys.board.arrows')}</Keys>
        <Keys keys={['Enter']}>{t('keys.board.enter')}</Keys>
        <Keys keys={['Escape']}>{t('keys.board.escape')}</Keys>
      </dl>
      <h3 class="dialog-subtitle">{t('keys.inPuzzle')}</h3>
      <Shortcuts t={t} deeds={IN_PUZZLE} />
      <h3 class="dialog-subtitle">{t('keys.inReview')}</h3>
      <Shortcuts t={t} deeds={IN_REVIEW} />
      {app.preferences.value.shortcuts ? null : <p class="soft">{t('keys.off')}</p>}
    </Dialog>
  )
}
