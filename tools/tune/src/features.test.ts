import { type Position, PRESETS, type Ruleset } from '@tama/engine'
import { modeOf, wordsOf } from '@tama/engine/hot'
import { positions, presets } from '@tama/engine/testing'
import { evalTables, evaluate, flipRows, WEIGHT_AT, WEIGHT_COUNT } from '@tama/search/tree'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNT_SHIFT, INDEX_MASK, MOST_ENTRIES, menOf, writeFeatures } from './features.ts'

/** Weights that are all different but small: nothing is rounded, no two mistakes cancel out. */
const weights = {
  early: Int16Array.from({ length: WEIGHT_COUNT }, (_, index) => (index % 41) - 20),
  late: Int16Array.from({ length: WEIGHT_COUNT }, (_, index) => (index % 37) - 18),
}
const tables = evalTables(weights)

const wordsUp = (position: Position): Int32Array => {
  const words = Object.values(wordsOf(position)) as number[]
  return Int32Array.from(position.turn === 'black' ? words.map(flipRows) : words)
}

const learned = (position: Position, ruleset: Ruleset): number => {
  const words = wordsUp(position)
  const entries = new Int32Array(MOST_ENTRIES)
  const end = writeFeatures(modeOf(ruleset, 'white'), words, 0, entries, 0)
  let early = 0
  let late = 0
  for (const entry of entries.subarray(0, end)) {
    early += (weights.early[entry & INDEX_MASK] as number) * (entry >>> COUNT_SHIFT)
    late += (weights.late[entry & INDEX_MASK] as number) * (entry >>> COUNT_SHIFT)
  }
  const men = menOf(words, 0)
  // Estimates are rounded down to multiples of eight.
  return (Math.trunc((early * men + late * (32 - men)) / 32) >> 3) << 3
}

const judged = (position: Position, ruleset: Ruleset): number => {
  const { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd } = wordsOf(position)
  const mode = modeOf(ruleset, position.turn)
  return evaluate(tables, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
}

test('what is learned is what the search computes', () => {
  fc.assert(
    fc.property(presets(), positions(), (ruleset, position) => {
      expect(learned(position, ruleset)).toBe(judged(position, ruleset))
    }),
    { numRuns: 500 },
  )
})

test('a position without kings has a feature for each man and each window, and one for material', () => {
  const words = Int32Array.from([0x000000f0, 0x000000f0, 0x00f00000, 0x00f00000, 0, 0])
  const entries = new Int32Array(MOST_ENTRIES)
  const end = writeFeatures(modeOf(PRESETS.dama, 'white'), words, 0, entries, 0)
  const indices = Array.from(entries.subarray(0, end), (entry) => entry & INDEX_MASK)
  expect(indices.filter((index) => index >= WEIGHT_AT.patterns)).toHaveLength(21)
  expect(indices.filter((index) => index < WEIGHT_AT.ownKing && index >= WEIGHT_AT.ownMan)).toHaveLength(16)
  expect(indices).toContain(WEIGHT_AT.material + 4)
})
