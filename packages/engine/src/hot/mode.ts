import type { Colour } from '../piece.ts'
import type { Ruleset } from '../ruleset.ts'

/** Set when Black is to move. The other bits are options of the ruleset and never change during a game. */
export const BLACK = 1
/** The ruleset has diagonal moves. */
export const DIAGONAL = 2
/** The ruleset allows a capture to turn back on itself. */
export const REVERSAL = 4
/** A man that reaches the last row in mid-capture stays a man until the move ends. */
export const AT_END = 8

/** The side to move and what move generation must know of `ruleset`, packed in one small int. */
export const modeOf = (ruleset: Ruleset, turn: Colour): number =>
  (turn === 'black' ? BLACK : 0) |
  (ruleset.diagonalMoves ? DIAGONAL : 0) |
  (ruleset.reversal === 'allowed' ? REVERSAL : 0) |
  (ruleset.promotion === 'atEnd' ? AT_END : 0)
