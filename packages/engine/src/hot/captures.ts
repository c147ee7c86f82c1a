// HOT: runs at every node with a capture. Below: no objects, closures, iterators, spread or exceptions.
// Readable twin: ../capture.ts and ../reference.ts; equality is a property test in hot.test.ts.
import * as bits from './bits.ts'
import * as line from './line.ts'
import * as modes from './mode.ts'
import type { MoveList, RouteTrace } from './move-list.ts'
import * as lists from './move-list.ts'
import * as singles from './singles.ts'

// V8 folds a module's own constants and inlines its own functions without a check, imported ones it does neither.
const { lowest } = bits
const { filePlaces, gatherFiles, gatherRows, LINE, rowPlaces } = line
const { AT_END, BLACK, REVERSAL } = modes
const { CAPTURED_SHIFT, createMoveList, KING, MOST_CAPTURED, MOST_MOVES, PROMOTES, ROUTES_KEPT } = lists
const { writeSingles } = singles

// Directions of a jump; opposite ones differ by 2, those of one axis have the same lowest bit.
const UP = 0
const RIGHT = 1
const DOWN = 2
const LEFT = 3
/** The direction by which a piece that has not jumped yet arrived. */
const NOWHERE = 8

// The capture search of one node: set by `writeCaptures`, read by the recursion, meaningless afterwards.
let list: MoveList = createMoveList(0)
let start = 0
let end = 0
let longest = 0
let mode = 0
/** The square of the lifted piece before the move, and `KING` when it was one then. */
let origin = 0
/** The own pieces without the lifted one. */
let ownEven = 0
let ownOdd = 0
/** The enemies before the capture. */
let enemyEven = 0
let enemyOdd = 0

/** The landing squares of the capture under way, and who wants to know them. */
const path = new Uint8Array(MOST_CAPTURED)
let trace: RouteTrace | undefined

/** Keeps the way of a finished capture of `count` pieces that was written, or found again, at `index` of the node's moves. */
const keepRoute = (into: RouteTrace, index: number, count: number): void => {
  const kept = into.counts[index] as number
  if (kept === ROUTES_KEPT) return
  into.counts[index] = kept + 1
  const at = (index * ROUTES_KEPT + kept) * MOST_CAPTURED
  for (let i = 0; i < count; i++) into.squares[at + i] = path[i] as number
}

/** Men of the even word that can capture something. */
export const capturingMenEven = (
  black: number,
  men: number,
  oppEven: number,
  oppOdd: number,
  emptyEven: number,
): number => {
  const forward = black !== 0 ? (oppEven << 4) & (emptyEven << 8) : (oppEven >>> 4) & (emptyEven >>> 8)
  const right = oppOdd & (emptyEven >>> 1) & 0x77777777
  const left = ((oppOdd & emptyEven) << 1) & 0xeeeeeeee
  return men & (forward | right | left)
}

/** Men of the odd word that can capture something. */
export const capturingMenOdd = (
  black: number,
  men: number,
  oppEven: number,
  oppOdd: number,
  emptyOdd: number,
): number => {
  const forward = black !== 0 ? (oppOdd << 4) & (emptyOdd << 8) : (oppOdd >>> 4) & (emptyOdd >>> 8)
  const right = ((oppEven & emptyOdd) >>> 1) & 0x77777777
  const left = oppEven & (emptyOdd << 1) & 0xeeeeeeee
  return men & (forward | right | left)
}

/** 1 when `square` is in the set of the two words, else 0. */
const has = (even: number, odd: number, square: number): number =>
  ((square & 1 ? odd : even) >>> (square >> 1)) & 1

/**
 * True when a king on `square` sees an enemy it can jump, where `file` and `row` are its `LINE` entries along its
 * file and its row.
 */
export const kingCaptures = (
  square: number,
  file: number,
  row: number,
  oppEven: number,
  oppOdd: number,
): boolean => {
  const up = (file >>> 8) & 255
  if (up !== 0 && has(oppEven, oppOdd, (square & 7) + 8 * (lowest(up) - 1)) !== 0) return true
  const down = (file >>> 16) & 255
  if (down !== 0 && has(oppEven, oppOdd, (square & 7) + 8 * (32 - Math.clz32(down))) !== 0) return true
  const right = (row >>> 8) & 255
  if (right !== 0 && has(oppEven, oppOdd, (square & 56) + lowest(right) - 1) !== 0) return true
  const left = (row >>> 16) & 255
  return left !== 0 && has(oppEven, oppOdd, (square & 56) + 32 - Math.clz32(left)) !== 0
}

/** Writes a finished capture, unless a longer one is known or the same move (rule 11) has been written. */
const record = (at: number, flags: number, oppEven: number, oppOdd: number, count: number): void => {
  if (count < longest || count === 0) return
  if (count > longest) {
    longest = count
    end = start
  }
  if (end - start === MOST_MOVES) return
  const move = (origin & 63) | (at << 6) | flags | (count << CAPTURED_SHIFT)
  const takenEven = enemyEven ^ oppEven
  const takenOdd = enemyOdd ^ oppOdd
  // Two routes to one result take three pieces at least.
  if (count > 2) {
    for (let i = start; i < end; i++) {
      if (list.moves[i] === move && list.takenEven[i] === takenEven && list.takenOdd[i] === takenOdd) {
        if (trace !== undefined) keepRoute(trace, i - start, count)
        return
      }
    }
  }
  if (trace !== undefined) {
    trace.counts[end - start] = 0
    keepRoute(trace, end - start, count)
  }
  list.moves[end] = move
  list.takenEven[end] = takenEven
  list.takenOdd[end] = takenOdd
  end++
}

/** Enemies on the eight places of the row of `at`. */
const enemiesOfRow = (at: number, oppEven: number, oppOdd: number): number =>
  rowPlaces(oppEven, oppOdd, (at >> 3) << 2)

/** Enemies on the eight places of the file of `at`. */
const enemiesOfFile = (at: number, oppEven: number, oppOdd: number): number =>
  filePlaces(at & 1 ? oppOdd : oppEven, (at & 7) >> 1)

/**
 * Tries the jumps of a king on `at` along its file, without the one in direction `barred`; true when there is one.
 * So do the captures that go on from it.
 */
const alongFile = (at: number, oppEven: number, oppOdd: number, count: number, barred: number): boolean => {
  const enemies = enemiesOfFile(at, oppEven, oppOdd)
  if (enemies === 0) return false
  const word = at & 1 ? ownOdd | oppOdd : ownEven | oppEven
  const seen = LINE[(filePlaces(word, (at & 7) >> 1) << 3) | (at >> 3)] as number
  const up = (seen >>> 8) & 255
  const down = (seen >>> 16) & 255
  let found = false
  if (barred !== UP && (enemies & ((up & -up) >> 1)) !== 0) {
    found = true
    jumpKing((at & 7) | ((lowest(up) - 1) << 3), up, UP, oppEven, oppOdd, count)
  }
  if (barred !== DOWN && down !== 0) {
    const place = 32 - Math.clz32(down)
    if ((enemies >> place) & 1) {
      found = true
      jumpKing((at & 7) | (place << 3), down, DOWN, oppEven, oppOdd, count)
    }
  }
  return found
}

/** The same along the row of `at`. */
const alongRow = (at: number, oppEven: number, oppOdd: number, count: number, barred: number): boolean => {
  const enemies = enemiesOfRow(at, oppEven, oppOdd)
  if (enemies === 0) return false
  const seen = LINE[(rowPlaces(ownEven | oppEven, ownOdd | oppOdd, (at >> 3) << 2) << 3) | (at & 7)] as number
  const right = (seen >>> 8) & 255
  const left = (seen >>> 16) & 255
  let found = false
  if (barred !== RIGHT && (enemies & ((right & -right) >> 1)) !== 0) {
    found = true
    jumpKing((at & 56) | (lowest(right) - 1), right, RIGHT, oppEven, oppOdd, count)
  }
  if (barred !== LEFT && left !== 0) {
    const place = 32 - Math.clz32(left)
    if ((enemies >> place) & 1) {
      found = true
      jumpKing((at & 56) | place, left, LEFT, oppEven, oppOdd, count)
    }
  }
  return found
}

/**
 * Jumps over `victim` and goes on from each of the `landings`, bits of places along the line. A further jump along
 * the same line can be made from each landing with the same result, so it is tried from the nearest alone.
 */
const jumpKing = (
  victim: number,
  landings: number,
  direction: number,
  oppEven: number,
  oppOdd: number,
  count: number,
): void => {
  const bit = 1 << (victim >> 1)
  const restEven = victim & 1 ? oppEven : oppEven & ~bit
  const restOdd = victim & 1 ? oppOdd & ~bit : oppOdd
  const barred = mode & REVERSAL ? NOWHERE : direction ^ DOWN
  if (direction & 1) {
    const base = victim & 56
    const nearest = direction === RIGHT ? lowest(landings) : 31 - Math.clz32(landings)
    path[count] = base | nearest
    const straight = alongRow(base | nearest, restEven, restOdd, count + 1, barred)
    // A turn needs an enemy on the line that it turns into.
    const turns = landings & gatherFiles(restEven, restOdd)
    let ends = landings ^ turns
    for (let rest = turns; rest !== 0; rest &= rest - 1) {
      const at = base | lowest(rest)
      path[count] = at
      if (!alongFile(at, restEven, restOdd, count + 1, NOWHERE)) ends |= rest & -rest
    }
    if (straight || count + 1 < longest) return
    for (let rest = ends; rest !== 0; rest &= rest - 1) {
      const at = base | lowest(rest)
      path[count] = at
      record(at, origin & KING ? KING : PROMOTES, restEven, restOdd, count + 1)
    }
  } else {
    const base = victim & 7
    const nearest = direction === UP ? lowest(landings) : 31 - Math.clz32(landings)
    path[count] = base | (nearest << 3)
    const straight = alongFile(base | (nearest << 3), restEven, restOdd, count + 1, barred)
    // A turn needs an enemy on the line that it turns into.
    const turns = landings & gatherRows(restEven | restOdd)
    let ends = landings ^ turns
    for (let rest = turns; rest !== 0; rest &= rest - 1) {
      const at = base | (lowest(rest) << 3)
      path[count] = at
      if (!alongRow(at, restEven, restOdd, count + 1, NOWHERE)) ends |= rest & -rest
    }
    if (straight || count + 1 < longest) return
    for (let rest = ends; rest !== 0; rest &= rest - 1) {
      const at = base | (lowest(rest) << 3)
      path[count] = at
      record(at, origin & KING ? KING : PROMOTES, restEven, restOdd, count + 1)
    }
  }
}

/** Goes on with a man that became a king on `at`, where it arrived by a jump in `direction`. */
const goOnCrowned = (at: number, oppEven: number, oppOdd: number, count: number, direction: number): void => {
  const barred = mode & REVERSAL ? NOWHERE : direction ^ DOWN
  const file = alongFile(at, oppEven, oppOdd, count, barred)
  const row = alongRow(at, oppEven, oppOdd, count, barred)
  if (!file && !row) record(at, PROMOTES, oppEven, oppOdd, count)
}

/** Lands a man on `at` after it jumped over `victim`, and goes on as what it is then. */
const jumpMan = (
  victim: number,
  at: number,
  direction: number,
  oppEven: number,
  oppOdd: number,
  count: number,
): void => {
  const bit = 1 << (victim >> 1)
  const restEven = victim & 1 ? oppEven : oppEven & ~bit
  const restOdd = victim & 1 ? oppOdd & ~bit : oppOdd
  path[count] = at
  if ((mode & AT_END) === 0 && at >> 3 === (mode & BLACK ? 0 : 7)) {
    goOnCrowned(at, restEven, restOdd, count + 1, direction)
  } else {
    goOnAsMan(at, restEven, restOdd, count + 1)
  }
}

/** Goes on capturing with a man on `at`. */
const goOnAsMan = (at: number, oppEven: number, oppOdd: number, count: number): void => {
  const even = ownEven | oppEven
  const odd = ownOdd | oppOdd
  const file = at & 7
  const step = mode & BLACK ? -8 : 8
  const landing = at + 2 * step
  let ended = 1
  if (landing >= 0 && landing < 64 && has(oppEven, oppOdd, at + step) && !has(even, odd, landing)) {
    ended = 0
    jumpMan(at + step, landing, mode & BLACK ? DOWN : UP, oppEven, oppOdd, count)
  }
  if (file < 6 && has(oppEven, oppOdd, at + 1) && !has(even, odd, at + 2)) {
    ended = 0
    jumpMan(at + 1, at + 2, RIGHT, oppEven, oppOdd, count)
  }
  if (file > 1 && has(oppEven, oppOdd, at - 1) && !has(even, odd, at - 2)) {
    ended = 0
    jumpMan(at - 1, at - 2, LEFT, oppEven, oppOdd, count)
  }
  if (ended) record(at, at >> 3 === (mode & BLACK ? 0 : 7) ? PROMOTES : 0, oppEven, oppOdd, count)
}

/** Runs the capture search for the pieces of one word, `parity` 0 the even one. */
const writeFrom = (
  parity: number,
  men: number,
  kings: number,
  ownE: number,
  ownO: number,
  oppEven: number,
  oppOdd: number,
): void => {
  for (let rest = men | kings; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const square = (lowest(rest) << 1) | parity
    ownEven = parity ? ownE : ownE & ~bit
    ownOdd = parity ? ownO & ~bit : ownO
    if (kings & bit) {
      origin = square | KING
      alongFile(square, oppEven, oppOdd, 0, NOWHERE)
      alongRow(square, oppEven, oppOdd, 0, NOWHERE)
    } else {
      origin = square
      goOnAsMan(square, oppEven, oppOdd, 0)
    }
  }
}

/**
 * Writes the legal captures into `into` from index `from` and returns the index after the last; `from` itself when
 * there are none. `menEven` and `menOdd` are the men to try: all, or those of `capturingMen…`.
 */
export const writeCaptures = (
  nodeMode: number,
  ownE: number,
  ownO: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
  menEven: number,
  menOdd: number,
  into: MoveList,
  from: number,
): number => {
  if (((ownE & kingsEven) | (ownO & kingsOdd)) === 0 && trace === undefined) {
    const single = writeSingles(
      nodeMode,
      menEven,
      menOdd,
      oppEven,
      oppOdd,
      ~(ownE | oppEven),
      ~(ownO | oppOdd),
      into,
      from,
    )
    if (single >= 0) return single
  }
  list = into
  start = from
  end = from
  longest = 0
  mode = nodeMode
  enemyEven = oppEven
  enemyOdd = oppOdd
  writeFrom(0, menEven, ownE & kingsEven, ownE, ownO, oppEven, oppOdd)
  writeFrom(1, menOdd, ownO & kingsOdd, ownE, ownO, oppEven, oppOdd)
  return end
}

/** Lets `into` note the ways of the captures written from now on; undefined ends that. */
export const traceRoutes = (into: RouteTrace | undefined): void => {
  trace = into
}
