import type { TimeControl } from './time-control.ts'

/** A game is planned as if so many moves were still to come. */
const MOVES_TO_COME = 30
/** Of what each move adds, so much may be used at once. */
const SHARE_OF_GAIN = 0.8
/** What the way to the engine and back may cost, in milliseconds. */
const WAY_MS = 80
/** Less than this is no search. */
const LEAST_MS = 20

/** How long the computer may think about a move with `leftMs` on its clock, in milliseconds. */
export const thinkTime = (leftMs: number, { kind, addSeconds }: TimeControl): number => {
  const gainMs = kind === 'fischer' || kind === 'bronstein' ? addSeconds * 1000 : 0
  const wanted = leftMs / MOVES_TO_COME + gainMs * SHARE_OF_GAIN
  return Math.max(LEAST_MS, Math.min(wanted, leftMs / 2) - WAY_MS)
}
