import { Button, Choice, Select } from '@tama/ui'
import type { App } from '../../app.ts'
import { BANDS, type ListedCollection } from './collection.ts'
import { DailyPuzzles } from './daily-puzzles.tsx'
import { FilePanel } from './file-panel.tsx'
import { type Course, EVERY_PUZZLE, fittingPuzzles, nextPuzzle } from './order.ts'
import { type Progress, tallyOf } from './progress.ts'
import { PuzzleTiles } from './puzzle-tiles.tsx'
import { collectionInSight, type Shelf } from './shelf.ts'
import { isTheme, themesAmong } from './themes.ts'

export interface ListPanelProps {
  readonly app: App
  readonly shelf: Shelf
}

interface CollectionProps extends ListPanelProps {
  readonly collection: ListedCollection
  readonly progress: Progress
}

/** How far somebody has come, and the way on. */
const Standing = ({ app, shelf, collection, progress }: CollectionProps) => {
  const t = app.t.value
  const { total, solved, again } = tallyOf(
    collection.puzzles.map(({ id }) => id),
    progress,
  )
  const text = t('solve.progress', { solved, total })
  const fitting = fittingPuzzles(collection, shelf.filter.value)
  const goOn = (course: Course) => () => {
    shelf.course.value = course
    const next = nextPuzzle(fitting, progress, course) ?? nextPuzzle(collection.puzzles, progress, course)
    if (next !== undefined) app.go({ screen: 'puzzle', key: next.id })
  }
  const hasNew = nextPuzzle(collection.puzzles, progress, 'new') !== undefined
  return (
    <div class="standing">
      <p class="standing-text">{text}</p>
      <progress class="standing-bar" max={Math.max(1, total)} value={solved} aria-label={text} />
      <div class="row">
        {hasNew ? (
          <Button kind="primary" icon="play" onPress={goOn('new')}>
            {t(solved === 0 && again === 0 ? 'solve.start' : 'solve.next')}
          </Button>
        ) : null}
        {again === 0 ? null : (
          <Button icon="replay" onPress={goOn('again')}>
            {t('solve.again', { count: again })}
          </Button>
        )}
        {hasNew || again > 0 ? null : <p class="standing-done">{t('solve.done')}</p>}
      </div>
    </div>
  )
}

const Filters = ({ app, shelf, collection }: Omit<CollectionProps, 'progress'>) => {
  const t = app.t.value
  const filter = shelf.filter.value
  const themes = themesAmong(collection)
  return (
    <div class="puzzle-filters">
      <Choice
        label={t('solve.difficulty')}
        value={filter.band}
        options={[
          { value: 'all' as const, label: t('solve.any') },
          ...BANDS.map((band) => ({ value: band, label: t(`solve.${band}`) })),
        ]}
        onChange={(band) => {
          shelf.filter.value = { ...filter, band }
        }}
      />
      <Select
        label={t('solve.theme')}
        value={isTheme(filter.theme) && themes.includes(filter.theme) ? filter.theme : 'all'}
        options={[
          { value: 'all' as const, label: t('solve.any') },
          ...themes.map((theme) => ({ value: theme, label: t(`puzzle.theme.${theme}`) })),
        ]}
        onChange={(theme) => {
          shelf.filter.value = { ...filter, theme }
        }}
      />
    </div>
  )
}

/** One collection: how far one has come, and all its puzzles. */
const Collection = (props: CollectionProps) => {
  const { app, shelf, collection, progress } = props
  const t = app.t.value
  return (
    <section class="collection" aria-labelledby="collection-title">
      <h2 id="collection-title" class="puzzles-heading">
        {t('solve.all')}
      </h2>
      <Choice
        label={t('ruleset.game')}
        labelHidden
        value={collection.ruleset}
        options={(shelf.collections.value ?? []).map(({ ruleset }) => ({
          value: ruleset,
          label: t(`ruleset.${ruleset}`),
        }))}
        onChange={(ruleset) => {
          shelf.ruleset.value = ruleset
          shelf.filter.value = EVERY_PUZZLE
        }}
      />
      <Standing {...props} />
      <Filters app={app} shelf={shelf} collection={collection} />
      <PuzzleTiles
        app={app}
        puzzles={fittingPuzzles(collection, shelf.filter.value)}
        progress={progress}
        onOpen={() => {
          shelf.course.value = 'new'
        }}
      />
    </section>
  )
}

/** The puzzles that come with the app: that of the day, and the collections with what became of each. */
export const ListPanel = ({ app, shelf }: ListPanelProps) => {
  const t = app.t.value
  const progress = shelf.progress.value
  const collection = collectionInSight(shelf)
  const isReady = collection !== undefined && progress !== undefined
  return (
    <div class="puzzles">
      <header class="puzzles-head">
        <h1 id="puzzles-title" class="start-title" tabIndex={-1}>
          {t('app.puzzles')}
        </h1>
        <p class="soft">{t('solve.lead')}</p>
      </header>
      {isReady ? (
        <>
          <DailyPuzzles app={app} shelf={shelf} progress={progress} />
          <Collection app={app} shelf={shelf} collection={collection} progress={progress} />
        </>
      ) : null}
      <FilePanel app={app} shelf={shelf} />
    </div>
  )
}
