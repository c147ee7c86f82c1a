import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeLink } from './link.ts'
import { encodeAny, mutatedLinks } from './testing/link-values.ts'

test('100,000 random and mutated links never throw, and what is accepted comes back the same', () => {
  let accepted = 0
  fc.assert(
    fc.property(fc.oneof(mutatedLinks(), fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
      const read = decodeLink(text)
      if (!read.ok) return
      accepted++
      expect(decodeLink(encodeAny(read.value))).toEqual(read)
    }),
    { numRuns: 100_000 },
  )
  expect(accepted).toBeGreaterThan(1000)
})
