// HOT: looks positions up, and works out by their moves those that are not stored. No objects, closures, iterators or
// exceptions below the memory.
import * as hot from '@tama/engine/hot'
import * as materials from './material.ts'
import * as place from './place.ts'
import type { EndgameTables } from './tables.ts'
import * as values from './value.ts'
import * as positionWords from './words.ts'

// V8 folds a module's own constants and inlines its own functions without a check; imported ones it does neither.
const { BLACK, createMoveList, generate, hasCapture, popcount } = hot
const { MOST_PIECES, swapSides } = materials
const { materialOfWords } = place
const { DRAWN, lossIn, pliesOf, UNKNOWN, winIn } = values
const { WORDS, writeAfter } = positionWords

/**
 * How many moves in a row can be worked out: each is a capture or a promotion, of which four pieces have three each, or
 * leads from a table that is not stored to one that is.
 */
const MOST_MOVES_DEEP = 8

/** The moves under way, a node's above its parent's. */
const list = createMoveList(MOST_MOVES_DEEP)
/** The position that is asked for, and the one after each move under way. */
const positions = Array.from({ length: MOST_MOVES_DEEP + 1 }, () => new Int32Array(WORDS))

/** The value one ply up of a position with this value: what the side that moved there gets from it. */
export const valueBefore = (value: number): number =>
  value === DRAWN ? DRAWN : value > 0 ? lossIn(pliesOf(value) + 1) : winIn(pliesOf(value) + 1)

/** True when a side that can choose takes `a` rather than `b`: a win, the sooner the better, a draw, a late loss. */
export const isBetter = (a: number, b: number): boolean =>
  a > 0 ? b <= 0 || a < b : a === DRAWN ? b < 0 : b < 0 && a < b

/** The value of the position `deep` moves below the one that was asked for. */
const settleFrom = (tables: EndgameTables, mode: number, deep: number, start: number): number => {
  const words = positions[deep] as Int32Array
  const ownEven = words[0] as number
  const ownOdd = words[1] as number
  const oppEven = words[2] as number
  const oppOdd = words[3] as number
  const kingsEven = words[4] as number
  const kingsOdd = words[5] as number
  if ((ownEven | ownOdd) === 0) return lossIn(0)
  const canCapture = hasCapture(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  if (!canCapture) {
    const stored = tables.valueOf(mode & BLACK, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
    if (stored !== UNKNOWN) return stored
  }
  const end = generate(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, list, start)
  if (end === start) return lossIn(0)
  if (!canCapture) {
    const material = materialOfWords(ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
    if (!tables.isStored(swapSides(material))) return UNKNOWN
  }
  if (deep === MOST_MOVES_DEEP) return UNKNOWN
  const after = positions[deep + 1] as Int32Array
  let best = UNKNOWN
  for (let index = start; index < end; index++) {
    writeAfter(words, list, index, after)
    const reply = settleFrom(tables, mode ^ BLACK, deep + 1, end)
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
export const settle = (
  tables: EndgameTables,
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => {
  // More pieces than a table knows are known when captures leave few enough, and worth no look.
  if (
    (ownEven | ownOdd) !== 0 &&
    materialOfWords(ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd) === 0
  ) {
    return UNKNOWN
  }
  const words = positions[0] as Int32Array
  words[0] = ownEven
  words[1] = ownOdd
  words[2] = oppEven
  words[3] = oppOdd
  words[4] = kingsEven
  words[5] = kingsOdd
  return settleFrom(tables, mode, 0, 0)
}

/** `settle` for words in an array, in the same order. */
export const settleWords = (tables: EndgameTables, mode: number, words: Int32Array): number =>
  settle(
    tables,
    mode,
    words[0] as number,
    words[1] as number,
    words[2] as number,
    words[3] as number,
    words[4] as number,
    words[5] as number,
  )

/** `settle` for a position whose side to move has a move and cannot capture: cheaper, most of all where nothing is known. */
export const settleQuiet = (
  tables: EndgameTables,
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => {
  if (popcount(ownEven | oppEven) + popcount(ownOdd | oppOdd) > MOST_PIECES) return UNKNOWN
  const stored = tables.valueOf(mode & BLACK, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  if (stored !== UNKNOWN) return stored
  const material = materialOfWords(ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  if (!tables.isStored(swapSides(material))) return UNKNOWN
  return settle(tables, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
}
