import { PRESETS, type Ruleset } from '@tama/engine'
import { createMoveList, generate, KING, modeOf, PROMOTES } from '@tama/engine/hot'
import { describe, expect, test } from 'vitest'
import { kingOrigins, manOrigins } from './unmove.ts'

const ALL = Array.from({ length: 64 }, (_, square) => square)

/** A few occupied squares beside the piece that moved. */
const OBSTACLES = [9, 18, 27, 35, 44, 52, 61]

const occupiedBy = (squares: readonly number[]): Uint8Array => {
  const occupied = new Uint8Array(64)
  for (const square of squares) occupied[square] = 1
  return occupied
}

/** Squares of a set as the words of the generator. */
const setOf = (squares: readonly number[]): readonly [number, number] => {
  let [even, odd] = [0, 0]
  for (const square of squares) {
    if (square & 1) odd |= 1 << (square >> 1)
    else even |= 1 << (square >> 1)
  }
  return [even, odd]
}

/** The squares from which the generator lets a piece move to `to`, among own pieces that can't be taken. */
const sources = (ruleset: Ruleset, isKing: boolean, to: number): readonly number[] => {
  const list = createMoveList(0)
  const others = OBSTACLES.filter((square) => square !== to)
  return ALL.filter((from) => {
    if (from === to || others.includes(from) || (!isKing && from > 55)) return false
    const [even, odd] = setOf([from, ...others])
    const [kingsEven, kingsOdd] = setOf(isKing ? [from, ...others] : others)
    const end = generate(modeOf(ruleset, 'white'), even, odd, 0, 0, kingsEven, kingsOdd, list, 0)
    return Array.from(list.moves.subarray(0, end)).some(
      (move) =>
        (move & 63) === from &&
        ((move >>> 6) & 63) === to &&
        (move & PROMOTES) === 0 &&
        isKing === (move & KING) > 0,
    )
  })
}

describe.each([
  ['orthogonal', PRESETS.dama],
  ['diagonal', PRESETS.tama],
] as const)('moves taken back, %s', (_, ruleset) => {
  test.each([
    ['king', kingOrigins, ALL],
    // A man that has come to its last row is a man no more.
    ['man', manOrigins, ALL.slice(0, 56)],
  ] as const)('a %s came from where the generator lets it come from', (kind, origins, targets) => {
    const found = new Int32Array(64)
    for (const to of targets) {
      if (OBSTACLES.includes(to)) continue
      const count = origins(ruleset.diagonalMoves, to, occupiedBy([to, ...OBSTACLES]), found)
      expect([...found.subarray(0, count)].sort((a, b) => a - b)).toEqual(
        sources(ruleset, kind === 'king', to),
      )
    }
  })
})
