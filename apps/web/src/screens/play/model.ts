import { premovedMove, type Refusal } from '@tama/board'
import { legalRoutes, type Move, opponent, unreachable } from '@tama/engine'
import type { EngineAnswer } from '@tama/search/client'
import { TWO_HUMANS } from '../../seats.ts'
import { answered } from './answers.ts'
import { type ByLink, changedByLink } from './by-link.ts'
import { ask, movedOn, withGame } from './moving.ts'
import { agreed, hinted } from './requests.ts'
import {
  IDLE,
  isComputerTurn,
  isPlaying,
  isThinking,
  livePosition,
  mayMove,
  mayPause,
  type PlayState,
  type Question,
  shownPly,
} from './state.ts'
import { withClock, withClockGoing, withFlag } from './time.ts'
import { playAgain, takeBack } from './turns-back.ts'

/** Where to look: a ply, or a step from the one that is shown. */
export type LookAt = number | 'first' | 'previous' | 'next' | 'last'

/** Everything that can happen to a game. */
export type PlayEvent =
  /** A person entered a whole legal move. */
  | { readonly type: 'moved'; readonly move: Move }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** A person entered a move for the next turn, or took it back. */
  | { readonly type: 'premoved'; readonly premove: Move | undefined }
  /** The board has shown the move before it: what was entered in advance is played now. */
  | { readonly type: 'premove-due' }
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
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  /** While paused: the computer makes one move. */
  | { readonly type: 'stepped' }
  /** The board shows the game as it stands: the clock of the side to move may run. Also counts what has run so far. */
  | { readonly type: 'clock-set' }
  /** Time has passed: somebody's may be up. */
  | { readonly type: 'clock-looked' }
  | { readonly type: 'result-counted' }
  | ByLink

/** Gives the computer the turn where it has it, and stops it where it has not. Run it after every change. */
export const settle = (state: PlayState): PlayState => {
  if (isComputerTurn(state) && state.pause !== 'paused') {
    return state.engine.kind === 'idle' ? ask(state, 'move') : state
  }
  const isOver = !isPlaying(state) && state.engine.kind !== 'idle'
  return isThinking(state) || isOver ? { ...state, engine: IDLE } : state
}

const look = (state: PlayState, at: LookAt): PlayState => {
  const { cursor } = state.game
  const shown = shownPly(state)
  const wanted = { first: 0, previous: shown - 1, next: shown + 1, last: cursor }
  const ply = Math.max(0, Math.min(cursor, typeof at === 'number' ? at : wanted[at]))
  return { ...state, looking: ply === cursor ? undefined : ply, remark: undefined }
}

/** What was entered in advance, played if it can be; nobody is surprised by another move in its place. */
const premovePlayed = (state: PlayState): PlayState => {
  const { premove, game } = state
  if (premove === undefined || !mayMove(state)) return state
  const played = premovedMove(legalRoutes(livePosition(state), game.ruleset), premove)
  const next = played === undefined ? state : movedOn(state, played)
  return next.game === game
    ? { ...state, premove: undefined, remark: { kind: 'premove-gone' } }
    : { ...next, premove: undefined, looking: undefined }
}

const turnedBack = (state: PlayState): PlayState => {
  const game = takeBack(state)
  if (game === undefined) return state
  const takeBacks = state.link === undefined ? state.takeBacks + 1 : 0
  return { ...withGame(state, game), looking: undefined, takeBacks }
}

const playedAgain = (state: PlayState): PlayState => {
  const game = playAgain(state)
  return game === undefined ? state : { ...withGame(state, game), looking: undefined }
}

const change = (state: PlayState, event: PlayEvent, nowMs: number): PlayState => {
  switch (event.type) {
    case 'moved':
      return mayMove(state) ? { ...movedOn(state, event.move), looking: undefined } : state
    case 'refused':
      return { ...state, remark: { kind: 'refused', refusal: event.refusal } }
    case 'premoved':
      return isThinking(state) || event.premove === undefined ? { ...state, premove: event.premove } : state
    case 'premove-due':
      return premovePlayed(state)
    case 'took-back':
      return turnedBack(state)
    case 'played-again':
      return playedAgain(state)
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
      return { ...state, seats: TWO_HUMANS, engine: IDLE, pause: 'no' }
    case 'paused':
      return mayPause(state) ? { ...state, pause: 'paused' } : state
    case 'resumed':
      return { ...state, pause: 'no' }
    case 'stepped':
      return mayPause(state) && isComputerTurn(state) ? { ...state, pause: 'step' } : state
    case 'clock-set':
      return withClockGoing(state, nowMs)
    case 'clock-looked':
      return state
    case 'result-counted':
      return { ...state, isCounted: true }
    case 'handed-over':
    case 'draw-offered':
    case 'draw-answered':
      return changedByLink(state, event)
    default:
      return unreachable(event)
  }
}

/**
 * The game after `event`, which happened at `nowMs` of the page's clock. Pure: what the engine should do now is read
 * off `engine` by the caller. A clock that has run out counts before the event does.
 */
export const reduce = (state: PlayState, event: PlayEvent, nowMs: number): PlayState => {
  const told = withFlag(state, nowMs)
  const next = change(told, event, nowMs)
  if (next === state) return state
  const hasJustEnded = isPlaying(state) && !isPlaying(next)
  const ended: PlayState = hasJustEnded
    ? { ...next, isResultOpen: true, question: undefined, premove: undefined, pause: 'no' }
    : next
  const settled = settle(ended)
  return withClock(state, settled, nowMs)
}
