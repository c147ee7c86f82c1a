import { makeRuleset } from '@tama/engine/notation'
import { goalText, rulesetName } from '@tama/i18n'
import { remainingDefences } from '@tama/puzzles'
import { Button, Icon, type IconName } from '@tama/ui'
import type { App } from '../../app.ts'
import { ConfirmBar } from '../play/confirm-bar.tsx'
import { ANY_MOVE, MoveEntry } from '../play/move-box.tsx'
import type { Band } from './collection.ts'
import { mayAnswer, positionAfter, type SolverEvent, type SolverState } from './model.ts'
import { SolverLine } from './solver-line.tsx'
import { SolverTools } from './solver-tools.tsx'
import { type Mood, wordFor } from './solver-words.ts'
import { isTheme } from './themes.ts'

/** Where a puzzle stands in its collection. */
export interface PuzzlePlace {
  readonly number: number
  readonly total: number
  readonly band: Band
}

export interface SolverPanelProps {
  readonly app: App
  readonly state: SolverState
  /** Undefined for a puzzle that came by link. */
  readonly place: PuzzlePlace | undefined
  readonly send: (event: SolverEvent) => void
  /** Goes to the next puzzle; undefined where there is none. */
  readonly onNext: (() => void) | undefined
}

/** The way back to the list, and which puzzle it is. */
const Head = ({ app, state, place }: Pick<SolverPanelProps, 'app' | 'state' | 'place'>) => {
  const t = app.t.value
  return (
    <header class="solver-head">
      <a class="solver-back" href="#/puzzles">
        <Icon name="previous" />
        <span>{t('app.puzzles')}</span>
      </a>
      <p class="solver-facts soft">
        {rulesetName(t, makeRuleset(state.solving.puzzle.ruleset))}
        {place === undefined ? null : ` · ${t('solve.number', { number: place.number })}`}
        {place === undefined ? null : <span class="solver-band"> · {t(`solve.${place.band}`)}</span>}
      </p>
    </header>
  )
}

/** Who is to move and what is to be reached. */
const Task = ({ app, state }: Pick<SolverPanelProps, 'app' | 'state'>) => {
  const t = app.t.value
  const { position, goal, inTurns, title, author } = state.solving.puzzle
  return (
    <div class="task">
      <svg class={`task-stone stone-${position.turn}`} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8.500" />
      </svg>
      <div class="task-words">
        <p class="task-side">{t(`side.toMove.${position.turn}`)}</p>
        <h1 id="solver-title" class="task-goal" tabIndex={-1}>
          {goalText(t, goal, inTurns)}
        </h1>
        {title === undefined && author === undefined ? null : (
          <p class="task-about soft">
            {title === undefined ? null : <bdi>{title}</bdi>}
            {title === undefined || author === undefined ? null : ' · '}
            {author === undefined ? null : t('solve.by', { author })}
          </p>
        )}
      </div>
    </div>
  )
}

const MOOD_ICONS: Readonly<Record<Mood, IconName>> = {
  ask: 'search',
  good: 'check',
  bad: 'close',
  doubt: 'info',
  busy: 'computer',
}

/** What is said to the solver, heard as soon as it changes. */
const Say = ({ app, state }: Pick<SolverPanelProps, 'app' | 'state'>) => {
  const { mood, text } = wordFor(app.t.value, state)
  // The board itself says aloud why a touched piece does not move.
  const isSpoken = state.remark?.kind !== 'refused'
  return (
    <div class={`say say-${mood}`}>
      <Icon name={MOOD_ICONS[mood]} />
      <p class="say-text" role="status">
        {isSpoken ? text : ''}
      </p>
      {isSpoken ? null : <p class="say-text">{text}</p>}
    </div>
  )
}

/** What there is to do at the end, and while the board waits for a word. */
const Onward = ({ app, state, send, onNext }: Omit<SolverPanelProps, 'place'>) => {
  const t = app.t.value
  const { solving } = state
  switch (solving.phase.kind) {
    case 'mistaken':
      return (
        <div class="row onward">
          <Button kind="primary" icon="undo" onPress={() => send({ kind: 'put-back' })}>
            {t('solve.putBack')}
          </Button>
        </div>
      )
    case 'showing':
      return (
        <div class="row onward">
          <Button kind="primary" icon="next" onPress={() => send({ kind: 'next' })}>
            {t('play.next')}
          </Button>
        </div>
      )
    case 'solved': {
      const defences = remainingDefences(solving)
      return (
        <div class="row onward">
          {onNext === undefined ? null : (
            <Button kind="primary" icon="next" onPress={onNext}>
              {t('solve.next')}
            </Button>
          )}
          {defences === 0 ? null : (
            <Button icon="stack" onPress={() => send({ kind: 'next-defence' })}>
              {t('solve.defences', { count: defences })}
            </Button>
          )}
        </div>
      )
    }
    default:
      return null
  }
}

/** What is to be known of a puzzle once it is solved: before, it would tell too much. */
const About = ({ app, state }: Pick<SolverPanelProps, 'app' | 'state'>) => {
  const t = app.t.value
  const { phase, puzzle, record } = state.solving
  if (phase.kind !== 'solved') return null
  const { themes, rating, notes } = puzzle
  const facts = [
    ...(record.mistakes === 0 ? [] : [t('solve.mistakes', { count: record.mistakes })]),
    ...(record.help === 0 ? [] : [t('play.hintsTaken', { count: record.help })]),
    ...(rating === undefined ? [] : [t('solve.rating', { rating: String(Math.round(rating)) })]),
  ]
  return (
    <div class="puzzle-about">
      {themes.length === 0 ? null : (
        <ul class="puzzle-themes" aria-label={t('solve.theme')}>
          {themes.filter(isTheme).map((theme) => (
            <li key={theme}>{t(`puzzle.theme.${theme}`)}</li>
          ))}
        </ul>
      )}
      {facts.length === 0 ? null : <p class="soft">{facts.join(' · ')}</p>}
      {notes === undefined ? null : (
        <p class="puzzle-notes">
          <bdi>{notes}</bdi>
        </p>
      )}
    </div>
  )
}

/** Where a move can be typed. */
const Entry = ({ app, state, send }: Pick<SolverPanelProps, 'app' | 'state' | 'send'>) => {
  const { ruleset } = state.solving.puzzle
  return (
    <MoveEntry
      app={app}
      position={positionAfter(state, state.shown.length)}
      ruleset={ruleset}
      isOpen={mayAnswer(state)}
      example={ANY_MOVE}
      onMove={(move) => send({ kind: 'move', move })}
    />
  )
}

/** Everything about a puzzle beside its board. */
export const SolverPanel = (props: SolverPanelProps) => {
  const { app, state, place, send, onNext } = props
  return (
    <section class="side solver" aria-labelledby="solver-title">
      <Head app={app} state={state} place={place} />
      <Task app={app} state={state} />
      <Say app={app} state={state} />
      <ConfirmBar
        app={app}
        position={positionAfter(state, state.shown.length)}
        ruleset={state.solving.puzzle.ruleset}
      />
      <Onward app={app} state={state} send={send} onNext={onNext} />
      <SolverLine app={app} state={state} send={send} />
      <About app={app} state={state} />
      {state.solving.phase.kind === 'solved' ? null : <Entry app={app} state={state} send={send} />}
      <SolverTools app={app} state={state} send={send} />
    </section>
  )
}
