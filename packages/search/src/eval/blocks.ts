// The windows of the board that the evaluation looks up as a whole, and how their indices are counted. Everything is
// seen from the side to move, whose men go up.

/** Windows in each pair of rows: files a-d, c-f, e-h. */
export const WINDOWS_A_ROW = 3
/** Pairs of neighbouring rows. */
export const WINDOW_ROWS = 7
/** Every window is four files wide and two rows high: eight squares, each empty, an own or an enemy man (3 ** 8). */
export const WINDOW_PATTERNS = 6561

/** The files of a window's digits in its lower row: first the two of the even word, then the two of the odd one. */
const DIGIT_FILES = [0, 2, 1, 3] as const

/**
 * The square, 0..63, of each of the eight digits, lowest first, of window `column` (0..2) in rows `row` and `row + 1`
 * (0..6). Index of a pattern: the sum of digit times 3 ** place; digit 1 is an own man, 2 an enemy man, else 0.
 */
export const windowSquares = (row: number, column: number): readonly number[] =>
  [0, 1].flatMap((up) => DIGIT_FILES.map((file) => 8 * (row + up) + 2 * column + file))

/** The number in base three whose digits are the bits of a byte. */
export const TERNARY = new Int32Array(256)
for (let byte = 0; byte < 256; byte++) {
  for (let bit = 7; bit >= 0; bit--) TERNARY[byte] = 3 * (TERNARY[byte] as number) + ((byte >> bit) & 1)
}

/** What the index of a pattern becomes when the board is mirrored left to right; the window is mirrored, too. */
export const mirrorPattern = (index: number): number => {
  let mirrored = 0
  for (let place = 0, rest = index; place < 8; place++, rest = Math.trunc(rest / 3)) {
    // Files 0 2 1 3 are 3 1 2 0 in the mirror: places 0 1 2 3 trade with 3 2 1 0 of the same row.
    mirrored += (rest % 3) * 3 ** ((place & 4) | (3 - (place & 3)))
  }
  return mirrored
}
