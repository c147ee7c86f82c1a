import type { Refusal } from '@tama/board'
import {
  agreeDraw,
  type Game,
  type Move,
  opponent,
  playMove,
  resign,
  standingAt,
  unreachable,
} from '@tama/engine'
import { parseMove } from '@tama/engine/notation'
import type { EngineAnswer } from '@tama/search/client'
import { onlyHuman, TWO_HUMANS } from '../../seats.ts'
import { takesDraw } from './draw-answer.ts'
import {
  type EngineTask,
  type EngineTrouble,
  IDLE,
  isHumanTurn,
  isPlaying,
  isThinking,
  livePosition,
  type PlayState,
  type Purpose,
  type Question,
  shownPly,
} from './state.ts'
import { playAgain, takeBack } from './turns-back.ts'

/** Where to look: a ply, or a step from the one that is shown. */
export type LookAt = number | 'first' | 'previous' | 'next' | 'last'

/** Everything that can happen to a game. */
export type PlayEvent =
  /** A person entered a whole legal move. */
  | { readonly type: 'moved'; readonly move: Move }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'took-back' }
  | { readonly type: 'played-again' }
  | { readonly type: 'hint-asked' }
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'answered'; readonly yes: boolean }
  | { readonly type: 'looked'; readonly at: LookAt }
  | { readonly type: 'flipped' }
  | { readonly type: 'result-closed' }
  | { readonly type: 'engine-answered'; readonly id: number; readonly answer: EngineAnswer }
  | { readonly type: 'engine-slow'; readonly id: number }
  /** The user wants the computer to move now. */
  | { readonly type: 'hurried' }
  | { readonly type: 'engine-retried' }
  /** The computer's pieces go to a person. */
  | { readonly type: 'computer-left' }

type Busy = EngineTask & { readonly kind: 'busy' }

const ask = (state: PlayState, purpose: Purpose): PlayState => {
  const id = state.lastId + 1
  return {
    ...state,
    lastId: id,
    remark: undefined,
    engine: { kind: 'busy', id, purpose, isSlow: false, isHurried: false },
  }
}

/** The state around another moment of the game: whatever was asked, said or shown about the old one is dropped. */
const withGame = (state: PlayState, game: Game): PlayState => ({
  ...state,
  game,
  engine: IDLE,
  hint: undefined,
  remark: undefined,
})

/** Gives the computer the turn where it has it, and stops it where it has not. Run it after every change. */
export const settle = (state: PlayState): PlayState => {
  const isComputerTurn = isPlaying(state) && !isHumanTurn(state)
  if (isComputerTurn) return state.engine.kind === 'idle' ? ask(state, 'move') : state
  const isOver = !isPlaying(state) && state.engine.kind !== 'idle'
  return isThinking(state) || isOver ? { ...state, engine: IDLE } : state
}

const move = (state: PlayState, played: Move): PlayState => {
  const next = playMove(state.game, played)
  return next.ok ? withGame(state, next.value) : state
}

const fail = (state: PlayState, why: EngineTrouble): PlayState => ({
  ...state,
  engine: { kind: 'failed', why },
})

const answered = (state: PlayState, task: Busy, answer: EngineAnswer): PlayState => {
  if (answer.kind === 'superseded') return state
  const idle: PlayState = { ...state, engine: IDLE }
  const { game } = state
  if (task.purpose === 'draw') {
    const line = answer.kind === 'best' ? answer.info.lines[0] : undefined
    if (line === undefined) return { ...idle, remark: { kind: 'no-draw-answer' } }
    const { position, history } = standingAt(game, game.cursor)
    if (takesDraw(line.score, position, history.quietPlies)) return withGame(state, agreeDraw(game))
    return { ...idle, remark: { kind: 'draw-declined' } }
  }
  const read = answer.kind === 'best' ? parseMove(answer.move, livePosition(state), game.ruleset) : undefined
  if (task.purpose === 'hint') {
    if (!read?.ok) return { ...idle, remark: { kind: 'no-hint' } }
    return { ...idle, hint: { move: read.value, shown: 'piece' }, hintsTaken: state.hintsTaken + 1 }
  }
  if (answer.kind === 'failed') return fail(state, answer.why)
  return read?.ok ? move(state, read.value) : fail(state, 'bad-answer')
}

const hinted = (state: PlayState): PlayState => {
  if (!isHumanTurn(state) || state.engine.kind === 'busy') return state
  const live = { ...state, looking: undefined }
  if (state.hint === undefined) return ask(live, 'hint')
  return { ...live, hint: { ...state.hint, shown: 'move' } }
}

const agreed = (state: PlayState, question: Question): PlayState => {
  const { game, seats } = state
  const human = onlyHuman(seats)
  if (question === 'resign') return withGame(state, resign(game, human ?? livePosition(state).turn))
  if (human === undefined) return withGame(state, agreeDraw(game))
  return isHumanTurn(state) ? ask(state, 'draw') : state
}

const look = (state: PlayState, at: LookAt): PlayState => {
  const { cursor } = state.game
  const shown = shownPly(state)
  const wanted = { first: 0, previous: shown - 1, next: shown + 1, last: cursor }
  const ply = Math.max(0, Math.min(cursor, typeof at === 'number' ? at : wanted[at]))
  return { ...state, looking: ply === cursor ? undefined : ply, remark: undefined }
}

const change = (state: PlayState, event: PlayEvent): PlayState => {
  switch (event.type) {
    case 'moved':
      return isHumanTurn(state) ? { ...move(state, event.move), looking: undefined } : state
    case 'refused':
      return { ...state, remark: { kind: 'refused', refusal: event.refusal } }
    case 'took-back':
    case 'played-again': {
      const turn = event.type === 'took-back' ? takeBack : playAgain
      const game = turn(state.game, state.seats)
      return game === undefined ? state : { ...withGame(state, game), looking: undefined }
    }
    case 'hint-asked':
      return hinted(state)
    case 'asked':
      return isPlaying(state) ? { ...state, question: event.question } : state
    case 'answered': {
      const { question } = state
      const closed = { ...state, question: undefined }
      return event.yes && question !== undefined ? agreed(closed, question) : closed
    }
    case 'looked':
      return look(state, event.at)
    case 'flipped':
      return { ...state, orientation: opponent(state.orientation) }
    case 'result-closed':
      return { ...state, isResultOpen: false }
    case 'engine-answered':
      return state.engine.kind === 'busy' && state.engine.id === event.id
        ? answered(state, state.engine, event.answer)
        : state
    case 'engine-slow':
      return state.engine.kind === 'busy' && state.engine.id === event.id
        ? { ...state, engine: { ...state.engine, isSlow: true } }
        : state
    case 'hurried':
      return state.engine.kind === 'busy' ? { ...state, engine: { ...state.engine, isHurried: true } } : state
    case 'engine-retried':
      return state.engine.kind === 'failed' ? { ...state, engine: IDLE } : state
    case 'computer-left':
      return { ...state, seats: TWO_HUMANS, engine: IDLE }
    default:
      return unreachable(event)
  }
}

/** The game after `event`. Pure: what the engine should do now is read off `engine` by the caller. */
export const reduce = (state: PlayState, event: PlayEvent): PlayState => {
  const next = change(state, event)
  if (next === state) return state
  const hasJustEnded = isPlaying(state) && !isPlaying(next)
  return settle(hasJustEnded ? { ...next, isResultOpen: true, question: undefined } : next)
}
