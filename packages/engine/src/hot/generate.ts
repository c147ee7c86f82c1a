// HOT: runs once per node. Below: no objects, closures, iterators, spread or exceptions.
// Readable twin: ../reference.ts; equality is a property test in generate.test.ts.
import * as bits from './bits.ts'
import * as captures from './captures.ts'
import * as line from './line.ts'
import * as modes from './mode.ts'
import type { MoveList } from './move-list.ts'
import * as lists from './move-list.ts'

// V8 folds a module's own constants and inlines its own functions without a check; imported ones it does neither.
const { ahead, leftOfEven, lowest, rightOfOdd } = bits
const { capturingMenEven, capturingMenOdd, kingCaptures, writeCaptures } = captures
const { diagonalMoves, fallingPlaces, filePlaces, LINE, risingPlaces, rowPlaces } = line
const { BLACK, DIAGONAL } = modes
const { createMoveList, KING, PROMOTES } = lists

/** Writes a step of men onto each of `targets`, squares of one word, that stood `delta` lower. */
const writeSteps = (
  targets: number,
  parity: number,
  delta: number,
  lastRow: number,
  moves: Int32Array,
  from: number,
): number => {
  let end = from
  for (let rest = targets; rest !== 0; rest &= rest - 1) {
    const to = (lowest(rest) << 1) | parity
    moves[end++] = (to - delta) | (to << 6) | (to >> 3 === lastRow ? PROMOTES : 0)
  }
  return end
}

/** Writes a king's moves from `square` to the `places` of a line; place p is the square `base + p * stride`. */
const writeSlides = (
  square: number,
  places: number,
  base: number,
  stride: number,
  moves: Int32Array,
  from: number,
): number => {
  let end = from
  for (let rest = places & 255; rest !== 0; rest &= rest - 1) {
    moves[end++] = square | ((base + lowest(rest) * stride) << 6) | KING
  }
  return end
}

/**
 * Writes every legal move of the side to move into `list` from index `start`, each once in the sense of rule 11,
 * and returns the index after the last; `start` itself when there is none, which loses.
 *
 * `own`, `opp`: pieces of the side to move and of the other; `kings`: those of both. `mode`: see `modeOf`.
 */
export const generate = (
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
  list: MoveList,
  start: number,
): number => {
  const black = mode & BLACK
  const menEven = ownEven & ~kingsEven
  const menOdd = ownOdd & ~kingsOdd
  const even = ownEven | oppEven
  const odd = ownOdd | oppOdd
  const jumpersEven = capturingMenEven(black, menEven, oppEven, oppOdd, ~even)
  const jumpersOdd = capturingMenOdd(black, menOdd, oppEven, oppOdd, ~odd)
  // 1. A man can capture.
  if ((jumpersEven | jumpersOdd) !== 0) {
    return writeCaptures(
      mode,
      ownEven,
      ownOdd,
      oppEven,
      oppOdd,
      kingsEven,
      kingsOdd,
      jumpersEven,
      jumpersOdd,
      list,
      start,
    )
  }
  const moves = list.moves
  let end = start
  // 2. Kings: their quiet moves, given up as soon as one can capture.
  for (let parity = 0; parity < 2; parity++) {
    for (let rest = parity ? ownOdd & kingsOdd : ownEven & kingsEven; rest !== 0; rest &= rest - 1) {
      const square = (lowest(rest) << 1) | parity
      const file = square & 7
      const row = square >> 3
      const alongFile = LINE[(filePlaces(parity ? odd : even, file >> 1) << 3) | row] as number
      const alongRow = LINE[(rowPlaces(even, odd, row << 2) << 3) | file] as number
      if (kingCaptures(square, alongFile, alongRow, oppEven, oppOdd)) {
        return writeCaptures(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, 0, 0, list, start)
      }
      end = writeSlides(square, alongFile, file, 8, moves, end)
      end = writeSlides(square, alongRow, square & 56, 1, moves, end)
      if (mode & DIAGONAL) {
        const rising = LINE[(risingPlaces(even, odd, square) << 3) | row] as number
        const falling = LINE[(fallingPlaces(even, odd, square) << 3) | row] as number
        end = writeSlides(square, rising, file - row, 9, moves, end)
        end = writeSlides(square, falling, file + row, 7, moves, end)
      }
    }
  }
  // 3. Men: forward, sideways, diagonally.
  const emptyEven = ~even
  const emptyOdd = ~odd
  const frontEven = ahead(menEven, black)
  const frontOdd = ahead(menOdd, black)
  const step = black ? -8 : 8
  const last = black ? 0 : 7
  end = writeSteps(frontEven & emptyEven, 0, step, last, moves, end)
  end = writeSteps(frontOdd & emptyOdd, 1, step, last, moves, end)
  end = writeSteps(menEven & emptyOdd, 1, 1, -1, moves, end)
  end = writeSteps(rightOfOdd(menOdd) & emptyEven, 0, 1, -1, moves, end)
  end = writeSteps(menOdd & emptyEven, 0, -1, -1, moves, end)
  end = writeSteps(leftOfEven(menEven) & emptyOdd, 1, -1, -1, moves, end)
  if (mode & DIAGONAL) {
    end = writeSteps(frontEven & emptyOdd, 1, step + 1, last, moves, end)
    end = writeSteps(rightOfOdd(frontOdd) & emptyEven, 0, step + 1, last, moves, end)
    end = writeSteps(frontOdd & emptyEven, 0, step - 1, last, moves, end)
    end = writeSteps(leftOfEven(frontEven) & emptyOdd, 1, step - 1, last, moves, end)
  }
  return end
}

/** The bits of each nibble of `word`, counted in that nibble. */
const nibbles = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
}

/** How many quiet moves the men have: the bits of up to ten sets, added in columns by full adders before counting. */
const countSteps = (
  mode: number,
  menEven: number,
  menOdd: number,
  emptyEven: number,
  emptyOdd: number,
): number => {
  const frontEven = mode & BLACK ? menEven >>> 4 : menEven << 4
  const frontOdd = mode & BLACK ? menOdd >>> 4 : menOdd << 4
  const a = frontEven & emptyEven
  const b = frontOdd & emptyOdd
  const c = menEven & emptyOdd
  const ab = a ^ b
  const ones1 = ab ^ c
  const twos1 = (a & b) | (ab & c)
  const d = rightOfOdd(menOdd) & emptyEven
  const e = menOdd & emptyEven
  const f = leftOfEven(menEven) & emptyOdd
  const de = d ^ e
  const ones2 = de ^ f
  const twos2 = (d & e) | (de & f)
  if ((mode & DIAGONAL) === 0)
    return sumBytes(nibbles(ones1) + nibbles(ones2) + 0, nibbles(twos1) + nibbles(twos2))
  const g = frontEven & emptyOdd
  const h = rightOfOdd(frontOdd) & emptyEven
  const i = frontOdd & emptyEven
  const j = leftOfEven(frontEven) & emptyOdd
  const gh = g ^ h
  const ones3 = gh ^ i
  const twos3 = (g & h) | (gh & i)
  const s12 = ones1 ^ ones2
  const ones4 = s12 ^ ones3
  const twos4 = (ones1 & ones2) | (s12 & ones3)
  return (
    sumBytes(nibbles(ones4) + nibbles(j), nibbles(twos1) + nibbles(twos2) + nibbles(twos3)) +
    (sumBytes(nibbles(twos4), 0) << 1)
  )
}

/** The sum of the nibbles of `ones` and twice those of `twos`; each nibble at most 12. */
const sumBytes = (ones: number, twos: number): number => {
  const low = (ones & 0x0f0f0f0f) + ((ones >>> 4) & 0x0f0f0f0f)
  const high = (twos & 0x0f0f0f0f) + ((twos >>> 4) & 0x0f0f0f0f)
  return Math.imul(low + (high << 1), 0x01010101) >>> 24
}

const scratch = createMoveList(0)

/** How many legal moves `generate` would write, without writing the quiet ones. */
export const countMoves = (
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => {
  const black = mode & BLACK
  const menEven = ownEven & ~kingsEven
  const menOdd = ownOdd & ~kingsOdd
  const even = ownEven | oppEven
  const odd = ownOdd | oppOdd
  const emptyEven = ~even
  const emptyOdd = ~odd
  const jumpersEven = capturingMenEven(black, menEven, oppEven, oppOdd, emptyEven)
  const jumpersOdd = capturingMenOdd(black, menOdd, oppEven, oppOdd, emptyOdd)
  if ((jumpersEven | jumpersOdd) !== 0) {
    return writeCaptures(
      mode,
      ownEven,
      ownOdd,
      oppEven,
      oppOdd,
      kingsEven,
      kingsOdd,
      jumpersEven,
      jumpersOdd,
      scratch,
      0,
    )
  }
  let count = 0
  for (let parity = 0; parity < 2; parity++) {
    for (let rest = parity ? ownOdd & kingsOdd : ownEven & kingsEven; rest !== 0; rest &= rest - 1) {
      const square = (lowest(rest) << 1) | parity
      const file = square & 7
      const row = square >> 3
      const alongFile = LINE[(filePlaces(parity ? odd : even, file >> 1) << 3) | row] as number
      const alongRow = LINE[(rowPlaces(even, odd, row << 2) << 3) | file] as number
      if (kingCaptures(square, alongFile, alongRow, oppEven, oppOdd)) {
        return writeCaptures(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, 0, 0, scratch, 0)
      }
      count += (alongFile >>> 24) + (alongRow >>> 24)
      if (mode & DIAGONAL) {
        count += diagonalMoves(even, odd, square)
      }
    }
  }
  return count + countSteps(mode, menEven, menOdd, emptyEven, emptyOdd)
}

/** True when the side to move can capture: then it must, and only captures are legal. */
export const hasCapture = (
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): boolean => {
  const black = mode & BLACK
  const even = ownEven | oppEven
  const odd = ownOdd | oppOdd
  if (
    (capturingMenEven(black, ownEven & ~kingsEven, oppEven, oppOdd, ~even) |
      capturingMenOdd(black, ownOdd & ~kingsOdd, oppEven, oppOdd, ~odd)) !==
    0
  ) {
    return true
  }
  for (let parity = 0; parity < 2; parity++) {
    for (let rest = parity ? ownOdd & kingsOdd : ownEven & kingsEven; rest !== 0; rest &= rest - 1) {
      const square = (lowest(rest) << 1) | parity
      const alongFile = LINE[
        (filePlaces(parity ? odd : even, (square & 7) >> 1) << 3) | (square >> 3)
      ] as number
      const alongRow = LINE[(rowPlaces(even, odd, (square >> 3) << 2) << 3) | (square & 7)] as number
      if (kingCaptures(square, alongFile, alongRow, oppEven, oppOdd)) return true
    }
  }
  return false
}
