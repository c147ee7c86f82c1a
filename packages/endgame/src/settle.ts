// HOT: looks a position up whose captures must be played out first. No objects, closures, iterators or exceptions
// below the memory.
import * as hot from '@tama/engine/hot'
import { MOST_PIECES } from './material.ts'
import type { EndgameTables } from './tables.ts'
import * as values from './value.ts'
import * as positionWords from './words.ts'

// V8 folds a module's own constants and inlines its own functions without a check; imported ones it does neither.
const { BLACK, CAPTURE, createMoveList, generate, popcount } = hot
const { DRAWN, lossIn, pliesOf, UNKNOWN, winIn } = values
const { WORDS, writeAfter } = positionWords

/** The captures under way, a node's above its parent's. */
const list = createMoveList(MOST_PIECES)
/** The position after the capture that is looked at, one for each capture in a row. */
const positions = Array.from({ length: MOST_PIECES + 1 }, () => new Int32Array(WORDS))

/** The value one ply up of a position with this value: what the side that moved there gets from it. */
export const valueBefore = (value: number): number =>
  value === DRAWN ? DRAWN : value > 0 ? lossIn(pliesOf(value) + 1) : winIn(pliesOf(value) + 1)

/** True when a side that can choose takes `a` rather than `b`: a win, the sooner the better, a draw, a late loss. */
export const isBetter = (a: number, b: number): boolean =>
  a > 0 ? b <= 0 || a < b : a === DRAWN ? b < 0 : b < 0 && a < b

const piecesOf = (words: Int32Array): number =>
  popcount((words[0] as number) | (words[2] as number)) +
  popcount((words[1] as number) | (words[3] as number))

const settleFrom = (
  tables: EndgameTables,
  mode: number,
  words: Int32Array,
  captures: number,
  start: number,
): number => {
  const ownEven = words[0] as number
  const ownOdd = words[1] as number
  const oppEven = words[2] as number
  const oppOdd = words[3] as number
  const kingsEven = words[4] as number
  const kingsOdd = words[5] as number
  const end = generate(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, list, start)
  if (end === start) return lossIn(0)
  if ((list.moves[start] as number) < CAPTURE) {
    return tables.valueOf(mode & BLACK, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  }
  const after = positions[captures] as Int32Array
  let best = lossIn(0)
  for (let index = start; index < end; index++) {
    writeAfter(words, list, index, after)
    const reply = settleFrom(tables, mode ^ BLACK, after, captures + 1, end)
    if (reply === UNKNOWN) return UNKNOWN
    const value = valueBefore(reply)
    if (index === start || isBetter(value, best)) best = value
  }
  return best
}

/**
 * The value of a position in words for its side to move, whether or not it can capture; `mode` as for `generate`.
 * `UNKNOWN` when it has too many pieces or a table is missing.
 */
export const settle = (tables: EndgameTables, mode: number, words: Int32Array): number =>
  piecesOf(words) > MOST_PIECES ? UNKNOWN : settleFrom(tables, mode, words, 0, 0)
