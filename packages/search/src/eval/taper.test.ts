import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FULL_PHASE, pack, taper } from './taper.ts'

const value = () => fc.integer({ min: -900, max: 900 })

test('a full board has the early value, a board without men the late one', () => {
  fc.assert(
    fc.property(value(), value(), (early, late) => {
      expect(taper(pack(early, late), FULL_PHASE)).toBe(early)
      expect(taper(pack(early, late), 0)).toBe(late)
    }),
  )
})

test('packed values add up without touching each other', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(value(), value()), { maxLength: 20 }), (pairs) => {
      const sum = pairs.reduce((total, [early, late]) => total + pack(early, late), 0)
      expect(taper(sum, FULL_PHASE)).toBe(pairs.reduce((total, [early]) => total + early, 0))
      expect(taper(sum, 0)).toBe(pairs.reduce((total, [, late]) => total + late, 0))
    }),
  )
})
