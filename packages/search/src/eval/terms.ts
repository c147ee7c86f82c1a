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

/** Squares that men can step onto ahead, or diagonally, and where no enemy man can take them. */
export const steps = (
  tables: EvalTables,
  up: boolean,
  diagonal: boolean,
  menEven: number,
  menOdd: number,
  foeMenEven: number,
  foeMenOdd: number,
  emptyEven: number,
  emptyOdd: number,
): number => {
  const frontEven = up ? menEven << 4 : menEven >>> 4
  const frontOdd = up ? menOdd << 4 : menOdd >>> 4
  const foeAheadEven = up ? foeMenEven >>> 4 : foeMenEven << 4
  const foeAheadOdd = up ? foeMenOdd >>> 4 : foeMenOdd << 4
  // Beside the square an enemy man, and on the other side of it room to land.
  const besideEven = (foeMenOdd & rightOfOdd(emptyOdd)) | (rightOfOdd(foeMenOdd) & emptyOdd)
  const besideOdd = (leftOfEven(foeMenEven) & emptyEven) | (foeMenEven & leftOfEven(emptyEven))
  // An enemy man right ahead has room after a step straight on: the square that the step left.
  let safeEven = frontEven & ~foeAheadEven
  let safeOdd = frontOdd & ~foeAheadOdd
  if (diagonal) {
    const roomEven = up ? emptyEven << 4 : emptyEven >>> 4
    const roomOdd = up ? emptyOdd << 4 : emptyOdd >>> 4
    safeEven |= (frontOdd | rightOfOdd(frontOdd)) & ~(foeAheadEven & roomEven)
    safeOdd |= (frontEven | leftOfEven(frontEven)) & ~(foeAheadOdd & roomOdd)
  }
  return (
    tables.safeStep *
    (popcount(safeEven & emptyEven & ~besideEven) + popcount(safeOdd & emptyOdd & ~besideOdd))
  )
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

/** The kings of one word: the empty squares that they reach along files and rows, and how far inside they stand. */
const kingsOf = (
  tables: EvalTables,
  parity: number,
  kings: number,
  occupied: number,
  occupiedEven: number,
  occupiedOdd: number,
): number => {
  let reach = 0
  let inside = 0
  for (let rest = kings; rest !== 0; rest &= rest - 1) {
    const bit = lowest(rest)
    const row = bit >> 2
    const file = ((bit & 3) << 1) | parity
    reach += (LINE[(filePlaces(occupied, bit & 3) << 3) | row] as number) >>> 24
    reach += (LINE[(rowPlaces(occupiedEven, occupiedOdd, bit & 28) << 3) | file] as number) >>> 24
    inside += tables.kingInside[Math.min(row, 7 - row, file, 7 - file)] as number
  }
  return tables.kingReach * reach + inside
}

/** What kings add to their bare worth by where they stand. */
export const kingPlaces = (
  tables: EvalTables,
  kingsEven: number,
  kingsOdd: number,
  occupiedEven: number,
  occupiedOdd: number,
): number =>
  kingsOf(tables, 0, kingsEven, occupiedEven, occupiedEven, occupiedOdd) +
  kingsOf(tables, 1, kingsOdd, occupiedOdd, occupiedEven, occupiedOdd)
