// HOT: runs once per leaf. Below: no objects, closures, iterators or exceptions.
import * as blocks from './blocks.ts'

const { TERNARY, WINDOW_PATTERNS } = blocks

/** The bits of a window in one word, once its lower left square is at bit 0: two squares in each of two rows. */
const WINDOW = 0x33

/**
 * The packed sum (`taper.ts`) of what `table` says about the 21 windows of the board; rows of windows from the side
 * to move's own side up, in each the windows from left to right. The words hold men only.
 */
export const patternSum = (
  table: Int32Array,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
): number => {
  let sum = 0
  let base = 0
  for (let shift = 0; shift < 28; shift += 4) {
    const oe = ownEven >>> shift
    const oo = ownOdd >>> shift
    const xe = oppEven >>> shift
    const xo = oppOdd >>> shift
    const left =
      (TERNARY[(oe & WINDOW) | ((oo & WINDOW) << 2)] as number) +
      2 * (TERNARY[(xe & WINDOW) | ((xo & WINDOW) << 2)] as number)
    const middle =
      (TERNARY[((oe >>> 1) & WINDOW) | (((oo >>> 1) & WINDOW) << 2)] as number) +
      2 * (TERNARY[((xe >>> 1) & WINDOW) | (((xo >>> 1) & WINDOW) << 2)] as number)
    const right =
      (TERNARY[((oe >>> 2) & WINDOW) | (((oo >>> 2) & WINDOW) << 2)] as number) +
      2 * (TERNARY[((xe >>> 2) & WINDOW) | (((xo >>> 2) & WINDOW) << 2)] as number)
    sum +=
      (table[base + left] as number) +
      (table[base + WINDOW_PATTERNS + middle] as number) +
      (table[base + 2 * WINDOW_PATTERNS + right] as number)
    base += 3 * WINDOW_PATTERNS
  }
  return sum
}
