import { finalSquare, isCapture, type Move, type Position, play, rowOf } from '@tama/engine'

/** A position of a line with what can come back of the positions before it. */
export interface Moment {
  readonly position: Position
  /** The positions since the last capture or forward man step, the oldest first. */
  readonly past: readonly Position[]
}

/** A position that nothing came before. */
export const momentOf = (position: Position): Moment => ({ position, past: [] })

const isProgress = (position: Position, move: Move): boolean =>
  isCapture(move) ||
  (position.board[move.from]?.kind === 'man' && rowOf(move.from) !== rowOf(finalSquare(move)))

/** The moment after a legal move. */
export const momentAfter = ({ position, past }: Moment, move: Move): Moment => ({
  position: play(position, move),
  past: isProgress(position, move) ? [] : [...past, position],
})
