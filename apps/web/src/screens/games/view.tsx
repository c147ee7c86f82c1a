import { Choice, Select } from '@tama/ui'
import { useState } from 'preact/hooks'
import type { App } from '../../app.ts'
import type { Archive } from '../../archive/archive.ts'
import type { KeptGame } from '../../archive/kept-game.ts'
import { GAMES } from '../../games.ts'
import { BackupPanel, type BackupPort } from './backup-panel.tsx'
import { fitting, type GameFilter, RESULTS } from './filter.ts'
import { type GameActions, GameRow } from './game-row.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** So many games more are shown at a time. */
const PAGE = 30

export interface GamesScreenProps {
  readonly app: App
  readonly archive: Archive
  readonly backup: BackupPort
  readonly isUnsafe: boolean
  readonly onContinue: (game: KeptGame) => void
  readonly onSave: (game: KeptGame) => void
}

const Filters = ({
  app,
  filter,
  onChange,
}: {
  readonly app: App
  readonly filter: GameFilter
  readonly onChange: (filter: GameFilter) => void
}) => {
  const t = app.t.value
  return (
    <div class="games-filters">
      <Choice
        label={t('ruleset.game')}
        value={filter.game}
        options={[
          { value: 'all' as const, label: t('games.all') },
          ...GAMES.map(({ main }) => ({ value: main, label: t(`ruleset.${main}`) })),
        ]}
        onChange={(game) => onChange({ ...filter, game })}
      />
      <Select
        label={t('games.result')}
        value={filter.result}
        options={[
          { value: 'all' as const, label: t('games.all') },
          ...RESULTS.map((result) => ({ value: result, label: t(`games.result.${result}`) })),
        ]}
        onChange={(result) => onChange({ ...filter, result })}
      />
    </div>
  )
}

/** The games that fit a filter, a page at a time. */
const List = ({
  app,
  games,
  actions,
}: {
  readonly app: App
  readonly games: readonly KeptGame[]
  readonly actions: GameActions
}) => {
  const t = app.t.value
  const [count, setCount] = useState(PAGE)
  if (games.length === 0) return <p class="games-none soft">{t('games.noneFits')}</p>
  return (
    <>
      <p class="games-count soft" role="status">
        {t('games.count', { count: games.length })}
      </p>
      <ul class="games-list">
        {games.slice(0, count).map((game) => (
          <GameRow key={game.id} t={t} game={game} {...actions} />
        ))}
      </ul>
      {games.length > count ? (
        <button type="button" class="button button-plain games-more" onClick={() => setCount(count + PAGE)}>
          {t('games.more')}
        </button>
      ) : null}
    </>
  )
}

/** The games of this device: looked for, opened, gone on with, named, deleted; and everything as one file. */
export const GamesScreen = ({ app, archive, backup, isUnsafe, onContinue, onSave }: GamesScreenProps) => {
  const t = app.t.value
  const [filter, setFilter] = useState<GameFilter>({ game: 'all', result: 'all' })
  const [renamed, setRenamed] = useState<KeptGame | undefined>(undefined)
  const games = archive.games.value
  const rename = async (game: KeptGame, name: string) => {
    // Meanwhile it may have gone on in another page.
    await archive.keep({ ...((await archive.find(game.id)) ?? game), name })
  }
  const remove = (game: KeptGame) => {
    void archive.remove(game)
    app.notices.say(t('games.deleted'), 'info', {
      label: t('common.undo'),
      onPress: () => void archive.keep(game),
    })
    // The row with the focus is gone.
    document.querySelector<HTMLElement>('#games-title')?.focus()
  }
  return (
    <div class="games">
      <header class="games-head">
        <h1 id="games-title" class="start-title" tabIndex={-1}>
          {t('games.title')}
        </h1>
        <p class="soft">{t('games.lead')}</p>
      </header>
      {games === undefined ? <p class="soft">{t('games.loading')}</p> : null}
      {games !== undefined && games.length === 0 ? <p class="games-none">{t('games.none')}</p> : null}
      {games !== undefined && games.length > 0 ? (
        <>
          <Filters app={app} filter={filter} onChange={setFilter} />
          <List
            key={`${filter.game} ${filter.result}`}
            app={app}
            games={fitting(games, filter)}
            actions={{ onContinue, onRename: setRenamed, onSave, onDelete: remove }}
          />
        </>
      ) : null}
      <BackupPanel t={t} backup={backup} isUnsafe={isUnsafe} />
      <RenameDialog
        t={t}
        game={renamed}
        onClose={() => setRenamed(undefined)}
        onRename={(game, name) => void rename(game, name)}
      />
    </div>
  )
}
