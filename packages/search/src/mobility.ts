// HOT: runs once per leaf. Below: no objects, closures, iterators or exceptions.
import { ahead, BLACK, DIAGONAL, leftOfEven, rightOfOdd } from '@tama/engine/hot'

/** True when the side to move has a quiet move; only asked when it cannot capture, so false means that it has lost. */
export const hasQuiet = (
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): boolean => {
  const emptyEven = ~(ownEven | oppEven)
  const emptyOdd = ~(ownOdd | oppOdd)
  const black = mode & BLACK
  const aheadEven = ahead(ownEven, black)
  const aheadOdd = ahead(ownOdd, black)
  // 1. Any piece ahead or sideways: nearly always enough.
  if (
    ((aheadEven | ownOdd | rightOfOdd(ownOdd)) & emptyEven) |
    ((aheadOdd | ownEven | leftOfEven(ownEven)) & emptyOdd)
  ) {
    return true
  }
  // 2. Diagonally ahead; 3. kings backwards.
  const ownKingsEven = ownEven & kingsEven
  const ownKingsOdd = ownOdd & kingsOdd
  const backEven = ahead(ownKingsEven, black ^ 1)
  const backOdd = ahead(ownKingsOdd, black ^ 1)
  if ((backEven & emptyEven) | (backOdd & emptyOdd)) return true
  if ((mode & DIAGONAL) === 0) return false
  const slantEven = aheadEven | backEven
  const slantOdd = aheadOdd | backOdd
  return (
    (((slantOdd | rightOfOdd(slantOdd)) & emptyEven) | ((slantEven | leftOfEven(slantEven)) & emptyOdd)) !== 0
  )
}
