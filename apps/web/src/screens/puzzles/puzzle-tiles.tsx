import { Icon, type IconName } from '@tama/ui'
import type { App } from '../../app.ts'
import { makeRoute } from '../../route.ts'
import { BANDS, type ListedPuzzle } from './collection.ts'
import { MARKS, type Mark, type Progress } from './progress.ts'

/** The sign of each mark. */
export const MARK_ICONS: Readonly<Record<Mark, IconName>> = {
  failed: 'replay',
  helped: 'hint',
  clean: 'check',
}

export interface PuzzleTilesProps {
  readonly app: App
  readonly puzzles: readonly ListedPuzzle[]
  readonly progress: Progress
  readonly onOpen: () => void
}

/** One puzzle by its number, and what became of it. */
const Tile = ({
  app,
  puzzle,
  mark,
  onOpen,
}: Pick<PuzzleTilesProps, 'app' | 'onOpen'> & {
  readonly puzzle: ListedPuzzle
  readonly mark: Mark | undefined
}) => {
  const t = app.t.value
  const { id, number } = puzzle
  return (
    <li>
      <a
        class={`tile tile-${mark ?? 'new'}`}
        href={makeRoute({ screen: 'puzzle', key: id })}
        onClick={onOpen}
      >
        <span class="visually-hidden">
          {t('solve.number', { number })}, {t(`solve.mark.${mark ?? 'new'}`)}
        </span>
        <span aria-hidden="true">{t.number(number)}</span>
        {mark === undefined ? null : <Icon name={MARK_ICONS[mark]} />}
      </a>
    </li>
  )
}

/** What the signs on the tiles mean. */
const Legend = ({ app }: Pick<PuzzleTilesProps, 'app'>) => (
  <ul class="legend" aria-hidden="true">
    {[...MARKS].reverse().map((mark) => (
      <li key={mark} class={`mark mark-${mark}`}>
        <Icon name={MARK_ICONS[mark]} />
        <span>{app.t.value(`solve.mark.${mark}`)}</span>
      </li>
    ))}
  </ul>
)

/** Puzzles as tiles, those of one difficulty together. */
export const PuzzleTiles = ({ app, puzzles, progress, onOpen }: PuzzleTilesProps) => {
  const t = app.t.value
  if (puzzles.length === 0) return <p class="games-none soft">{t('solve.none')}</p>
  const bands = BANDS.map((band) => [band, puzzles.filter((puzzle) => puzzle.band === band)] as const)
  const isAnyTried = puzzles.some(({ id }) => progress[id] !== undefined)
  return (
    <>
      {bands
        .filter(([, members]) => members.length > 0)
        .map(([band, members]) => (
          <section key={band} class="band" aria-labelledby={`band-${band}`}>
            <h3 id={`band-${band}`} class="band-title">
              {t(`solve.${band}`)}
            </h3>
            <ol class="tiles">
              {members.map((puzzle) => (
                <Tile
                  key={puzzle.id}
                  app={app}
                  puzzle={puzzle}
                  mark={progress[puzzle.id]?.mark}
                  onOpen={onOpen}
                />
              ))}
            </ol>
          </section>
        ))}
      {isAnyTried ? <Legend app={app} /> : null}
    </>
  )
}
