import { PRESET_IDS } from '@tama/engine'
import { positions } from '@tama/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreement, loadTables } from './testing/index.ts'

/** Positions of at most four pieces, three of a side. */
const upToFour = positions({ maxPieces: 3, kingsInTen: 3 }).filter(
  ({ board }) => board.filter((piece) => piece !== undefined).length <= 4,
)

test.each(PRESET_IDS)('tables agree with plain search of three plies (%s)', async (preset) => {
  const tables = await loadTables(preset, 4)
  const seen = { same: 0, 'beyond search': 0, unknown: 0, disagrees: 0 }
  fc.assert(
    fc.property(upToFour, (position) => {
      seen[agreement(tables, position, 3)]++
    }),
    { numRuns: 120, seed: 9 },
  )
  expect(seen.disagrees).toBe(0)
  expect(seen.unknown).toBe(0)
  expect(seen.same).toBeGreaterThan(10)
  expect(seen['beyond search']).toBeGreaterThan(20)
})
