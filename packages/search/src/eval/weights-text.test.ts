import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WEIGHT_AT, WEIGHT_COUNT } from './weights.ts'
import { makeWeights, parseWeights } from './weights-text.ts'

test('weights that were written are read again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(WEIGHT_COUNT - 1), fc.integer({ min: -127, max: 127 }), fc.boolean())),
      fc.array(fc.tuple(fc.nat(WEIGHT_AT.patterns - 1), fc.integer({ min: -2000, max: 2000 }))),
      (small, large) => {
        const early = new Int16Array(WEIGHT_COUNT)
        const late = new Int16Array(WEIGHT_COUNT)
        for (const [index, weight, isEarly] of small) (isEarly ? early : late)[index] = weight
        for (const [index, weight] of large) early[index] = weight
        const read = parseWeights(makeWeights({ early, late }))
        expect(read.early.findIndex((weight, index) => weight !== early[index])).toBe(-1)
        expect(read.late.findIndex((weight, index) => weight !== late[index])).toBe(-1)
      },
    ),
    { numRuns: 8 },
  )
})

test('a pattern never counts more than a byte holds', () => {
  const early = new Int16Array(WEIGHT_COUNT)
  early[WEIGHT_AT.patterns] = 300
  expect(parseWeights(makeWeights({ early, late: early })).late[WEIGHT_AT.patterns]).toBe(127)
})

test('a text that was cut short is refused', () => {
  const zero = new Int16Array(WEIGHT_COUNT)
  const text = makeWeights({ early: zero, late: zero })
  expect(() => parseWeights(text.slice(0, -8))).toThrow('missing')
})
