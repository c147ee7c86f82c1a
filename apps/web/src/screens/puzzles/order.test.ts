import { expect, test } from 'vitest'
import { BANDS, type ListedCollection, listCollection } from './collection.ts'
import { EVERY_PUZZLE, fittingPuzzles, nextPuzzle, puzzleOfDay } from './order.ts'
import type { Mark, Progress } from './progress.ts'

const collection = (count: number): ListedCollection => {
  const puzzles = Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    themes: index % 2 === 0 ? ['decoy'] : ['decoy', 'endgame'],
  }))
  const listed = listCollection('tama', JSON.stringify({ puzzles }))
  if (listed === undefined) throw new Error('no collection')
  return listed
}

const marked = (marks: Readonly<Record<string, Mark>>): Progress =>
  Object.fromEntries(
    Object.entries(marks).map(([id, mark]) => [id, { mark, attempts: 1, mistakes: 0, hints: 0, atMs: 0 }]),
  )

test('puzzles are found by difficulty and by theme', () => {
  const six = collection(6)
  expect(fittingPuzzles(six, EVERY_PUZZLE)).toEqual(six.puzzles)
  for (const [index, band] of BANDS.entries()) {
    const numbers = fittingPuzzles(six, { band, theme: 'all' }).map(({ number }) => number)
    expect(numbers).toEqual([2 * index + 1, 2 * index + 2])
  }
  expect(fittingPuzzles(six, { band: 'easy', theme: 'endgame' }).map(({ id }) => id)).toEqual(['p2'])
  expect(fittingPuzzles(six, { band: 'all', theme: 'no such' })).toEqual([])
})

test('the next new puzzle is the next that nobody has tried, round the end to the beginning', () => {
  const { puzzles } = collection(4)
  expect(nextPuzzle(puzzles, {}, 'new')?.id).toBe('p1')
  expect(nextPuzzle(puzzles, {}, 'new', 'p1')?.id).toBe('p2')
  expect(nextPuzzle(puzzles, marked({ p2: 'failed', p3: 'clean' }), 'new', 'p1')?.id).toBe('p4')
  expect(nextPuzzle(puzzles, marked({ p4: 'clean' }), 'new', 'p4')?.id).toBe('p1')
  expect(nextPuzzle(puzzles, marked({ p1: 'clean', p2: 'clean', p3: 'clean' }), 'new', 'p4')).toBe(undefined)
})

test('to be tried again are those that were not solved alone, each once', () => {
  const { puzzles } = collection(4)
  const progress = marked({ p1: 'clean', p2: 'helped', p4: 'failed' })
  expect(nextPuzzle(puzzles, progress, 'again')?.id).toBe('p2')
  expect(nextPuzzle(puzzles, progress, 'again', 'p2')?.id).toBe('p4')
  expect(nextPuzzle(puzzles, progress, 'again', 'p4')?.id).toBe('p2')
  expect(nextPuzzle(puzzles, marked({ p2: 'helped' }), 'again', 'p2')).toBe(undefined)
})

test('a puzzle outside the list leads to its beginning', () => {
  expect(nextPuzzle(collection(3).puzzles, {}, 'new', 'elsewhere')?.id).toBe('p1')
})

test('every puzzle is that of a day once in as many days as there are puzzles', () => {
  const ten = collection(10)
  const days = Array.from({ length: 10 }, (_, day) => puzzleOfDay(ten, `2026.12.${10 + day}`)?.id)
  expect(new Set(days).size).toBe(10)
  expect(puzzleOfDay(ten, '2026.12.10')).toBe(puzzleOfDay(ten, '2026.12.10'))
  expect(puzzleOfDay(collection(0), '2026.12.10')).toBe(undefined)
})
