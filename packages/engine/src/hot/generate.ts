// HOT: runs once per node. Below: no objects, closures, iterators, spread or exceptions.
// Readable twin: ../reference.ts; equality is a property test in hot.test.ts.
import * as bits from './bits.ts'
import * as captures from './captures.ts'
import * as line from './line.ts'
import * as modes from './mode.ts'
import type { MoveList } from './move-list.ts'
import * as lists from './move-list.ts'

// V8 folds a module's own constants and inlines its own functions without a check; imported ones it does neither.
const { ahead, leftOfEven, lowest, rightOfOdd } = bits
const { capturingMenEven, capturingMenOdd, kingCaptures, writeCaptures } = captures
const { fallingPlaces, filePlaces, LINE, risingPlaces, rowPlaces } = line
const { BLACK, DIAGONAL } = modes
const { KING, PROMOTES } = lists

/** The bits of a `LINE` entry that are set when there is room to land behind a piece. */
const BEHIND = 0xffff00

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

/** What `writeKings` returns when a king can capture. */
const CAPTURES = -1

/** Writes the quiet moves of the kings of one word and returns the end, or `CAPTURES` when one of them can capture. */
const writeKings = (
  mode: number,
  kings: number,
  parity: number,
  even: number,
  odd: number,
  oppEven: number,
  oppOdd: number,
  moves: Int32Array,
  from: number,
): number => {
  let end = from
  for (let rest = kings; rest !== 0; rest &= rest - 1) {
    const square = (lowest(rest) << 1) | parity
    const file = square & 7
    const row = square >> 3
    const alongFile = LINE[(filePlaces(parity ? odd : even, file >> 1) << 3) | row] as number
    const alongRow = LINE[(rowPlaces(even, odd, row << 2) << 3) | file] as number
    if (
      ((alongFile | alongRow) & BEHIND) !== 0 &&
      kingCaptures(square, alongFile, alongRow, oppEven, oppOdd)
    ) {
      return CAPTURES
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
  return end
}

/** Writes the quiet moves of the men. */
const writeMen = (
  mode: number,
  menEven: number,
  menOdd: number,
  emptyEven: number,
  emptyOdd: number,
  moves: Int32Array,
  from: number,
): number => {
  const black = mode & BLACK
  const frontEven = ahead(menEven, black)
  const frontOdd = ahead(menOdd, black)
  const step = black ? -8 : 8
  const last = black ? 0 : 7
  let end = writeSteps(frontEven & emptyEven, 0, step, last, moves, from)
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
  const menEven = ownEven & ~kingsEven
  const menOdd = ownOdd & ~kingsOdd
  const even = ownEven | oppEven
  const odd = ownOdd | oppOdd
  const jumpersEven = capturingMenEven(mode & BLACK, menEven, oppEven, oppOdd, ~even)
  const jumpersOdd = capturingMenOdd(mode & BLACK, menOdd, oppEven, oppOdd, ~odd)
  let end = start
  if ((jumpersEven | jumpersOdd) !== 0) {
    end = CAPTURES
  } else {
    const moves = list.moves
    const ownKingsEven = ownEven & kingsEven
    const ownKingsOdd = ownOdd & kingsOdd
    if (ownKingsEven !== 0) end = writeKings(mode, ownKingsEven, 0, even, odd, oppEven, oppOdd, moves, end)
    if (ownKingsOdd !== 0 && end !== CAPTURES) {
      end = writeKings(mode, ownKingsOdd, 1, even, odd, oppEven, oppOdd, moves, end)
    }
    if (end !== CAPTURES) return writeMen(mode, menEven, menOdd, ~even, ~odd, moves, end)
  }
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
