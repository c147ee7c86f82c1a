import type { SolvingRecord } from '@tama/puzzles'
import { expect, test } from 'vitest'
import {
  MARKS,
  makeProgressRecord,
  mergeProgress,
  type Progress,
  type PuzzleProgress,
  progressAfter,
  readProgressRecord,
  tallyOf,
} from './progress.ts'

const RECORD: SolvingRecord = { mistakes: 0, help: 0, isShown: false, attempts: 1 }
const SOLVED = { kind: 'solved' } as const
const ASKING = { kind: 'asking', hint: 0 } as const

const known = (mark: PuzzleProgress['mark'], atMs = 5): PuzzleProgress => ({
  mark,
  attempts: 1,
  mistakes: 1,
  hints: 0,
  atMs,
})

test('a puzzle that was solved without a mistake and without a hint is clean', () => {
  expect(progressAfter(undefined, { record: RECORD, phase: SOLVED }, 7)).toEqual({
    mark: 'clean',
    attempts: 1,
    mistakes: 0,
    hints: 0,
    atMs: 7,
  })
})

test.each([
  [{ mistakes: 1 }, SOLVED, 'helped'],
  [{ help: 1 }, SOLVED, 'helped'],
  [{ attempts: 2 }, SOLVED, 'helped'],
  [{ mistakes: 2 }, ASKING, 'failed'],
  [{ help: 2 }, ASKING, 'failed'],
  [{ isShown: true }, SOLVED, 'failed'],
] as const)('a record of %j that ends %j leaves a mark', (record, phase, mark) => {
  expect(progressAfter(undefined, { record: { ...RECORD, ...record }, phase }, 1)?.mark).toBe(mark)
})

test('a later visit makes a mark better and never worse, and everything is counted together', () => {
  const first = progressAfter(undefined, { record: { ...RECORD, mistakes: 2, help: 1 }, phase: ASKING }, 1)
  const second = progressAfter(first, { record: RECORD, phase: SOLVED }, 2)
  const third = progressAfter(second, { record: { ...RECORD, mistakes: 1, isShown: true }, phase: SOLVED }, 3)
  expect([first?.mark, second?.mark, third?.mark]).toEqual(['failed', 'clean', 'clean'])
  expect(third).toMatchObject({ attempts: 3, mistakes: 3, hints: 1, atMs: 3 })
})

test('looking at a puzzle alone leaves no trace', () => {
  expect(progressAfter(undefined, { record: RECORD, phase: ASKING }, 1)).toBe(undefined)
})

test('two pages that know different things know all of it together, whoever is asked first', () => {
  const a: Progress = { one: known('failed', 1), two: known('clean', 2) }
  const b: Progress = { two: { ...known('helped', 9), mistakes: 4 }, three: known('helped') }
  const both = mergeProgress(a, b)
  expect(both).toEqual(mergeProgress(b, a))
  expect(both).toEqual({
    one: known('failed', 1),
    two: { mark: 'clean', attempts: 1, mistakes: 4, hints: 0, atMs: 9 },
    three: known('helped'),
  })
  expect(mergeProgress(both, a)).toEqual(both)
})

test('the puzzles of a collection are counted, and no others', () => {
  const progress: Progress = { a: known('clean'), b: known('helped'), c: known('failed'), z: known('clean') }
  expect(tallyOf(['a', 'b', 'c', 'd'], progress)).toEqual({ total: 4, solved: 2, again: 2 })
})

test('what is kept can be read again', () => {
  const progress: Progress = Object.fromEntries(MARKS.map((mark) => [`tama-${mark}`, known(mark)]))
  expect(readProgressRecord(makeProgressRecord(progress))).toEqual(progress)
  expect(readProgressRecord(structuredClone(makeProgressRecord({})))).toEqual({})
})

test.each([undefined, null, '', '{', {}, { version: 99, puzzles: {} }, { version: 1 }])(
  'something else is no progress: %j',
  (kept) => {
    expect(readProgressRecord(kept)).toBe(undefined)
  },
)

test.each([
  { ...known('clean'), mark: 'best' },
  { ...known('clean'), mistakes: -1 },
  { ...known('clean'), atMs: 1.5 },
  'clean',
])('a puzzle that is broken takes nothing from the others: %j', (broken) => {
  const puzzles = { good: known('clean'), broken, 'a b': known('clean') }
  expect(readProgressRecord({ version: 1, puzzles })).toEqual({ good: known('clean') })
})

test('a name that every object has is a puzzle like any other', () => {
  expect(tallyOf(['constructor', 'toString'], {})).toEqual({ total: 2, solved: 0, again: 0 })
})
