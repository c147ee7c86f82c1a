import { Button, IconButton, type IconName } from '@tama/ui'
import { type Arrangement, canArrange } from '../../model/arrange.ts'
import type { Page } from '../page.ts'

const WHOLE: readonly (readonly [Arrangement, IconName])[] = [
  ['start', 'start'],
  ['clear', 'trash'],
  ['swap', 'swap'],
  ['mirror', 'mirror'],
  ['rotate', 'rotate'],
]

/** The board stays left to right in every language, and so do these. */
const SHIFTS: readonly (readonly [Arrangement, IconName])[] = [
  ['left', 'arrowLeft'],
  ['up', 'arrowUp'],
  ['down', 'arrowDown'],
  ['right', 'arrowRight'],
]

/** Changes of the whole board. */
export const ArrangePanel = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const draft = desk.draft.value
  const arrange = (arrangement: Arrangement) => desk.send({ kind: 'arrange', arrangement })
  return (
    <section class="arrange" aria-label={t.value('editor.arrange')}>
      {WHOLE.map(([arrangement, icon]) => (
        <Button
          key={arrangement}
          icon={icon}
          disabled={!canArrange(draft, arrangement)}
          onPress={() => arrange(arrangement)}
        >
          {t.value(`editor.${arrangement}` as 'editor.start')}
        </Button>
      ))}
      <fieldset class="shifts" dir="ltr">
        <legend class="visually-hidden">{t.value('editor.shift')}</legend>
        {SHIFTS.map(([arrangement, icon]) => (
          <IconButton
            key={arrangement}
            kind="plain"
            icon={icon}
            label={`${t.value('editor.shift')}: ${t.value(`editor.${arrangement}` as 'editor.left')}`}
            disabled={!canArrange(draft, arrangement)}
            onPress={() => arrange(arrangement)}
          />
        ))}
      </fieldset>
    </section>
  )
}
