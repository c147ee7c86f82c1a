// HOT: runs once per leaf. Below: no objects, closures, iterators or exceptions. One function for each term, for one
// side; worths are packed (`taper.ts`). `up` is true for the side to move: its men go up the board.
import { filePlaces, LINE, leftOfEven, lowest, popcount, rightOfOdd, rowPlaces } from '@tama/engine/hot'

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
  passed: Int32Array,
  runaway: Int32Array,
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
  let sum = byRow(passed, passedEven, up) + byRow(passed, passedOdd, up)
  if (!foeHasKing) {
    const stoppedEven = up ? smear(occupiedEven, false) >>> 4 : smear(occupiedEven, true) << 4
    const stoppedOdd = up ? smear(occupiedOdd, false) >>> 4 : smear(occupiedOdd, true) << 4
    sum += byRow(runaway, passedEven & ~stoppedEven, up) + byRow(runaway, passedOdd & ~stoppedOdd, up)
  }
  return sum
}

/** How many squares men can step onto, ahead or diagonally, where no enemy man can take them. */
export const safeSteps = (
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
  return popcount(safeEven & emptyEven & ~besideEven) + popcount(safeOdd & emptyOdd & ~besideOdd)
}

/** What the kings of one word are worth by their squares and by the empty squares they reach along files and rows. */
export const kingPlaces = (
  bySquare: Int32Array,
  reachWorth: number,
  parity: number,
  kings: number,
  occupiedEven: number,
  occupiedOdd: number,
): number => {
  const occupied = parity === 0 ? occupiedEven : occupiedOdd
  let reach = 0
  let places = 0
  for (let rest = kings; rest !== 0; rest &= rest - 1) {
    const bit = lowest(rest)
    const row = bit >> 2
    const file = ((bit & 3) << 1) | parity
    reach += (LINE[(filePlaces(occupied, bit & 3) << 3) | row] as number) >>> 24
    reach += (LINE[(rowPlaces(occupiedEven, occupiedOdd, bit & 28) << 3) | file] as number) >>> 24
    places += bySquare[(bit << 1) | parity] as number
  }
  return Math.imul(reachWorth, reach) + places
}
