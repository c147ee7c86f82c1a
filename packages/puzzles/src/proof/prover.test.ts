import { makeFen } from '@tama/engine/notation'
import { positions, rulesets } from '@tama/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Goal } from '../goal.ts'
import { isReachable } from '../testing/slow-proof.ts'
import { decideClaim } from './claim.ts'
import { momentOf } from './moment.ts'
import { createProofState, createProver, finish } from './prover.ts'

const GOALS: readonly Goal[] = [
  { kind: 'win' },
  { kind: 'gain', pieces: 1 },
  { kind: 'gain', pieces: 2 },
  { kind: 'crown' },
  { kind: 'draw' },
  { kind: 'block' },
]

const state = createProofState(4)

test('the proof search agrees with the definition on random positions', () => {
  fc.assert(
    fc.property(
      positions({ maxPieces: 4 }),
      rulesets(),
      fc.constantFrom(...GOALS),
      fc.integer({ min: 1, max: 2 }),
      (start, ruleset, goal, turns) => {
        const task = { ruleset: { ...ruleset, noProgressPlies: 100 }, goal, start }
        const prover = createProver(state, task, { nodes: 1e6 })
        const { status } = finish(decideClaim(prover, { moment: momentOf(start), turns }))
        const isTrue = isReachable(task, start, turns)
        expect(status, makeFen(start)).toBe(isTrue ? 'proved' : 'refuted')
      },
    ),
    { numRuns: 120 },
  )
})
