// HOT tables: what a king sees along one line of eight squares.
import { DIAGONALS, type Direction, rowOf, SQUARES, type Square, stepFrom } from '../square.ts'

/**
 * What a king on place `p` sees on a line whose occupied places are the bits of `o`, at index `8 * o + p`
 * (the bit of `p` itself does not matter):
 * bits 0..7 the empty places it can move to; bits 8..15 the places it can land on behind the first piece towards
 * place 7, when there is an empty one right behind it; bits 16..23 the same towards place 0; bits 24..27 how many
 * places the first eight bits hold.
 */
export const LINE = new Int32Array(256 * 8)

const emptyRun = (occupied: number, from: number, step: number): number => {
  let run = 0
  for (let place = from + step; place >= 0 && place < 8; place += step) {
    if ((occupied >> place) & 1) break
    run |= 1 << place
  }
  return run
}

const landings = (occupied: number, from: number, step: number): number => {
  for (let place = from + step; place >= 0 && place < 8; place += step) {
    if ((occupied >> place) & 1) return emptyRun(occupied, place, step)
  }
  return 0
}

for (let occupied = 0; occupied < 256; occupied++) {
  for (let place = 0; place < 8; place++) {
    const free = emptyRun(occupied, place, 1) | emptyRun(occupied, place, -1)
    let count = 0
    for (let bits = free; bits !== 0; bits &= bits - 1) count++
    LINE[occupied * 8 + place] =
      free | (landings(occupied, place, 1) << 8) | (landings(occupied, place, -1) << 16) | (count << 24)
  }
}

/** The eight places of a row, from file a to h, by its even nibble | its odd nibble << 4. */
const INTERLEAVED = new Uint8Array(256)
for (let nibbles = 0; nibbles < 256; nibbles++) {
  let row = 0
  for (let k = 0; k < 4; k++)
    row |= (((nibbles >> k) & 1) << (2 * k)) | (((nibbles >> (k + 4)) & 1) << (2 * k + 1))
  INTERLEAVED[nibbles] = row
}

/** The occupied places of the row whose lowest bit in each word is `shift` (4 * row): place = file. */
export const rowPlaces = (even: number, odd: number, shift: number): number =>
  INTERLEAVED[((even >>> shift) & 15) | (((odd >>> shift) & 15) << 4)] as number

const LINE_ROWS = 0x11111111

/** Gathers the bits 0, 4, .. 28 of `word` into bits 0..7; the products of the multiplication never meet. */
const gather = (word: number): number => {
  const product = Math.imul(word, 0x249)
  return ((product >>> 9) & 15) | ((product >>> 21) & 0xf0)
}

/** The occupied places of the file that is bit `shift` (file >> 1) of each row of `word`: place = row. */
export const filePlaces = (word: number, shift: number): number => gather((word >>> shift) & LINE_ROWS)

/** One bit for each row that has any bit of `word` in it, gathered into bits 0..7. */
export const gatherRows = (word: number): number => {
  const halves = word | (word >>> 1)
  return gather((halves | (halves >>> 2)) & LINE_ROWS)
}

/** One bit for each file that has any bit in it: place = file. */
export const gatherFiles = (even: number, odd: number): number => {
  const evenHalves = even | (even >>> 16)
  const oddHalves = odd | (odd >>> 16)
  const evenRows = evenHalves | (evenHalves >>> 8)
  const oddRows = oddHalves | (oddHalves >>> 8)
  return rowPlaces(evenRows | (evenRows >>> 4), oddRows | (oddRows >>> 4), 0)
}

/** The diagonals through a square by its two words, and the rows in which they have left the board. */
const diagonalTables = (directions: readonly Direction[]) => {
  const even = new Int32Array(64)
  const odd = new Int32Array(64)
  const outside = new Uint8Array(64)
  for (const square of SQUARES) {
    let inside = 1 << rowOf(square)
    for (const direction of directions) {
      for (
        let at: Square | undefined = stepFrom(square, direction);
        at !== undefined;
        at = stepFrom(at, direction)
      ) {
        inside |= 1 << rowOf(at)
        const word = at & 1 ? odd : even
        word[square] = (word[square] as number) | (1 << (at >> 1))
      }
    }
    outside[square] = ~inside & 255
  }
  return { even, odd, outside }
}

const [rightUp, rightDown, leftDown, leftUp] = DIAGONALS as readonly [
  Direction,
  Direction,
  Direction,
  Direction,
]
const rising = diagonalTables([rightUp, leftDown])
const falling = diagonalTables([rightDown, leftUp])

/** The occupied places of the diagonal through `square` that rises to the right: place = row; off the board counts as occupied. */
export const risingPlaces = (even: number, odd: number, square: number): number =>
  gatherRows((even & (rising.even[square] as number)) | (odd & (rising.odd[square] as number))) |
  (rising.outside[square] as number)

/** The same for the diagonal that falls to the right. */
export const fallingPlaces = (even: number, odd: number, square: number): number =>
  gatherRows((even & (falling.even[square] as number)) | (odd & (falling.odd[square] as number))) |
  (falling.outside[square] as number)

/** How many diagonal moves a king on `square` has. */
export const diagonalMoves = (even: number, odd: number, square: number): number => {
  const row = square >> 3
  const rise = LINE[(risingPlaces(even, odd, square) << 3) | row] as number
  const fall = LINE[(fallingPlaces(even, odd, square) << 3) | row] as number
  return (rise >>> 24) + (fall >>> 24)
}
