import fc from 'fast-check'
import { test } from 'vitest'
import { brokenFiles } from '../testing/mutations.ts'
import { readByAll } from '../testing/read-any.ts'

test('a hundred thousand broken files', () => {
  fc.assert(
    fc.property(brokenFiles(), (text) => {
      readByAll(text)
    }),
    { numRuns: 100_000 },
  )
})
