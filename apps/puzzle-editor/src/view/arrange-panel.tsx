import { Button, type IconName } from '@tama/ui'
import { ARRANGEMENTS, type Arrangement } from '../model/arrange.ts'
import type { Page } from './page.ts'

const ICONS: Readonly<Record<Arrangement, IconName>> = {
  start: 'start',
  clear: 'trash',
  swap: 'swap',
  mirror: 'mirror',
}

/** Changes of the whole board, and the side it is seen from. */
export const ArrangePanel = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  return (
    <section class="arrange" aria-label={t.value('editor.arrange')}>
      {ARRANGEMENTS.map((arrangement) => (
        <Button
          key={arrangement}
          icon={ICONS[arrangement]}
          onPress={() => desk.send({ kind: 'arrange', arrangement })}
        >
          {t.value(`editor.${arrangement}`)}
        </Button>
      ))}
      <Button icon="flip" onPress={() => desk.send({ kind: 'flip' })}>
        {t.value('play.flip')}
      </Button>
    </section>
  )
}
