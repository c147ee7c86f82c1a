import { expect, test } from 'vitest'
import { provedFirstMoves, SHOT_CLAIMS } from '../testing/opening-shots.ts'
import { createProofState } from './prover.ts'

const state = createProofState()

test.each(SHOT_CLAIMS.filter(({ turns }) => turns > 4))(
  'the opening shot $id: $goal within $turns turns',
  (claim) => {
    expect(provedFirstMoves(state, claim, 60_000_000)).toBe(claim.proved)
  },
)
