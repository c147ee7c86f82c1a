import { goalText } from '@tama/i18n'
import { Icon } from '@tama/ui'
import { useMemo } from 'preact/hooks'
import type { App } from '../../app.ts'
import { makeRoute } from '../../route.ts'
import { type ListedCollection, readListed } from './collection.ts'
import { puzzleOfDay } from './order.ts'
import type { Progress } from './progress.ts'
import { PuzzlePicture } from './puzzle-picture.tsx'
import { MARK_ICONS } from './puzzle-tiles.tsx'
import type { Shelf } from './shelf.ts'

interface DailyCardProps {
  readonly app: App
  readonly shelf: Shelf
  readonly collection: ListedCollection
  readonly progress: Progress
}

/** The puzzle of the day of one game. */
const DailyCard = ({ app, shelf, collection, progress }: DailyCardProps) => {
  const t = app.t.value
  const listed = puzzleOfDay(collection, app.today())
  const puzzle = useMemo(() => listed && readListed(listed), [listed])
  if (listed === undefined || puzzle === undefined) return null
  const { position, goal, inTurns } = puzzle
  const mark = progress[listed.id]?.mark
  return (
    <a
      class="daily-card"
      href={makeRoute({ screen: 'puzzle', key: listed.id })}
      onClick={() => {
        shelf.course.value = 'new'
        shelf.ruleset.value = collection.ruleset
      }}
    >
      <PuzzlePicture app={app} position={position} />
      <span class="daily-words">
        <span class="daily-game">{t(`ruleset.${collection.ruleset}`)}</span>
        <span class="daily-side">{t(`side.toMove.${position.turn}`)}</span>
        <span class="daily-goal">{goalText(t, goal, inTurns)}</span>
        {mark === undefined ? null : (
          <span class={`mark mark-${mark}`}>
            <Icon name={MARK_ICONS[mark]} />
            <span>{t(`solve.mark.${mark}`)}</span>
          </span>
        )}
      </span>
    </a>
  )
}

/** The puzzle of the day of each game. */
export const DailyPuzzles = ({ app, shelf, progress }: Omit<DailyCardProps, 'collection'>) => {
  const t = app.t.value
  const [year = 0, month = 1, day = 1] = app.today().split('.').map(Number)
  return (
    <section class="daily" aria-labelledby="daily-title">
      <div class="daily-head">
        <h2 id="daily-title" class="puzzles-heading">
          {t('solve.daily')}
        </h2>
        <p class="soft">{t.date(new Date(year, month - 1, day))}</p>
      </div>
      <div class="daily-row">
        {(shelf.collections.value ?? []).map((collection) => (
          <DailyCard
            key={collection.ruleset}
            app={app}
            shelf={shelf}
            collection={collection}
            progress={progress}
          />
        ))}
      </div>
    </section>
  )
}
