import { PRESET_IDS, PRESETS, type PresetId, type Result, status } from '@tama/engine'
import { type PdnGame, type PdnRefusal, tagValue } from '@tama/engine/notation'
import { rulesetName } from '@tama/i18n'
import { Button, Select, TextField } from '@tama/ui'
import { useRef, useState } from 'preact/hooks'
import type { App } from '../app.ts'
import { playersOfRecord, stateOfRecord } from './game-record.ts'
import { noteSentence, problemSentence, refusalSentence } from './import-words.ts'
import { type Import, readImport } from './read-import.ts'

/** More games than this are not listed; the file is cut, not the page. */
const GAMES_SHOWN = 100

/** What can be opened of one answer: a game, or what could be read of it. */
const openable = (read: Result<PdnGame, PdnRefusal>): PdnGame | undefined => {
  if (read.ok) return read.value
  const { kept } = read.error
  return kept !== undefined && kept.line.steps.length > 0 ? kept : undefined
}

/** Brings a game of a record in: one that is over is looked through, another goes to the board. */
const openRecord = (app: App, pdn: PdnGame): void => {
  const state = stateOfRecord(pdn, app.seed())
  const players = playersOfRecord(pdn)
  if (status(state.game).kind === 'playing') app.open(state, players)
  else app.reviewRecord({ state, players })
}

interface FoundGameProps {
  readonly app: App
  readonly number: number
  readonly read: Result<PdnGame, PdnRefusal>
  readonly onReadAs: (preset: PresetId) => void
}

/** One game of a text: who played, what is to be known, and what can be opened. */
const FoundGame = ({ app, number, read, onReadAs }: FoundGameProps) => {
  const t = app.t.value
  const game = read.ok ? read.value : read.error.kept
  const opened = openable(read)
  const problem = read.ok ? undefined : read.error.problem
  const players =
    game && [tagValue(game.tags, 'White'), tagValue(game.tags, 'Black')].filter(Boolean).join(' – ')
  const others =
    problem?.kind === 'illegal-move' || problem?.kind === 'ambiguous-move' ? problem.rulesets : []
  const count = game?.line.steps.length ?? 0
  return (
    <li class="card found-game">
      <p>
        <strong>{t('import.game', { number })}</strong> {players ? <bdi>{players}</bdi> : null}{' '}
        {read.ok ? <span class="soft">{t('import.plies', { count })}</span> : null}
      </p>
      {read.ok ? null : (
        <p class="found-problem">
          {t('error.atLine', {
            sentence: problemSentence(t, read.error.problem),
            line: read.error.line,
            column: read.error.column,
          })}
        </p>
      )}
      {read.ok ? null : <p>{count > 0 ? t('import.kept', { count }) : t('import.nothingKept')}</p>}
      {game?.notes.map((note) => (
        <p key={JSON.stringify(note)} class="soft">
          {noteSentence(t, note, game)}
        </p>
      ))}
      <div class="row">
        {opened === undefined ? null : (
          <Button onPress={() => openRecord(app, opened)}>
            {t(read.ok ? 'common.open' : 'import.openKept')}
          </Button>
        )}
        {others.map((preset) => (
          <Button key={preset} onPress={() => onReadAs(preset)}>
            {t('import.tryAs', { ruleset: rulesetName(t, preset) })}
          </Button>
        ))}
      </div>
    </li>
  )
}

/** A game that can be opened without a question. */
const plainGame = (read: Import): PdnGame | undefined => {
  if (read.kind !== 'games' || read.games.length !== 1) return undefined
  const [only] = read.games
  return only?.ok && only.value.notes.length === 0 ? only.value : undefined
}

/** Reads a pasted text or a file and opens what is in it. */
export const ExchangeIn = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const [text, setText] = useState('')
  const [readAs, setReadAs] = useState<PresetId | 'as-text'>('as-text')
  const [read, setRead] = useState<Import | undefined>(undefined)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const usual = app.play.value?.ruleset ?? app.choices.value.ruleset

  const open = (source: string, as: PresetId | 'as-text') => {
    setIsUnreadable(false)
    const next = readImport(source, usual, as === 'as-text' ? undefined : PRESETS[as])
    const game = plainGame(next)
    setRead(next)
    if (next.kind === 'position') app.playFrom(next.position, next.ruleset)
    else if (next.kind === 'link') {
      app.dialog.value = undefined
      app.go({ screen: 'link', link: next.link })
    } else if (game !== undefined) openRecord(app, game)
  }
  const openAs = (as: PresetId | 'as-text') => {
    setReadAs(as)
    open(text, as)
  }
  const openFile = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      const source = await file.text()
      setText(source)
      open(source, readAs)
    } catch {
      setIsUnreadable(true)
    }
  }
  const found = read?.kind === 'games' ? read.games.flatMap((game) => openable(game) ?? []) : []
  const keepAll = async () => {
    const kept = await app.keepRecords(
      found.map((pdn) => ({ state: stateOfRecord(pdn, app.seed()), players: playersOfRecord(pdn) })),
    )
    if (kept !== undefined) app.notices.say(t('import.keptAll', { count: kept }))
  }
  const error = isUnreadable ? t('import.fileFailed') : read && refusalSentence(t, read)
  return (
    <section class="exchange-part" aria-labelledby="exchange-in">
      <h3 id="exchange-in">{t('pdn.importTitle')}</h3>
      <TextField
        id="exchange-text"
        label={t('pdn.importHint')}
        code
        rows={4}
        value={text}
        onInput={(next) => {
          setText(next)
          setRead(undefined)
        }}
        {...(error === undefined ? {} : { error })}
      />
      <Select
        label={t('import.readAs')}
        value={readAs}
        options={[
          { value: 'as-text' as const, label: t('import.asText') },
          ...PRESET_IDS.map((preset) => ({ value: preset, label: t(`ruleset.${preset}`) })),
        ]}
        onChange={setReadAs}
      />
      <input
        ref={picker}
        class="visually-hidden"
        type="file"
        accept=".pdn,.fen,.txt,text/plain"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const input = event.currentTarget
          void openFile(input.files?.[0]).then(() => {
            input.value = ''
          })
        }}
      />
      <div class="row">
        <Button kind="primary" onPress={() => open(text, readAs)}>
          {t('common.open')}
        </Button>
        <Button icon="upload" onPress={() => picker.current?.click()}>
          {t('pdn.file')}
        </Button>
      </div>
      {read?.kind === 'games' && plainGame(read) === undefined ? (
        <div role="status">
          <p class="soft">{t('import.games', { count: found.length })}</p>
          {found.length > 1 ? (
            <Button icon="plus" onPress={() => void keepAll()}>
              {t('import.keepAll')}
            </Button>
          ) : null}
          <ul class="found-games">
            {read.games.slice(0, GAMES_SHOWN).map((game, index) => (
              <FoundGame key={index} app={app} number={index + 1} read={game} onReadAs={openAs} />
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}
