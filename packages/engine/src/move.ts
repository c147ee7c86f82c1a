import type { Square } from './square.ts'

/** One whole turn. It tells the whole story: nobody reconstructs a capture from two boards. */
export interface Move {
  readonly from: Square
  /** Squares landed on, in order; the last is where the piece stays. Never empty. */
  readonly path: readonly [Square, ...Square[]]
  /** Squares of the pieces taken, in the order they are taken; one for each landing. Empty for a quiet move. */
  readonly captured: readonly Square[]
  /** True when a man ends this move as a king. */
  readonly promotes: boolean
}

/** Where the piece stays at the end. */
export const finalSquare = (move: Move): Square => move.path[move.path.length - 1] as Square

/** True when the move takes at least one piece. */
export const isCapture = (move: Move): boolean => move.captured.length > 0

/**
 * The identity of a move (rule 11): start, final square, set of captured squares and final kind.
 * Two routes of one move give the same text; it is a key, not a notation.
 */
export const moveKey = (move: Move): string =>
  `${move.from}-${finalSquare(move)}x${[...move.captured].sort((a, b) => a - b).join(',')}${move.promotes ? 'K' : ''}`

/** True when both are the same move in the sense of rule 11, however routed. */
export const sameMove = (a: Move, b: Move): boolean => moveKey(a) === moveKey(b)
