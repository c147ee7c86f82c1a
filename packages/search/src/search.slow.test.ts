import { legalMoves, PRESET_IDS, PRESETS } from '@tama/engine'
import { makeFullMove } from '@tama/engine/notation'
import { positions, reachedPositions } from '@tama/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSearchState } from './create.ts'
import { search } from './search.ts'

const state = createSearchState(4)

test.each(PRESET_IDS)('the engine plays a legal move in thousands of positions (%s)', (preset) => {
  const ruleset = PRESETS[preset]
  for (const arbitrary of [reachedPositions(ruleset), positions(), positions({ maxPieces: 4 })]) {
    fc.assert(
      fc.property(arbitrary, (start) => {
        const legal = legalMoves(start, ruleset).map(makeFullMove)
        const limits = { nodes: 1_000 }
        const info = search(state, { ruleset, start, moves: [] }, { limits, clock: () => 0 })
        if (legal.length === 0) expect(info).toBeUndefined()
        else expect(legal).toContain(info?.lines[0]?.moves[0])
      }),
      { numRuns: 2_000, seed: 9 },
    )
  }
})
