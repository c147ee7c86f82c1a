import { type Position, PRESETS, START } from '@tama/engine'
import { modeOf, wordsOf } from '@tama/engine/hot'
import { COLOUR_SWAP, MIRROR, positions, presets } from '@tama/engine/testing'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { WIN_FLOOR } from '../score.ts'
import { positionFrom } from '../testing/questions.ts'
import { evaluate } from './evaluate.ts'
import { loadEvaluation, tablesFor } from './load.ts'
import { plainWeights } from './plain.ts'
import { type EvalTables, evalTables } from './tables.ts'

const plain = evalTables(plainWeights())

/** The evaluation of `position` for its side to move. */
const judge = (
  position: Position,
  ruleset = PRESETS.dama,
  tables: EvalTables = tablesFor(ruleset),
): number => {
  const { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd } = wordsOf(position)
  const mode = modeOf(ruleset, position.turn)
  return evaluate(tables, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
}

beforeAll(async () => {
  for (const ruleset of Object.values(PRESETS)) await loadEvaluation(ruleset)
})

describe('the evaluation', () => {
  test('does not notice which colour plays from which side', () => {
    fc.assert(
      fc.property(presets(), positions(), (ruleset, position) => {
        expect(judge(COLOUR_SWAP.position(position), ruleset)).toBe(judge(position, ruleset))
      }),
    )
  })

  test('does not notice which hand is which', () => {
    fc.assert(
      fc.property(presets(), positions(), (ruleset, position) => {
        expect(judge(MIRROR.position(position), ruleset)).toBe(judge(position, ruleset))
      }),
    )
  })

  test('is an estimate, a whole number that no win is taken for', () => {
    fc.assert(
      fc.property(presets(), positions(), (ruleset, position) => {
        const value = judge(position, ruleset)
        expect(Number.isInteger(value)).toBe(true)
        expect(Math.abs(value)).toBeLessThan(WIN_FLOOR)
      }),
    )
  })

  test('calls the start nearly even', () => {
    for (const ruleset of Object.values(PRESETS)) expect(Math.abs(judge(START, ruleset))).toBeLessThan(30)
  })

  test.each([
    ['a man more', 'W:Wa2,c2,e2:Ba7,c7', 'W:Wa2,e2:Ba7,c7'],
    ['a king instead of a man', 'W:WKa2,c2:Ba7,c7,g7', 'W:Wa2,c2:Ba7,c7,g7'],
    ['a man that nothing can stop', 'W:Wa6,c2:Bg6,h7', 'W:Wa2,c2:Bg6,h7'],
  ])('likes %s', (_what, better, worse) => {
    for (const ruleset of Object.values(PRESETS)) {
      expect(judge(positionFrom(better), ruleset)).toBeGreaterThan(judge(positionFrom(worse), ruleset))
    }
  })

  test('knows material also before it is loaded', () => {
    const [better, worse] = [positionFrom('W:Wa2,c2,e2:Ba7,c7'), positionFrom('W:Wa2,e2:Ba7,c7')]
    expect(judge(better, PRESETS.tama, plain)).toBeGreaterThan(judge(worse, PRESETS.tama, plain) + 50)
    expect(judge(START, PRESETS.tama, plain)).toBe(0)
  })
})
