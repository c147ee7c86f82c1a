import { fileOf, rowOf, SQUARES, type Square } from '@tama/engine'
import { pack } from './taper.ts'
import type { Weights } from './weights.ts'

/** Weights in the shape the evaluation reads: packed early and late values (`taper.ts`). */
export interface EvalTables {
  /**
   * The sum of `manOn` for the men of two rows in one word: index word << 10 | byte number << 8 | byte, where word is
   * 0 for the even one and 1 for the odd one.
   */
  readonly whiteMen: Int32Array
  /** The same for Black. */
  readonly blackMen: Int32Array
  /** By row from the owner's side. */
  readonly passed: Int32Array
  readonly runaway: Int32Array
  readonly man: number
  readonly king: number
  readonly onlyKing: number
  readonly safeStep: number
  readonly blocked: number
  readonly backed: number
  readonly paired: number
  readonly kingReach: number
  readonly kingInside: Int32Array
  readonly tempo: number
}

/** Sums a value per square over every byte of the even and the odd word. */
const byteSums = (valueOn: (square: Square) => number): Int32Array => {
  const sums = new Int32Array(2 << 10)
  for (const square of SQUARES) {
    const bit = square >> 1
    const base = ((square & 1) << 10) | ((bit >> 3) << 8)
    const value = valueOn(square)
    for (let byte = 0; byte < 256; byte++) {
      if ((byte >> (bit & 7)) & 1) sums[base | byte] = (sums[base | byte] as number) + value
    }
  }
  return sums
}

/** Which pair of mirrored files a square is on: 0 for a and h .. 3 for d and e. */
const filePair = (square: Square): 0 | 1 | 2 | 3 =>
  Math.min(fileOf(square), 7 - fileOf(square)) as 0 | 1 | 2 | 3

/** Prepares weights for the evaluation. */
export const evalTables = (weights: Weights): EvalTables => {
  const onSquare = (row: number, square: Square): number => {
    const pairs = weights.manOn[row]
    return pairs === undefined ? 0 : pack(pairs[filePair(square)])
  }
  const byRow = (values: Weights['passed']): Int32Array => {
    const rows = new Int32Array(8)
    values.forEach((value, row) => {
      rows[row] = pack(value)
    })
    return rows
  }
  return {
    whiteMen: byteSums((square) => onSquare(rowOf(square), square)),
    blackMen: byteSums((square) => onSquare(7 - rowOf(square), square)),
    passed: byRow(weights.passed),
    runaway: byRow(weights.runaway),
    man: pack(weights.man),
    king: pack(weights.king),
    onlyKing: pack(weights.onlyKing),
    safeStep: pack(weights.safeStep),
    blocked: pack(weights.blocked),
    backed: pack(weights.backed),
    paired: pack(weights.paired),
    kingReach: pack(weights.kingReach),
    kingInside: byRow(weights.kingInside),
    tempo: pack(weights.tempo),
  }
}
