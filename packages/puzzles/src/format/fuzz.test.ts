import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_JSON_DEPTH } from '../json.ts'
import { brokenFiles } from '../testing/mutations.ts'
import { readByAll } from '../testing/read-any.ts'
import { parseCollection, parsePuzzle } from './collection-text.ts'

test('no file, however broken, makes a reader throw; what is accepted comes back', () => {
  let accepted = 0
  fc.assert(
    fc.property(brokenFiles(), (text) => {
      accepted += readByAll(text)
    }),
    { numRuns: 150 },
  )
  expect(accepted).toBeGreaterThan(0)
})

test('endless nesting is refused, in any place', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(parseCollection(deep)).toMatchObject({ ok: false, error: { kind: 'not-json', line: 1 } })
  const puzzle = (inner: string): string => `{"ruleset":"dama","fen":"W:Wd2:Bd3","goal":"win","x":${inner}}`
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
  expect(parsePuzzle(puzzle(nested(MAX_JSON_DEPTH - 2))).ok).toBe(true)
  expect(parsePuzzle(puzzle(nested(MAX_JSON_DEPTH + 1))).ok).toBe(false)
})

test('a name that every object has is a field like any other', () => {
  const text = '{"ruleset":"dama","fen":"W:Wd2:Bd3","goal":"win","__proto__":{"a":1},"constructor":2}'
  const read = parsePuzzle(text)
  expect(read.ok && Object.keys(read.value.unknown)).toEqual(['__proto__', 'constructor'])
  expect(({} as { a?: number }).a).toBeUndefined()
})
