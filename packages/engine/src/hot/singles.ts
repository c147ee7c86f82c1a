// HOT: runs at every node with a capture. Below: no objects, closures, iterators, spread or exceptions.
// Readable twin: ../capture.ts and ../reference.ts; equality is a property test in hot.test.ts.
import * as bits from './bits.ts'
import * as modes from './mode.ts'
import type { MoveList } from './move-list.ts'
import * as lists from './move-list.ts'

// V8 folds a module's own constants and inlines its own functions without a check, imported ones it does neither.
const { lowest } = bits
const { BLACK } = modes
const { CAPTURED_SHIFT, PROMOTES } = lists

/** Writes jumps of men that land on `targets`, squares of one word; they started and took `delta` squares lower. */
const writeJumps = (
  targets: number,
  parity: number,
  delta: number,
  lastRow: number,
  into: MoveList,
  from: number,
): number => {
  let next = from
  for (let rest = targets; rest !== 0; rest &= rest - 1) {
    const to = (lowest(rest) << 1) | parity
    const victim = to - delta
    into.moves[next] =
      (to - 2 * delta) | (to << 6) | (to >> 3 === lastRow ? PROMOTES : 0) | (1 << CAPTURED_SHIFT)
    into.takenEven[next] = ((victim & 1) ^ 1) << (victim >> 1)
    into.takenOdd[next] = (victim & 1) << (victim >> 1)
    next++
  }
  return next
}

// The landing squares of single jumps of men by direction: set by `findSingles`, read by its two callers.
let forwardEven = 0
let forwardOdd = 0
let rightEven = 0
let rightOdd = 0
let leftEven = 0
let leftOdd = 0

/** The common case without a search: true when each of the men given takes one piece and no more, wherever it jumps. */
const findSingles = (
  nodeMode: number,
  menEven: number,
  menOdd: number,
  oppEven: number,
  oppOdd: number,
  emptyEven: number,
  emptyOdd: number,
): boolean => {
  const black = nodeMode & 1
  const fwdEven = (black ? ((menEven >>> 4) & oppEven) >>> 4 : ((menEven << 4) & oppEven) << 4) & emptyEven
  const fwdOdd = (black ? ((menOdd >>> 4) & oppOdd) >>> 4 : ((menOdd << 4) & oppOdd) << 4) & emptyOdd
  const rgtEven = ((menEven & oppOdd & 0x77777777) << 1) & emptyEven
  const rgtOdd = ((menOdd & 0x77777777) << 1) & oppEven & emptyOdd
  const lftEven = (menEven >>> 1) & 0x77777777 & oppOdd & emptyEven
  const lftOdd = ((menOdd & oppEven) >>> 1) & 0x77777777 & emptyOdd
  const landedEven = fwdEven | rgtEven | lftEven
  const landedOdd = fwdOdd | rgtOdd | lftOdd
  const lastRow = black ? 0xf : 0xf0000000
  if ((nodeMode & 8) === 0 && ((landedEven | landedOdd) & lastRow) !== 0) return false
  // A jump empties its start and its victim's square; doing so for all jumps at once errs on the safe side.
  const backEven = black ? fwdEven << 4 : fwdEven >>> 4
  const backOdd = black ? fwdOdd << 4 : fwdOdd >>> 4
  const clearEven = emptyEven | menEven | backEven | rgtOdd | (lftOdd << 1)
  const clearOdd = emptyOdd | menOdd | backOdd | lftEven | (rgtEven >>> 1)
  // Nobody turns straight back: behind a sideways jump stands what it just took.
  const aheadEven = black ? (oppEven << 4) & (clearEven << 8) : (oppEven >>> 4) & (clearEven >>> 8)
  const aheadOdd = black ? (oppOdd << 4) & (clearOdd << 8) : (oppOdd >>> 4) & (clearOdd >>> 8)
  const more =
    (landedEven & aheadEven) |
    (landedOdd & aheadOdd) |
    ((fwdEven | rgtEven) & oppOdd & (clearEven >>> 1) & 0x77777777) |
    ((fwdOdd | rgtOdd) & ((oppEven & clearOdd) >>> 1) & 0x77777777) |
    ((fwdEven | lftEven) & ((oppOdd & clearEven) << 1) & 0xeeeeeeee) |
    ((fwdOdd | lftOdd) & oppEven & (clearOdd << 1) & 0xeeeeeeee)
  forwardEven = fwdEven
  forwardOdd = fwdOdd
  rightEven = rgtEven
  rightOdd = rgtOdd
  leftEven = lftEven
  leftOdd = lftOdd
  return more === 0
}

/** How many captures the men given have when each takes one piece and no more; -1 when one of them might take more. */
export const countSingles = (
  nodeMode: number,
  menEven: number,
  menOdd: number,
  oppEven: number,
  oppOdd: number,
  emptyEven: number,
  emptyOdd: number,
): number => {
  if (!findSingles(nodeMode, menEven, menOdd, oppEven, oppOdd, emptyEven, emptyOdd)) return -1
  let count = 0
  for (let rest = forwardEven; rest !== 0; rest &= rest - 1) count++
  for (let rest = forwardOdd; rest !== 0; rest &= rest - 1) count++
  for (let rest = rightEven; rest !== 0; rest &= rest - 1) count++
  for (let rest = rightOdd; rest !== 0; rest &= rest - 1) count++
  for (let rest = leftEven; rest !== 0; rest &= rest - 1) count++
  for (let rest = leftOdd; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Writes the same captures and returns the end; -1 when one of the men might take more than one piece. */
export const writeSingles = (
  nodeMode: number,
  menEven: number,
  menOdd: number,
  oppEven: number,
  oppOdd: number,
  emptyEven: number,
  emptyOdd: number,
  into: MoveList,
  from: number,
): number => {
  if (!findSingles(nodeMode, menEven, menOdd, oppEven, oppOdd, emptyEven, emptyOdd)) return -1
  const last = nodeMode & BLACK ? 0 : 7
  const step = nodeMode & BLACK ? -8 : 8
  let next = from
  if (forwardEven !== 0) next = writeJumps(forwardEven, 0, step, last, into, next)
  if (forwardOdd !== 0) next = writeJumps(forwardOdd, 1, step, last, into, next)
  if (rightEven !== 0) next = writeJumps(rightEven, 0, 1, -1, into, next)
  if (rightOdd !== 0) next = writeJumps(rightOdd, 1, 1, -1, into, next)
  if (leftEven !== 0) next = writeJumps(leftEven, 0, -1, -1, into, next)
  if (leftOdd !== 0) next = writeJumps(leftOdd, 1, -1, -1, into, next)
  return next
}
