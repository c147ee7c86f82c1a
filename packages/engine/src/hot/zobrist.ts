// HOT: keys of positions. Below the tables: no objects, closures, iterators, spread or exceptions.
import * as bits from './bits.ts'
import * as modes from './mode.ts'
import * as lists from './move-list.ts'

// V8 folds a module's own constants and inlines its own functions without a check; imported ones it does neither.
const { evenBit, lowest, oddBit } = bits
const { BLACK } = modes
const { CAPTURE, KING, PROMOTES } = lists

/** A key is two int32, low and high; each has a table with a random word for square | king << 6 | black << 7. */
const tableOf = (seed: number): Int32Array => {
  let state = seed
  const table = new Int32Array(256)
  for (let i = 0; i < table.length; i++) {
    // A 32-bit multiply-xorshift generator; any well-mixed one will do, but the numbers must never change:
    // search signatures depend on them.
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    table[i] = mixed ^ (mixed >>> 15)
  }
  return table
}

const LOW = tableOf(0x7a3a)
const HIGH = tableOf(0xda3a)
const TURN_LOW = 0x1b873593
const TURN_HIGH = 0x2c1b3c6d

const sumWords = (
  table: Int32Array,
  even: number,
  odd: number,
  kingsEven: number,
  kingsOdd: number,
  black: number,
) => {
  let sum = 0
  for (let square = 0; square < 64; square++) {
    const atEven = evenBit(square)
    const atOdd = oddBit(square)
    if ((even & atEven) === 0 && (odd & atOdd) === 0) continue
    const king = (kingsEven & atEven) !== 0 || (kingsOdd & atOdd) !== 0 ? 64 : 0
    sum ^= table[square | king | (black << 7)] as number
  }
  return sum
}

const wholeKey = (
  table: Int32Array,
  turn: number,
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => {
  const black = mode & BLACK
  const own = sumWords(table, ownEven, ownOdd, kingsEven, kingsOdd, black)
  const opp = sumWords(table, oppEven, oppOdd, kingsEven, kingsOdd, black ^ 1)
  return own ^ opp ^ (black ? turn : 0)
}

/** The low word of the key of a whole position, from scratch. */
export const lowKey = (
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => wholeKey(LOW, TURN_LOW, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)

/** The high word of the key of a whole position, from scratch. */
export const highKey = (
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => wholeKey(HIGH, TURN_HIGH, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)

const changeOf = (
  table: Int32Array,
  mode: number,
  move: number,
  takenEven: number,
  takenOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => {
  const side = (mode & BLACK) << 7
  const king = move & KING ? 64 : 0
  const final = move & (KING | PROMOTES) ? 64 : 0
  let change =
    (table[(move & 63) | king | side] as number) ^ (table[((move >>> 6) & 63) | final | side] as number)
  if (move >= CAPTURE) {
    const other = side ^ 128
    for (let rest = takenEven; rest !== 0; rest &= rest - 1) {
      const bit = lowest(rest)
      change ^= table[(bit << 1) | ((kingsEven >>> bit) & 1 ? 64 : 0) | other] as number
    }
    for (let rest = takenOdd; rest !== 0; rest &= rest - 1) {
      const bit = lowest(rest)
      change ^= table[(bit << 1) | 1 | ((kingsOdd >>> bit) & 1 ? 64 : 0) | other] as number
    }
  }
  return change
}

/**
 * What a move changes in the low word: XOR it into the key of the position before the move. `mode` and `kings` are
 * those before the move; `taken` matters for captures only.
 */
export const lowChange = (
  mode: number,
  move: number,
  takenEven: number,
  takenOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => changeOf(LOW, mode, move, takenEven, takenOdd, kingsEven, kingsOdd) ^ TURN_LOW

/** The same for the high word. */
export const highChange = (
  mode: number,
  move: number,
  takenEven: number,
  takenOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => changeOf(HIGH, mode, move, takenEven, takenOdd, kingsEven, kingsOdd) ^ TURN_HIGH
