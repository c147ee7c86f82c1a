// HOT: runs once per leaf. Below: no objects, closures, iterators or exceptions. One function for each term, for one
// side; all values are packed (`taper.ts`). `up` is true for White: its men go up the board.
import { filePlaces, LINE, leftOfEven, lowest, popcount, rightOfOdd, rowPlaces } from '@tama/engine/hot'
import type { EvalTables } from './tables.ts'

/** The sum of a byte table (`EvalTables.whiteMen`) over a set of squares. */
export const placement = (table: Int32Array, even: number, odd: number): number =>
  (table[even & 255] as number) +
  (table[256 | ((even >>> 8) & 255)] as number) +
  (table[512 | ((even >>> 16) & 255)] as number) +
  (table[768 | (even >>> 24)] as number) +
  (table[1024 | (odd & 255)] as number) +
  (table[1280 | ((odd >>> 8) & 255)] as number) +
  (table[1536 | ((odd >>> 16) & 255)] as number) +
  (table[1792 | (odd >>> 24)] as number)

/** Every square of a word and all squares beyond it on its file, upwards or downwards. */
const smear = (word: number, up: boolean): number => {
  let all = word
  if (up) {
    all |= all << 4
    all |= all << 8
    return all | (all << 16)
  }
  all |= all >>> 4
  all |= all >>> 8
  return all | (all >>> 16)
}

/** Sums a table by row over the men of one word; the row counts from their own side. */
const byRow = (table: Int32Array, men: number, up: boolean): number => {
  let sum = 0
  for (let rest = men; rest !== 0; rest &= rest - 1) {
    const row = lowest(rest) >> 2
    sum += table[up ? row : 7 - row] as number
  }
  return sum
}

/** Men that no enemy man can meet on the way, and those that nothing at all can stop. */
export const passers = (
  tables: EvalTables,
  up: boolean,
  menEven: number,
  menOdd: number,
  foeMenEven: number,
  foeMenOdd: number,
  occupiedEven: number,
  occupiedOdd: number,
  foeHasKing: boolean,
): number => {
  const metEven = smear(foeMenEven | foeMenOdd | rightOfOdd(foeMenOdd), !up)
  const metOdd = smear(foeMenOdd | foeMenEven | leftOfEven(foeMenEven), !up)
  const passedEven = menEven & ~metEven
  const passedOdd = menOdd & ~metOdd
  if ((passedEven | passedOdd) === 0) return 0
  let sum = byRow(tables.passed, passedEven, up) + byRow(tables.passed, passedOdd, up)
  if (!foeHasKing) {
    const stoppedEven = up ? smear(occupiedEven, false) >>> 4 : smear(occupiedEven, true) << 4
    const stoppedOdd = up ? smear(occupiedOdd, false) >>> 4 : smear(occupiedOdd, true) << 4
    sum +=
      byRow(tables.runaway, passedEven & ~stoppedEven, up) +
      byRow(tables.runaway, passedOdd & ~stoppedOdd, up)
  }
  return sum
}

/** Steps ahead onto squares where no enemy man stands ahead or beside with room to take. */
export const steps = (
  tables: EvalTables,
  up: boolean,
  menEven: number,
  menOdd: number,
  foeMenEven: number,
  foeMenOdd: number,
  emptyEven: number,
  emptyOdd: number,
): number => {
  const toEven = (up ? menEven << 4 : menEven >>> 4) & emptyEven
  const toOdd = (up ? menOdd << 4 : menOdd >>> 4) & emptyOdd
  // An enemy man right ahead always has room: the square that the step left.
  const aheadEven = up ? foeMenEven >>> 4 : foeMenEven << 4
  const aheadOdd = up ? foeMenOdd >>> 4 : foeMenOdd << 4
  const foeRightOfEven = foeMenOdd
  const foeLeftOfEven = rightOfOdd(foeMenOdd)
  const roomRightOfEven = emptyOdd
  const roomLeftOfEven = rightOfOdd(emptyOdd)
  const foeRightOfOdd = leftOfEven(foeMenEven)
  const foeLeftOfOdd = foeMenEven
  const roomRightOfOdd = leftOfEven(emptyEven)
  const roomLeftOfOdd = emptyEven
  const takenEven = aheadEven | (foeRightOfEven & roomLeftOfEven) | (foeLeftOfEven & roomRightOfEven)
  const takenOdd = aheadOdd | (foeRightOfOdd & roomLeftOfOdd) | (foeLeftOfOdd & roomRightOfOdd)
  return tables.safeStep * (popcount(toEven & ~takenEven) + popcount(toOdd & ~takenOdd))
}

/** How men stand to their neighbours: blocked ahead, backed from behind, side by side. */
export const structure = (
  tables: EvalTables,
  up: boolean,
  menEven: number,
  menOdd: number,
  ownEven: number,
  ownOdd: number,
  foeEven: number,
  foeOdd: number,
): number => {
  const blocked = up
    ? popcount((menEven << 4) & foeEven) + popcount((menOdd << 4) & foeOdd)
    : popcount((menEven >>> 4) & foeEven) + popcount((menOdd >>> 4) & foeOdd)
  const backed = up
    ? popcount(menEven & (ownEven << 4)) + popcount(menOdd & (ownOdd << 4))
    : popcount(menEven & (ownEven >>> 4)) + popcount(menOdd & (ownOdd >>> 4))
  const paired = popcount(menEven & menOdd) + popcount(menEven & rightOfOdd(menOdd))
  return tables.blocked * blocked + tables.backed * backed + tables.paired * paired
}

/** The empty squares that kings reach along their files and rows. */
export const kingReach = (
  tables: EvalTables,
  kingsEven: number,
  kingsOdd: number,
  occupiedEven: number,
  occupiedOdd: number,
): number => {
  let reach = 0
  for (let rest = kingsEven; rest !== 0; rest &= rest - 1) {
    const bit = lowest(rest)
    const file = (bit & 3) << 1
    reach += (LINE[(filePlaces(occupiedEven, bit & 3) << 3) | (bit >> 2)] as number) >>> 24
    reach += (LINE[(rowPlaces(occupiedEven, occupiedOdd, bit & 28) << 3) | file] as number) >>> 24
  }
  for (let rest = kingsOdd; rest !== 0; rest &= rest - 1) {
    const bit = lowest(rest)
    const file = ((bit & 3) << 1) | 1
    reach += (LINE[(filePlaces(occupiedOdd, bit & 3) << 3) | (bit >> 2)] as number) >>> 24
    reach += (LINE[(rowPlaces(occupiedEven, occupiedOdd, bit & 28) << 3) | file] as number) >>> 24
  }
  return tables.kingReach * reach
}
