import { expect, test } from 'vitest'
import {
  type Attempt,
  counts,
  MARKS,
  makeProgressRecord,
  mergeProgress,
  type Progress,
  type PuzzleProgress,
  progressAfter,
  readProgressRecord,
  tallyOf,
} from './progress.ts'

const NOTHING: Attempt = { wrong: 0, hints: 0, isGivenUp: false, isSolved: false }
const known = (mark: PuzzleProgress['mark'], atMs = 5): PuzzleProgress => ({
  mark,
  attempts: 1,
  wrong: 1,
  hints: 0,
  atMs,
})

test('a puzzle that was solved without a wrong move and without a hint is clean', () => {
  expect(progressAfter(undefined, { ...NOTHING, isSolved: true }, 7)).toEqual({
    mark: 'clean',
    attempts: 1,
    wrong: 0,
    hints: 0,
    atMs: 7,
  })
})

test.each([
  [{ wrong: 1, isSolved: true }, 'helped'],
  [{ hints: 1, isSolved: true }, 'helped'],
  [{ wrong: 2 }, 'missed'],
  [{ isGivenUp: true }, 'missed'],
  [{ isGivenUp: true, isSolved: true }, 'missed'],
] as const)('an attempt like %j leaves the mark %s', (attempt, mark) => {
  expect(progressAfter(undefined, { ...NOTHING, ...attempt }, 1).mark).toBe(mark)
})

test('a later attempt makes a mark better and never worse, and everything is counted together', () => {
  const first = progressAfter(undefined, { ...NOTHING, wrong: 2, hints: 1 }, 1)
  const second = progressAfter(first, { ...NOTHING, isSolved: true }, 2)
  const third = progressAfter(second, { ...NOTHING, wrong: 1, isGivenUp: true }, 3)
  expect([first.mark, second.mark, third.mark]).toEqual(['missed', 'clean', 'clean'])
  expect(third).toMatchObject({ attempts: 3, wrong: 3, hints: 1, atMs: 3 })
})

test('looking at a puzzle alone leaves no trace', () => {
  expect(counts(NOTHING)).toBe(false)
  for (const one of [{ wrong: 1 }, { hints: 1 }, { isGivenUp: true }, { isSolved: true }])
    expect(counts({ ...NOTHING, ...one })).toBe(true)
})

test('two pages that know different things know all of it together, whoever is asked first', () => {
  const a: Progress = { one: known('missed', 1), two: known('clean', 2) }
  const b: Progress = { two: { ...known('helped', 9), wrong: 4 }, three: known('helped') }
  const both = mergeProgress(a, b)
  expect(both).toEqual(mergeProgress(b, a))
  expect(both).toEqual({
    one: known('missed', 1),
    two: { mark: 'clean', attempts: 1, wrong: 4, hints: 0, atMs: 9 },
    three: known('helped'),
  })
  expect(mergeProgress(both, a)).toEqual(both)
})

test('the puzzles of a collection are counted, and no others', () => {
  const progress: Progress = { a: known('clean'), b: known('helped'), c: known('missed'), z: known('clean') }
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
  { ...known('clean'), wrong: -1 },
  { ...known('clean'), atMs: 1.5 },
  'clean',
])('a puzzle that is broken takes nothing from the others: %j', (broken) => {
  const puzzles = { good: known('clean'), broken, 'a b': known('clean') }
  expect(readProgressRecord({ version: 1, puzzles })).toEqual({ good: known('clean') })
})

test('a name that every object has is a puzzle like any other', () => {
  expect(tallyOf(['constructor', 'toString'], {})).toEqual({ total: 2, solved: 0, again: 0 })
})
