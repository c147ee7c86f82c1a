import { expect, test } from 'vitest'
import { isDecided, scoreOf, scoreValue, WIN } from './score.ts'

test.each([
  [0, { kind: 'estimate', centimen: 0 }],
  [-35, { kind: 'estimate', centimen: -35 }],
  [WIN - 3, { kind: 'win', plies: 3 }],
  [4 - WIN, { kind: 'win', plies: -4 }],
] as const)('%s is the score %j, and back', (value, score) => {
  expect(scoreOf(value)).toEqual(score)
  expect(scoreValue(score)).toBe(value)
  expect(isDecided(value)).toBe(score.kind === 'win')
})
