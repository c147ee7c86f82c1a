// HOT: finds the table and the number of a position given in words. No objects, closures, iterators or exceptions.
import * as hot from '@tama/engine/hot'
import type { Layout } from './layout.ts'
import * as layouts from './layout.ts'
import * as materials from './material.ts'

// V8 folds a module's own constants and inlines its own functions without a check; imported ones it does neither.
const { lowest, popcount } = hot
const { numberOf } = layouts
const { MOST_PIECES } = materials

/** The squares of the position under way: meaningless between two calls. */
const squares = new Int32Array(MOST_PIECES)

/** Writes the squares of a set of two words, seen by Black when `turn` is 56, from index `from` on; the next index. */
const writeSet = (even: number, odd: number, turn: number, from: number): number => {
  let next = from
  for (let rest = even; rest !== 0; rest &= rest - 1) squares[next++] = (lowest(rest) << 1) ^ turn
  for (let rest = odd; rest !== 0; rest &= rest - 1) squares[next++] = ((lowest(rest) << 1) | 1) ^ turn
  return next
}

/**
 * The material of a position in words, from the view of the side to move; 0 when there are more pieces than a table
 * knows, or a side has none.
 */
export const materialOfWords = (
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => {
  const own = popcount(ownEven) + popcount(ownOdd)
  const opp = popcount(oppEven) + popcount(oppOdd)
  if (own + opp > MOST_PIECES || own === 0 || opp === 0) return 0
  const ownKings = popcount(ownEven & kingsEven) + popcount(ownOdd & kingsOdd)
  const oppKings = popcount(oppEven & kingsEven) + popcount(oppOdd & kingsOdd)
  return ownKings | ((own - ownKings) << 2) | (oppKings << 4) | ((opp - oppKings) << 6)
}

/** The number in `layout`, which must be that of its material, of a position in words; `black` is 1 when Black is to move. */
export const numberOfWords = (
  layout: Layout,
  black: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => {
  const turn = black !== 0 ? 56 : 0
  let next = writeSet(ownEven & kingsEven, ownOdd & kingsOdd, turn, 0)
  next = writeSet(ownEven & ~kingsEven, ownOdd & ~kingsOdd, turn, next)
  next = writeSet(oppEven & kingsEven, oppOdd & kingsOdd, turn, next)
  writeSet(oppEven & ~kingsEven, oppOdd & ~kingsOdd, turn, next)
  return numberOf(layout, squares)
}
