import { legalMoves } from '@tama/engine'
import { modeOf, wordsOf } from '@tama/engine/hot'
import { positions, presets } from '@tama/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasQuiet } from './mobility.ts'

test('a side that cannot capture has a quiet move exactly when it has a legal move', () => {
  let stuck = 0
  fc.assert(
    fc.property(presets(), positions({ kingsInTen: 1 }), (ruleset, position) => {
      const moves = legalMoves(position, ruleset)
      fc.pre(moves.every(({ captured }) => captured.length === 0))
      const { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd } = wordsOf(position)
      const mode = modeOf(ruleset, position.turn)
      expect(hasQuiet(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)).toBe(moves.length > 0)
      if (moves.length === 0) stuck++
    }),
    { numRuns: 500, seed: 2 },
  )
  expect(stuck).toBeGreaterThanOrEqual(0)
})
