import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FULL_PHASE, pack, taper } from './taper.ts'

const weight = () =>
  fc.record({ early: fc.integer({ min: -900, max: 900 }), late: fc.integer({ min: -900, max: 900 }) })

test('a full board has the early value, a board without men the late one', () => {
  fc.assert(
    fc.property(weight(), ({ early, late }) => {
      expect(taper(pack({ early, late }), FULL_PHASE)).toBe(early)
      expect(taper(pack({ early, late }), 0)).toBe(late)
    }),
  )
})

test('packed weights add up without touching each other', () => {
  fc.assert(
    fc.property(fc.array(weight(), { maxLength: 20 }), (weights) => {
      const sum = weights.reduce((total, one) => total + pack(one), 0)
      const total = (key: 'early' | 'late') => weights.reduce((value, one) => value + one[key], 0)
      expect(taper(sum, FULL_PHASE)).toBe(total('early'))
      expect(taper(sum, 0)).toBe(total('late'))
    }),
  )
})
