export {
  ahead,
  evenBit,
  LEFT_EDGE,
  leftOfEven,
  lowest,
  oddBit,
  popcount,
  RIGHT_EDGE,
  rightOfOdd,
} from './bits.ts'
export { keyAt, squaresOf, type Words, wordsOf } from './bridge.ts'
export { capturingMenEven, capturingMenOdd, kingCaptures } from './captures.ts'
export { generate, hasCapture } from './generate.ts'
export { diagonalMoves, fallingPlaces, filePlaces, LINE, risingPlaces, rowPlaces } from './line.ts'
export { AT_END, BLACK, DIAGONAL, modeOf, REVERSAL } from './mode.ts'
export {
  CAPTURE,
  CAPTURED_SHIFT,
  createMoveList,
  fromOf,
  KING,
  MOST_MOVES,
  type MoveList,
  PROMOTES,
  toOf,
} from './move-list.ts'
export { countLeaves } from './perft.ts'
export { highChange, highKey, lowChange, lowKey } from './zobrist.ts'
