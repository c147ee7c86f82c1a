import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eloOf, logLikelihoodRatio, SPRT_BOUND, scoreOfElo, standingOf } from './statistics.ts'

describe('Elo', () => {
  test('three points of four are worth 191', () => {
    expect(eloOf(0.75)).toBeCloseTo(190.85, 1)
    expect(eloOf(0.5)).toBe(0)
  })

  test('is the inverse of the score it makes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), (elo) => {
        expect(eloOf(scoreOfElo(elo))).toBeCloseTo(elo, 6)
      }),
    )
  })
})

describe('the standing', () => {
  test('counts points and takes its margin from pairs', () => {
    // Four pairs: 2, 1, 1, 0 of 2 points; shares 1, 0.5, 0.5, 0: variance 1/6.
    const standing = standingOf({ wins: 3, draws: 2, losses: 3, pairs: [2, 1, 1, 0] })
    expect(standing).toMatchObject({ games: 8, score: 0.5, elo: 0 })
    expect(standing.margin).toBeCloseTo(1.96 * Math.sqrt(1 / 6 / 4), 10)
    expect(standing.eloHigh).toBeCloseTo(-standing.eloLow, 6)
  })

  test('has no margin when every pair ends alike, as with an opening that decides the game', () => {
    expect(standingOf({ wins: 3, draws: 0, losses: 3, pairs: [1, 1, 1] }).margin).toBe(0)
  })
})

describe('the sequential test', () => {
  const many = (points: readonly number[]): readonly number[] =>
    Array.from({ length: 60 }, () => points).flat()

  test('accepts a clear gain, rejects a clear loss, and waits in between', () => {
    const sprt = { elo0: 0, elo1: 20 }
    expect(logLikelihoodRatio(many([2, 1, 2, 1]), sprt)).toBeGreaterThan(SPRT_BOUND)
    expect(logLikelihoodRatio(many([0, 1, 0, 1]), sprt)).toBeLessThan(-SPRT_BOUND)
    expect(
      Math.abs(logLikelihoodRatio([2, 1, 1, 0, 1, 1, 2, 0, 1, 1, 2, 1, 0, 1, 1, 1, 2], sprt)),
    ).toBeLessThan(SPRT_BOUND)
  })

  test('says nothing before it knows how games scatter', () => {
    expect(logLikelihoodRatio([2, 2, 2, 1], { elo0: 0, elo1: 20 })).toBe(0)
  })
})
