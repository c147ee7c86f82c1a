import { type Colour, positionOf, runOutOfTime } from '@tama/engine'
import { afterMove, halt, lowMs, setGoing, timeLeft, turnAnew, usedBy } from '../../clock/game-clock.ts'
import { isPlaying, livePosition, type PlayState } from './state.ts'

/** What a side has left now, in milliseconds; undefined in a game without clocks. */
export const leftTo = (state: PlayState, colour: Colour, nowMs: number): number | undefined => {
  const { clock, game } = state
  return clock && timeLeft(clock, colour, { ply: game.cursor, turn: positionOf(game).turn, nowMs })
}

/** True while whoever is to move has little time left. */
export const isTimeShort = (state: PlayState, nowMs: number): boolean => {
  const leftMs = leftTo(state, livePosition(state).turn, nowMs)
  return state.clock !== undefined && leftMs !== undefined && leftMs <= lowMs(state.clock.control)
}

/** What the turn on the board has taken so far, in milliseconds; undefined in a game without clocks. */
export const usedInTurn = ({ clock }: PlayState, nowMs: number): number | undefined =>
  clock && usedBy(clock, nowMs)

/** True when a clock may run: not before the first move, not while the game is paused or over, nor when the computer cannot move. */
export const mayRun = (state: PlayState): boolean =>
  state.clock !== undefined &&
  state.pause === 'no' &&
  state.game.cursor > 0 &&
  state.engine.kind !== 'failed' &&
  isPlaying(state)

/** True while a clock runs. */
export const isRunning = ({ clock }: PlayState): boolean => clock?.sinceMs !== undefined

/** The side whose time is up; undefined while nobody's is. */
const fallenFlag = (state: PlayState, nowMs: number): Colour | undefined => {
  if (!isRunning(state)) return undefined
  const { turn } = livePosition(state)
  return leftTo(state, turn, nowMs) === 0 ? turn : undefined
}

/** The game lost on time where a clock has run out. */
export const withFlag = (state: PlayState, nowMs: number): PlayState => {
  const loser = fallenFlag(state, nowMs)
  return loser === undefined ? state : { ...state, game: runOutOfTime(state.game, loser) }
}

/** The clock of the side to move begins to run, or what it has run is counted. */
export const withClockGoing = (state: PlayState, nowMs: number): PlayState =>
  state.clock !== undefined && mayRun(state) ? { ...state, clock: setGoing(state.clock, nowMs) } : state

/** True when the last ply was played just now, and not played again. */
const isNewPly = ({ game: before }: PlayState, { game: after }: PlayState): boolean =>
  after.cursor === before.cursor + 1 && after.plies[before.cursor] !== before.plies[before.cursor]

/**
 * The clocks after whatever changed `before` into `after`: a move is counted, another ply of the game has its own
 * times, a lost turn that is taken back begins anew, and nothing runs that may not.
 */
export const withClock = (before: PlayState, after: PlayState, nowMs: number): PlayState => {
  const { clock, game } = after
  if (clock === undefined) return after
  if (isNewPly(before, after)) {
    return { ...after, clock: afterMove(clock, livePosition(before).turn, before.game.cursor, nowMs) }
  }
  const isLate = isPlaying(after) && leftTo(after, livePosition(after).turn, nowMs) === 0
  if (game.cursor !== before.game.cursor || isLate) return { ...after, clock: turnAnew(clock) }
  return isRunning(after) && !mayRun(after) ? { ...after, clock: halt(clock, nowMs) } : after
}
