import type { Position } from '@tama/engine'
import type { Score } from '@tama/search'

/** Scores nearer to zero than this count as even, in centimen. */
const EVEN_CENTIMEN = 50
/** With so few pieces on the board an even game is given up as drawn. */
const FEW_PIECES = 8
/** After so many plies without progress too. */
const LONG_QUIET_PLIES = 20

/**
 * Whether the computer takes a draw that is offered to it.
 * @param score from the side of the person who offers
 * @param quietPlies plies since the last capture or forward step of a man
 */
export const takesDraw = (score: Score, { board }: Position, quietPlies: number): boolean => {
  if (score.kind === 'win') return score.plies > 0
  if (score.centimen >= EVEN_CENTIMEN) return true
  if (score.centimen <= -EVEN_CENTIMEN) return false
  const pieces = board.filter((piece) => piece !== undefined).length
  return pieces <= FEW_PIECES || quietPlies >= LONG_QUIET_PLIES
}
