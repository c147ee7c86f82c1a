export { ahead, evenBit, leftOfEven, lowest, oddBit, popcount, rightOfOdd } from './bits.ts'
export { keyAt, squaresOf, type Words, wordsOf } from './bridge.ts'
export { generate, hasCapture } from './generate.ts'
export { diagonalMoves, filePlaces, LINE, rowPlaces } from './line.ts'
export { BLACK, DIAGONAL, modeOf } from './mode.ts'
export {
  CAPTURE,
  CAPTURED_SHIFT,
  createMoveList,
  KING,
  MOST_MOVES,
  type MoveList,
  PROMOTES,
} from './move-list.ts'
export { highChange, highKey, lowChange, lowKey } from './zobrist.ts'
