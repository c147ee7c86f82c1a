import { hasCapture, lowest, popcount } from '@tama/engine/hot'
import {
  kingPlaces,
  mirrorPattern,
  passers,
  safeSteps,
  WEIGHT_AT,
  WINDOW_PATTERNS,
  WINDOW_ROWS,
  WINDOWS_A_ROW,
  windowSquares,
} from '@tama/search/tree'

/** The weights that a position uses and how often each: `entries[i] & INDEX_MASK` with count `entries[i] >>> COUNT_SHIFT`. */
export const COUNT_SHIFT = 17
export const INDEX_MASK = (1 << COUNT_SHIFT) - 1
/** The most entries that a position needs. */
export const MOST_ENTRIES = 128

/** The mode of the rules as the evaluation wants it, Black's bit left out. */
const BLACK = 1

/** One window: its squares with the worth of a digit at each, and where its weights are. */
const WINDOWS = Array.from({ length: WINDOW_ROWS * WINDOWS_A_ROW }, (_, at) => {
  const row = Math.trunc(at / WINDOWS_A_ROW)
  const column = at % WINDOWS_A_ROW
  return {
    squares: windowSquares(row, column),
    column,
    base: WEIGHT_AT.patterns + (2 * row + (column === 1 ? 1 : 0)) * WINDOW_PATTERNS,
  }
})

const MIRRORED = Int32Array.from({ length: WINDOW_PATTERNS }, (_, index) => mirrorPattern(index))
const NO_SQUARES = new Int32Array(64)
/** A digit in base sixteen for each row: the sum of a table by row is then a count of each. */
const ROW_DIGITS = Int32Array.from({ length: 8 }, (_, row) => (row < 7 ? 16 ** row : 0))
const NO_ROWS = new Int32Array(8)

const cells = new Uint8Array(64)

/**
 * Writes the features of the position at `words[at]` .. `words[at + 5]`, whose side to move goes up, into `entries`
 * from `start`; returns their end. The sum of the named weights is what `evaluate` in @tama/search computes.
 */
export const writeFeatures = (
  mode: number,
  words: Int32Array,
  at: number,
  entries: Int32Array,
  start: number,
): number => {
  let end = start
  const put = (index: number, count: number): void => {
    if (count > 0) entries[end++] = index | (count << COUNT_SHIFT)
  }
  const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] = words.subarray(
    at,
    at + 6,
  )
  // 1. Pieces.
  cells.fill(0)
  let ownMen = 0
  let oppMen = 0
  let ownKings = 0
  let oppKings = 0
  const place = (word: number, parity: number, isOwn: boolean): void => {
    for (let rest = word; rest !== 0; rest &= rest - 1) {
      const bit = lowest(rest)
      const square = (bit << 1) | parity
      const pair = (square >> 3) * 4 + Math.min(square & 7, 7 - (square & 7))
      if (((parity ? kingsOdd : kingsEven) >>> bit) & 1) {
        put((isOwn ? WEIGHT_AT.ownKing : WEIGHT_AT.oppKing) + pair, 1)
        if (isOwn) ownKings++
        else oppKings++
      } else {
        put((isOwn ? WEIGHT_AT.ownMan : WEIGHT_AT.oppMan) + pair, 1)
        cells[square] = isOwn ? 1 : 2
        if (isOwn) ownMen++
        else oppMen++
      }
    }
  }
  place(ownEven, 0, true)
  place(ownOdd, 1, true)
  place(oppEven, 0, false)
  place(oppOdd, 1, false)
  const ahead = Math.max(-4, Math.min(4, ownMen - oppMen))
  put(WEIGHT_AT.material + (Math.min(3, ownKings) * 4 + Math.min(3, oppKings)) * 9 + ahead + 4, 1)
  // 2. Windows.
  for (const { squares, column, base } of WINDOWS) {
    let index = 0
    for (let digit = 7; digit >= 0; digit--) index = 3 * index + (cells[squares[digit] as number] as number)
    const mirrored = MIRRORED[index] as number
    put(base + (column === 0 ? index : column === 2 ? mirrored : Math.min(index, mirrored)), 1)
  }
  // 3. Passed men.
  const ownMenEven = ownEven & ~kingsEven
  const ownMenOdd = ownOdd & ~kingsOdd
  const oppMenEven = oppEven & ~kingsEven
  const oppMenOdd = oppOdd & ~kingsOdd
  const occupiedEven = ownEven | oppEven
  const occupiedOdd = ownOdd | oppOdd
  const putRows = (index: number, sum: number): void => {
    for (let row = 0; row < 7; row++) put(index + row, (sum >>> (4 * row)) & 15)
  }
  const foes = [
    [true, ownMenEven, ownMenOdd, oppMenEven, oppMenOdd, oppKings > 0],
    [false, oppMenEven, oppMenOdd, ownMenEven, ownMenOdd, ownKings > 0],
  ] as const
  for (const [up, even, odd, foeEven, foeOdd, foeHasKing] of foes) {
    const count = (passed: Int32Array, runaway: Int32Array): number =>
      passers(passed, runaway, up, even, odd, foeEven, foeOdd, occupiedEven, occupiedOdd, foeHasKing)
    putRows(up ? WEIGHT_AT.ownPassed : WEIGHT_AT.oppPassed, count(ROW_DIGITS, NO_ROWS))
    putRows(up ? WEIGHT_AT.ownRunaway : WEIGHT_AT.oppRunaway, count(NO_ROWS, ROW_DIGITS))
  }
  // 4. Room for kings and men, and threats.
  const reach = (even: number, odd: number): number =>
    kingPlaces(NO_SQUARES, 1, 0, even & kingsEven, occupiedEven, occupiedOdd) +
    kingPlaces(NO_SQUARES, 1, 1, odd & kingsOdd, occupiedEven, occupiedOdd)
  put(WEIGHT_AT.reach, reach(ownEven, ownOdd))
  put(WEIGHT_AT.reach + 1, reach(oppEven, oppOdd))
  const diagonal = (mode & 2) !== 0
  for (const [up, even, odd, foeEven, foeOdd] of foes) {
    const steps = safeSteps(up, diagonal, even, odd, foeEven, foeOdd, ~occupiedEven, ~occupiedOdd)
    put(WEIGHT_AT.steps + (up ? 0 : 1), steps)
  }
  const isThreatened = hasCapture(mode | BLACK, oppEven, oppOdd, ownEven, ownOdd, kingsEven, kingsOdd)
  put(WEIGHT_AT.threatened, isThreatened ? 1 : 0)
  return end
}

/** How many men stand on the board: the phase of the game. */
export const menOf = (words: Int32Array, at: number): number => {
  const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] = words.subarray(
    at,
    at + 6,
  )
  return popcount((ownEven | oppEven) & ~kingsEven) + popcount((ownOdd | oppOdd) & ~kingsOdd)
}
