import type { Colour } from '@tama/engine'
import type { TimeControl } from './time-control.ts'

/** Milliseconds left to each side. */
export type TimeLeft = Readonly<Record<Colour, number>>

/**
 * The clocks of a game as data; what the time is now is always handed in. Whose clock it is is not kept here: it is
 * the side to move.
 */
export interface GameClock {
  readonly control: TimeControl
  /** What the sides had when the turn after so many plies began; one entry more than there are plies. */
  readonly turns: readonly TimeLeft[]
  /** What the turn on the board has used, without what ran since `sinceMs`. */
  readonly usedMs: number
  /** The moment since when the clock of the side to move runs; undefined while it stands. */
  readonly sinceMs: number | undefined
}

/** Both clocks full, and standing, in a game that has `plies` plies on the board. */
export const newClock = (control: TimeControl, plies = 0): GameClock => {
  const full = control.baseSeconds * 1000
  const turns = Array.from({ length: plies + 1 }, () => ({ white: full, black: full }))
  return { control, turns, usedMs: 0, sinceMs: undefined }
}

/** What the turn on the board has used so far, in milliseconds. */
export const usedBy = ({ usedMs, sinceMs }: GameClock, nowMs: number): number =>
  sinceMs === undefined ? usedMs : usedMs + Math.max(0, nowMs - sinceMs)

const turnAt = ({ turns }: GameClock, ply: number): TimeLeft =>
  turns[Math.min(ply, turns.length - 1)] as TimeLeft

/**
 * What `colour` has left now, 0 or more, in milliseconds.
 * @param ply plies on the board
 * @param turn the side to move there
 */
export const timeLeft = (
  clock: GameClock,
  colour: Colour,
  { ply, turn, nowMs }: { readonly ply: number; readonly turn: Colour; readonly nowMs: number },
): number => {
  const left = turnAt(clock, ply)[colour]
  return Math.max(0, colour === turn ? left - usedBy(clock, nowMs) : left)
}

/** The clock of the side to move runs from now on; what it has run before is counted. */
export const setGoing = (clock: GameClock, nowMs: number): GameClock => ({
  ...clock,
  usedMs: usedBy(clock, nowMs),
  sinceMs: nowMs,
})

/** No clock runs any more; what has run is counted. */
export const halt = (clock: GameClock, nowMs: number): GameClock =>
  clock.sinceMs === undefined ? clock : { ...clock, usedMs: usedBy(clock, nowMs), sinceMs: undefined }

const gainOf = ({ kind, addSeconds }: TimeControl, usedMs: number): number => {
  if (kind === 'fischer') return addSeconds * 1000
  return kind === 'bronstein' ? Math.min(usedMs, addSeconds * 1000) : 0
}

/** The clocks after `mover` has made a move at `ply`: its time is counted, the other side's clock stands until it is set going. */
export const afterMove = (clock: GameClock, mover: Colour, ply: number, nowMs: number): GameClock => {
  const usedMs = usedBy(clock, nowMs)
  const before = turnAt(clock, ply)
  const left = Math.max(0, before[mover] - usedMs) + gainOf(clock.control, usedMs)
  const turns = [...clock.turns.slice(0, ply + 1), { ...before, [mover]: left }]
  return { ...clock, turns, usedMs: 0, sinceMs: undefined }
}

/** The clocks as they were when the turn on the board began; they stand. For a game that has gone to another ply. */
export const turnAnew = (clock: GameClock): GameClock => ({ ...clock, usedMs: 0, sinceMs: undefined })

/** From here on time is short: 20 seconds, less in very short games. */
export const lowMs = ({ baseSeconds }: TimeControl): number => Math.min(20_000, (baseSeconds * 1000) / 6)
