import { legalMoves, PRESET_IDS, PRESETS, START } from '@tama/engine'
import { makeFullMove } from '@tama/engine/notation'
import { positions, presets } from '@tama/engine/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSearchState } from './create.ts'
import { LEVELS } from './levels.ts'
import { type AnswerOptions, answerAt, type LevelAnswer } from './play-level.ts'
import type { Question } from './question.ts'
import { positionFrom } from './testing/questions.ts'

const state = createSearchState(1)

const answer = (question: Question, options: Partial<AnswerOptions>): LevelAnswer | undefined => {
  const steps = answerAt(state, question, { clock: () => 0, ...options })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const opening = { ruleset: PRESETS.dama, start: START, moves: [] }
const numbers = LEVELS.map((_, index) => index + 1)

describe('the levels', () => {
  test('only the highest lets helpers in, and a search without a level', () => {
    const helpedBy = (level?: number): boolean => {
      let isHelped = false
      const helpers = {
        count: 1,
        begin: () => {
          isHelped = true
        },
        tellDepth: () => {},
        nodes: () => 0,
        tableHits: () => 0,
        end: () => {},
      }
      const limits = { depthPlies: 4 }
      answer(opening, level === undefined ? { helpers, limits } : { helpers, limits, level })
      return isHelped
    }
    expect(numbers.filter((level) => helpedBy(level))).toEqual([10])
    expect(helpedBy()).toBe(true)
  })

  test('are ten, and none looks less far or is more careless than the one below it', () => {
    expect(LEVELS).toHaveLength(10)
    const farthest = { depthPlies: Number.POSITIVE_INFINITY, nodes: Number.POSITIVE_INFINITY }
    for (const [index, level] of LEVELS.entries()) {
      const below = LEVELS[index - 1]
      if (below === undefined) continue
      const [upper, lower] = [
        { ...farthest, ...level.limits },
        { ...farthest, ...below.limits },
      ]
      expect(upper.depthPlies).toBeGreaterThanOrEqual(lower.depthPlies)
      if (upper.depthPlies === lower.depthPlies) expect(upper.nodes).toBeGreaterThanOrEqual(lower.nodes)
      expect(level.sightPlies ?? 99).toBeGreaterThanOrEqual(below.sightPlies ?? 99)
      expect(level.carelessness).toBeLessThanOrEqual(below.carelessness)
    }
  })

  test.each(numbers)('level %i plays legal moves only', (level) => {
    fc.assert(
      fc.property(presets(), positions(), fc.nat(), (ruleset, start, seed) => {
        const legal = legalMoves(start, ruleset).map(makeFullMove)
        const move = answer({ ruleset, start, moves: [] }, { level, seed, limits: { nodes: 300 } })?.move
        if (legal.length === 0) expect(move).toBeUndefined()
        else expect(legal).toContain(move)
      }),
      { numRuns: 25, seed: level },
    )
  })

  test.each(numbers)('level %i plays the same move for the same seed', (level) => {
    const options = { level, seed: 42, limits: { nodes: 2_000 } }
    expect(answer(opening, options)?.move).toBe(answer(opening, options)?.move)
  })

  test('a level in between plays now as the lower, now as the higher one', () => {
    const depths = Array.from(
      { length: 40 },
      (_, seed) => answer(opening, { level: 5.5, seed, limits: { nodes: 20_000 } })?.info.depthPlies,
    )
    expect(depths.filter((depth) => depth === LEVELS[4]?.limits.depthPlies).length).toBeGreaterThan(10)
    expect(depths.filter((depth) => depth === LEVELS[5]?.limits.depthPlies).length).toBeGreaterThan(10)
  })

  test('the lowest level plays different moves for different seeds, the highest only while it has its book', () => {
    const moves = (level: number): number =>
      new Set(
        Array.from(
          { length: 20 },
          (_, seed) => answer(opening, { level, seed, limits: { nodes: 500 } })?.move,
        ),
      ).size
    expect(moves(1)).toBeGreaterThan(4)
    // From the start it picks from the book; a game later there is one best move.
    expect(moves(10)).toBeGreaterThan(1)
    const later = { ...opening, start: positionFrom('W:Wa2,b3,c3,d4:Ba7,b6,c6,h5') }
    const best = new Set(
      [0, 1, 2, 3].map((seed) => answer(later, { level: 10, seed, limits: { nodes: 500 } })?.move),
    )
    expect(best.size).toBe(1)
  })

  test('without a level it is the best move of a plain search', () => {
    for (const preset of PRESET_IDS) {
      const found = answer({ ...opening, ruleset: PRESETS[preset] }, { limits: { depthPlies: 3 } })
      expect(found?.move).toBe(found?.info.lines[0]?.moves[0])
    }
  })

  test('a limit that is tighter than the level counts, one that is wider does not', () => {
    expect(answer(opening, { level: 3, limits: { depthPlies: 9 } })?.info.depthPlies).toBe(
      LEVELS[2]?.limits.depthPlies,
    )
    expect(answer(opening, { level: 10, limits: { depthPlies: 2 } })?.info.depthPlies).toBe(2)
  })
})
