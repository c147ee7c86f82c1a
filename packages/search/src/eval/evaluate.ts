// HOT: runs once per leaf. Below: no objects, closures, iterators or exceptions.
import { BLACK, DIAGONAL, hasCapture, popcount } from '@tama/engine/hot'
import { patternSum } from './patterns.ts'
import type { EvalTables } from './tables.ts'
import { taper } from './taper.ts'
import { kingPlaces, passers, safeSteps } from './terms.ts'

/** Estimates are rounded down to a multiple of 2 ** 3: equal ones cut the tree, and finer differences mean nothing. */
const GRAIN_BITS = 3

/** A word with its rows in reverse order. */
export const flipRows = (word: number): number => {
  const halves = (word >>> 16) | (word << 16)
  const bytes = ((halves >>> 8) & 0x00ff00ff) | ((halves << 8) & 0xff00ff00)
  return ((bytes >>> 4) & 0x0f0f0f0f) | ((bytes << 4) & 0xf0f0f0f0)
}

/** The value of a position whose side to move goes up. */
const judge = (
  tables: EvalTables,
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => {
  const diagonal = (mode & DIAGONAL) !== 0
  const occupiedEven = ownEven | oppEven
  const occupiedOdd = ownOdd | oppOdd
  const ownMenEven = ownEven & ~kingsEven
  const ownMenOdd = ownOdd & ~kingsOdd
  const oppMenEven = oppEven & ~kingsEven
  const oppMenOdd = oppOdd & ~kingsOdd
  const ownMen = popcount(ownMenEven) + popcount(ownMenOdd)
  const oppMen = popcount(oppMenEven) + popcount(oppMenOdd)
  let ownKings = 0
  let oppKings = 0

  let sum = patternSum(tables.patterns, ownMenEven, ownMenOdd, oppMenEven, oppMenOdd)
  if ((kingsEven | kingsOdd) !== 0) {
    ownKings = Math.min(3, popcount(ownEven & kingsEven) + popcount(ownOdd & kingsOdd))
    oppKings = Math.min(3, popcount(oppEven & kingsEven) + popcount(oppOdd & kingsOdd))
    if (ownKings !== 0) {
      sum += kingPlaces(tables.ownKing, tables.ownReach, 0, ownEven & kingsEven, occupiedEven, occupiedOdd)
      sum += kingPlaces(tables.ownKing, tables.ownReach, 1, ownOdd & kingsOdd, occupiedEven, occupiedOdd)
    }
    if (oppKings !== 0) {
      sum += kingPlaces(tables.oppKing, tables.oppReach, 0, oppEven & kingsEven, occupiedEven, occupiedOdd)
      sum += kingPlaces(tables.oppKing, tables.oppReach, 1, oppOdd & kingsOdd, occupiedEven, occupiedOdd)
    }
  }
  const ahead = Math.max(-4, Math.min(4, ownMen - oppMen))
  sum += tables.material[(ownKings * 4 + oppKings) * 9 + ahead + 4] as number
  sum += passers(
    tables.ownPassed,
    tables.ownRunaway,
    true,
    ownMenEven,
    ownMenOdd,
    oppMenEven,
    oppMenOdd,
    occupiedEven,
    occupiedOdd,
    oppKings !== 0,
  )
  sum += passers(
    tables.oppPassed,
    tables.oppRunaway,
    false,
    oppMenEven,
    oppMenOdd,
    ownMenEven,
    ownMenOdd,
    occupiedEven,
    occupiedOdd,
    ownKings !== 0,
  )
  sum += Math.imul(
    tables.ownSteps,
    safeSteps(true, diagonal, ownMenEven, ownMenOdd, oppMenEven, oppMenOdd, ~occupiedEven, ~occupiedOdd),
  )
  sum += Math.imul(
    tables.oppSteps,
    safeSteps(false, diagonal, oppMenEven, oppMenOdd, ownMenEven, ownMenOdd, ~occupiedEven, ~occupiedOdd),
  )
  if (hasCapture(mode | BLACK, oppEven, oppOdd, ownEven, ownOdd, kingsEven, kingsOdd))
    sum += tables.threatened
  return (taper(sum, ownMen + oppMen) >> GRAIN_BITS) << GRAIN_BITS
}

/**
 * What the position is worth to the side to move, in centimen; an estimate, never a win. Meant for positions in which
 * nothing can be captured. The six words are those of the side to move, as everywhere in `@tama/engine/hot`.
 */
export const evaluate = (
  tables: EvalTables,
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number =>
  (mode & BLACK) === 0
    ? judge(tables, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
    : judge(
        tables,
        mode ^ BLACK,
        flipRows(ownEven),
        flipRows(ownOdd),
        flipRows(oppEven),
        flipRows(oppOdd),
        flipRows(kingsEven),
        flipRows(kingsOdd),
      )
