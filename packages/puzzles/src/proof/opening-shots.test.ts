import { describe, expect, test } from 'vitest'
import { provedFirstMoves, SHOT_CLAIMS, SHOTS } from '../testing/opening-shots.ts'
import { createProofState } from './prover.ts'

const state = createProofState(8)

describe('of ten opening shots', () => {
  test('each has a claim for each goal and length', () => {
    const claims = SHOT_CLAIMS.map(({ id, goal, turns }) => `${id} ${goal} ${turns}`)
    const wanted = SHOTS.flatMap(({ id }) =>
      ['gain:1', 'gain:2', 'crown'].flatMap((goal) => [4, 5, 6].map((turns) => `${id} ${goal} ${turns}`)),
    )
    expect([...claims].sort()).toEqual([...wanted].sort())
  })

  test('what is reached within fewer turns is reached within more', () => {
    for (const { id, goal, turns, proved } of SHOT_CLAIMS) {
      const longer = SHOT_CLAIMS.find(
        (other) => other.id === id && other.goal === goal && other.turns === turns + 1,
      )
      if (longer === undefined || proved === '-') continue
      expect(longer.proved.split(' '), `${id} ${goal} ${turns}`).toEqual(
        expect.arrayContaining(proved.split(' ')),
      )
    }
  })

  test('the move that was played reaches whatever any move does', () => {
    for (const { id, firstMove } of SHOTS) {
      for (const { goal, turns, proved } of SHOT_CLAIMS.filter((claim) => claim.id === id)) {
        if (proved !== '-') expect(proved.split(' '), `${id} ${goal} ${turns}`).toContain(firstMove)
      }
    }
  })

  test.each(SHOT_CLAIMS.filter(({ turns }) => turns === 4))('$id $goal within four turns', (claim) => {
    expect(provedFirstMoves(state, claim, 100_000)).toBe(claim.proved)
  })
})
