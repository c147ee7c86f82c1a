import { expect, test } from 'vitest'
import { emphasise, swellAt } from './emphasis.ts'
import { MOTIONS } from './motion.ts'
import { squares } from './testing/positions.ts'

test('marks swell and go back once for every beat', () => {
  const plan = emphasise(squares('c2 f2'), 2, MOTIONS.normal)
  expect(plan.totalMs).toBe(2 * MOTIONS.normal.beatMs)
  const seen = [0, 0.25, 0.5, 0.75, 1].map((part) => swellAt(plan, part * plan.totalMs))
  expect(seen.map((swell) => Math.round(swell * 100) / 100)).toEqual([0, 1, 0, 1, 0])
})

test('nothing moves without squares or without motion', () => {
  expect(emphasise([], 2, MOTIONS.normal).totalMs).toBe(0)
  const still = emphasise(squares('c2'), 2, MOTIONS.off)
  expect(still.totalMs).toBe(0)
  expect(swellAt(still, 0)).toBeCloseTo(0, 9)
})
