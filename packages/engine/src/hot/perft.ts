// HOT: the tree walk that counts leaves. Below: no objects, closures, iterators, spread or exceptions.
// Readable twin: referencePerft in ../perft.ts.
import * as bits from './bits.ts'
import * as captures from './captures.ts'
import * as men from './count-men.ts'
import * as generator from './generate.ts'
import * as line from './line.ts'
import type { MoveList } from './move-list.ts'
import * as lists from './move-list.ts'
import * as singles from './singles.ts'

// V8 folds a module's own constants and inlines its own functions without a check; imported ones it does neither.
const { leftOfEven, lowest, rightOfOdd } = bits
const { capturingMenEven, capturingMenOdd, kingCaptures, writeCaptures } = captures
const { generate } = generator
const { fallingPlaces, filePlaces, LINE, risingPlaces, rowPlaces } = line
const { CAPTURE, createMoveList, KING, PROMOTES } = lists
const { countMenCaptures } = men
const { countSingles } = singles

/** What the counting of king moves returns when a king can capture. */
const CAPTURES = -1

/** The bits of each nibble of `word`, counted in that nibble. */
const nibbles = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
}

/** The nibbles of both words, each at most 8, added in the bytes of the result. */
const addNibbles = (a: number, b: number): number =>
  (a & 0x0f0f0f0f) + ((a >>> 4) & 0x0f0f0f0f) + (b & 0x0f0f0f0f) + ((b >>> 4) & 0x0f0f0f0f)

/** The sum of the bytes of `ones` and twice those of `twos`. */
const sumBytes = (ones: number, twos: number): number => Math.imul(ones + (twos << 1), 0x01010101) >>> 24

/** How many quiet moves the kings of one word have, or `CAPTURES` when one of them can capture. */
const countKings = (
  mode: number,
  kings: number,
  parity: number,
  even: number,
  odd: number,
  oppEven: number,
  oppOdd: number,
): number => {
  let count = 0
  for (let rest = kings; rest !== 0; rest &= rest - 1) {
    const square = (lowest(rest) << 1) | parity
    const file = square & 7
    const row = square >> 3
    const alongFile = LINE[(filePlaces(parity ? odd : even, file >> 1) << 3) | row] as number
    const alongRow = LINE[(rowPlaces(even, odd, row << 2) << 3) | file] as number
    if (
      ((alongFile | alongRow) & 0xffff00) !== 0 &&
      kingCaptures(square, alongFile, alongRow, oppEven, oppOdd)
    ) {
      return CAPTURES
    }
    count += (alongFile >>> 24) + (alongRow >>> 24)
    if (mode & 2) {
      const rising = LINE[(risingPlaces(even, odd, square) << 3) | row] as number
      const falling = LINE[(fallingPlaces(even, odd, square) << 3) | row] as number
      count += (rising >>> 24) + (falling >>> 24)
    }
  }
  return count
}

/** The same for the kings of both words. */
const countSlides = (
  mode: number,
  kingsEven: number,
  kingsOdd: number,
  even: number,
  odd: number,
  oppEven: number,
  oppOdd: number,
): number => {
  const atEven = countKings(mode, kingsEven, 0, even, odd, oppEven, oppOdd)
  if (atEven === CAPTURES) return CAPTURES
  const atOdd = countKings(mode, kingsOdd, 1, even, odd, oppEven, oppOdd)
  return atOdd === CAPTURES ? CAPTURES : atEven + atOdd
}

const scratch = createMoveList(0)

/** How many captures are legal, where `men` are those that can capture and `slides` says whether a king can. */
const countCaptures = (
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
  menEven: number,
  menOdd: number,
  slides: number,
): number => {
  if (slides !== CAPTURES) {
    const emptyEven = ~(ownEven | oppEven)
    const emptyOdd = ~(ownOdd | oppOdd)
    const singles = countSingles(mode, menEven, menOdd, oppEven, oppOdd, emptyEven, emptyOdd)
    if (singles !== CAPTURES) return singles
    const found = countMenCaptures(mode, menEven, menOdd, oppEven, oppOdd, emptyEven, emptyOdd)
    if (found !== CAPTURES) return found
  }
  return writeCaptures(
    mode,
    ownEven,
    ownOdd,
    oppEven,
    oppOdd,
    kingsEven,
    kingsOdd,
    menEven,
    menOdd,
    scratch,
    0,
  )
}

/**
 * The leaves one ply below the moves from `start` to `end`: the last ply is counted, never written. It is one long
 * function because V8 inlines no more than some 900 bytecodes into one, and a call for each leaf's parent costs as
 * much as the counting; the bits of `mode` are written as numbers for the same reason.
 *
 * A quiet move changes two squares, so the steps of men are counted once for all quiet moves: `ones`, `twos` and
 * `fours` hold, bit by bit, how many men could step onto each square if it were empty.
 */
const countReplies = (
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
  list: MoveList,
  start: number,
  end: number,
): number => {
  const reply = mode ^ 1
  const moves = list.moves
  let usEven = 0
  let usOdd = 0
  let menEven = 0
  let menOdd = 0
  let onesEven = 0
  let onesOdd = 0
  let twosEven = 0
  let twosOdd = 0
  let foursEven = 0
  let foursOdd = 0
  let steps = 0
  let leaves = 0
  for (let i = start; i < end; i++) {
    const move = moves[i] as number
    const isCapture = move >= CAPTURE
    // 1. Make the move. A shift counts by its lowest five bits alone: these are the bits of start and final square.
    const fromBit = 1 << (move >> 1)
    const toBit = 1 << (move >> 7)
    const changeOdd = (fromBit & -(move & 1)) ^ (toBit & -((move >> 6) & 1))
    const themEven = ownEven ^ fromBit ^ toBit ^ changeOdd
    const themOdd = ownOdd ^ changeOdd
    // 2. Who replies, and the steps of men: after a capture onto what is empty then, else onto what is empty before.
    if (isCapture || i === start) {
      usEven = isCapture ? oppEven & ~(list.takenEven[i] as number) : oppEven | 0
      usOdd = isCapture ? oppOdd & ~(list.takenOdd[i] as number) : oppOdd | 0
      menEven = usEven & ~kingsEven
      menOdd = usOdd & ~kingsOdd
      const frontEven = reply & 1 ? menEven >>> 4 : menEven << 4
      const frontOdd = reply & 1 ? menOdd >>> 4 : menOdd << 4
      const rightEven = rightOfOdd(menOdd)
      const leftOdd = leftOfEven(menEven)
      const twoEven = frontEven ^ rightEven
      const twoOdd = frontOdd ^ leftOdd
      onesEven = twoEven ^ menOdd
      onesOdd = twoOdd ^ menEven
      twosEven = (frontEven & rightEven) | (twoEven & menOdd)
      twosOdd = (frontOdd & leftOdd) | (twoOdd & menEven)
      if (reply & 2) {
        const frontRight = rightOfOdd(frontOdd)
        const frontLeft = leftOfEven(frontEven)
        const threeEven = onesEven ^ frontRight
        const threeOdd = onesOdd ^ frontLeft
        const carryEven = (onesEven & frontRight) | (threeEven & frontOdd)
        const carryOdd = (onesOdd & frontLeft) | (threeOdd & frontEven)
        onesEven = threeEven ^ frontOdd
        onesOdd = threeOdd ^ frontEven
        foursEven = twosEven & carryEven
        foursOdd = twosOdd & carryOdd
        twosEven ^= carryEven
        twosOdd ^= carryOdd
      }
      const freeEven = isCapture ? ~(usEven | themEven) : ~(usEven | ownEven)
      const freeOdd = isCapture ? ~(usOdd | themOdd) : ~(usOdd | ownOdd)
      steps =
        sumBytes(
          addNibbles(nibbles(onesEven & freeEven), nibbles(onesOdd & freeOdd)),
          addNibbles(nibbles(twosEven & freeEven), nibbles(twosOdd & freeOdd)),
        ) +
        (sumBytes(addNibbles(nibbles(foursEven & freeEven), nibbles(foursOdd & freeOdd)), 0) << 2)
    }
    const emptyEven = ~(usEven | themEven)
    const emptyOdd = ~(usOdd | themOdd)
    // 3. Kings: their quiet moves, unless one can capture.
    let slides = 0
    if (((usEven ^ menEven) | (usOdd ^ menOdd)) !== 0) {
      slides = countSlides(reply, usEven ^ menEven, usOdd ^ menOdd, ~emptyEven, ~emptyOdd, themEven, themOdd)
    }
    // 4. Captures.
    const jumpersEven = capturingMenEven(reply & 1, menEven, themEven, themOdd, emptyEven)
    const jumpersOdd = capturingMenOdd(reply & 1, menOdd, themEven, themOdd, emptyOdd)
    if (slides === CAPTURES || (jumpersEven | jumpersOdd) !== 0) {
      leaves += countCaptures(
        reply,
        usEven,
        usOdd,
        themEven,
        themOdd,
        kingsEven,
        kingsOdd,
        jumpersEven,
        jumpersOdd,
        slides,
      )
      continue
    }
    leaves += slides
    // 5. Quiet moves of men.
    leaves += steps
    if (!isCapture) {
      const from = move >> 1
      const to = move >> 7
      leaves +=
        move & 1
          ? ((onesOdd >>> from) & 1) + (((twosOdd >>> from) & 1) << 1) + (((foursOdd >>> from) & 1) << 2)
          : ((onesEven >>> from) & 1) + (((twosEven >>> from) & 1) << 1) + (((foursEven >>> from) & 1) << 2)
      leaves -=
        move & 64
          ? ((onesOdd >>> to) & 1) + (((twosOdd >>> to) & 1) << 1) + (((foursOdd >>> to) & 1) << 2)
          : ((onesEven >>> to) & 1) + (((twosEven >>> to) & 1) << 1) + (((foursEven >>> to) & 1) << 2)
    }
  }
  return leaves
}

/** The number of move sequences of `depth` (2 or more) plies; `list` is used from `start` on. */
export const countLeaves = (
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
  depth: number,
  list: MoveList,
  start: number,
): number => {
  const end = generate(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, list, start)
  if (depth === 2) {
    return countReplies(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, list, start, end)
  }
  let leaves = 0
  for (let i = start; i < end; i++) {
    const move = list.moves[i] as number
    // A shift counts by its lowest five bits alone: these two are the bits of the start and of the final square.
    const fromBit = 1 << (move >> 1)
    const toBit = 1 << (move >> 7)
    const toOdd = toBit & -((move >> 6) & 1)
    const changeOdd = (fromBit & -(move & 1)) ^ toOdd
    const changeEven = fromBit ^ toBit ^ changeOdd
    let nextEven = oppEven
    let nextOdd = oppOdd
    let nextKingsEven = kingsEven
    let nextKingsOdd = kingsOdd
    if (move >= CAPTURE) {
      const keptEven = ~(list.takenEven[i] as number)
      const keptOdd = ~(list.takenOdd[i] as number)
      nextEven &= keptEven
      nextOdd &= keptOdd
      nextKingsEven &= keptEven
      nextKingsOdd &= keptOdd
    }
    if ((move & (KING | PROMOTES)) !== 0) {
      if (move & KING) {
        nextKingsEven ^= changeEven
        nextKingsOdd ^= changeOdd
      } else {
        nextKingsEven |= toBit ^ toOdd
        nextKingsOdd |= toOdd
      }
    }
    leaves += countLeaves(
      mode ^ 1,
      nextEven,
      nextOdd,
      ownEven ^ changeEven,
      ownOdd ^ changeOdd,
      nextKingsEven,
      nextKingsOdd,
      depth - 1,
      list,
      end,
    )
  }
  return leaves
}
