declare const square: unique symbol

/** A square, 0..63, row by row from White's left: a1 = 0, b1 = 1, h1 = 7, a2 = 8, h8 = 63. */
export type Square = number & { readonly [square]: true }

/** The only door from plain numbers to squares. `file` and `row` are 0..7, a1 = (0, 0). */
export const squareAt = (file: number, row: number): Square => (file + 8 * row) as Square

/** The file of a square, 0 (a) .. 7 (h). */
export const fileOf = (at: Square): number => at & 7

/** The row of a square, 0 (White's first) .. 7. */
export const rowOf = (at: Square): number => at >> 3

/** All 64 squares, a1 first, row by row. */
export const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, index) => index as Square)

/** `a1` .. `h8`. */
export const squareName = (at: Square): string => `${'abcdefgh'[fileOf(at)]}${rowOf(at) + 1}`

/** Reads `a1` .. `h8`, either case; undefined for anything else. */
export const parseSquare = (text: string): Square | undefined => {
  if (!/^[a-hA-H][1-8]$/.test(text)) return undefined
  return squareAt((text.charCodeAt(0) | 32) - 97, text.charCodeAt(1) - 49)
}

/** One step on the board: change of file and of row, each -1, 0 or 1. */
export interface Direction {
  readonly file: number
  readonly row: number
}

/** The four directions of a capture, clockwise from White's forward. A direction's reverse is its negation. */
export const ORTHOGONALS: readonly Direction[] = [
  { file: 0, row: 1 },
  { file: 1, row: 0 },
  { file: 0, row: -1 },
  { file: -1, row: 0 },
]

/** The four diagonal directions, clockwise from White's forward right. */
export const DIAGONALS: readonly Direction[] = [
  { file: 1, row: 1 },
  { file: 1, row: -1 },
  { file: -1, row: -1 },
  { file: -1, row: 1 },
]

/** The neighbour of `at` in `direction`; undefined beyond the edge. */
export const stepFrom = (at: Square, direction: Direction): Square | undefined => {
  const file = fileOf(at) + direction.file
  const row = rowOf(at) + direction.row
  return file < 0 || file > 7 || row < 0 || row > 7 ? undefined : squareAt(file, row)
}
