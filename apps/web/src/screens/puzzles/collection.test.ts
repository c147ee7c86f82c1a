import { expect, test } from 'vitest'
import { findPuzzle, listCollection, readListed } from './collection.ts'
import { BRANCHES, FORK } from './testing.ts'

const FILE = JSON.stringify({
  format: 'tama-puzzles',
  version: 1,
  puzzles: [
    { ...BRANCHES, rating: 900, themes: ['quiet-key'] },
    { ...BRANCHES, id: 'broken', fen: 'nonsense' },
  ],
})

test('a collection is listed without reading its puzzles; each is read when it is opened', () => {
  const listed = listCollection('tama', FILE)
  expect(
    listed?.puzzles.map(({ id, number, band, rating, themes }) => [id, number, band, rating, themes]),
  ).toEqual([
    ['branches', 1, 'easy', 900, ['quiet-key']],
    ['broken', 2, 'medium', undefined, []],
  ])
  const [first, second] = listed?.puzzles ?? []
  expect(first && readListed(first)?.solution).toHaveLength(1)
  expect(second && readListed(second)).toBe(undefined)
})

test('a puzzle is found by its id in whatever collection has it', () => {
  const collections = [
    listCollection('tama', FILE) ?? { ruleset: 'tama' as const, puzzles: [] },
    listCollection('dama', JSON.stringify({ puzzles: [FORK] })) ?? { ruleset: 'dama' as const, puzzles: [] },
  ]
  expect(findPuzzle(collections, 'fork')).toMatchObject({
    collection: { ruleset: 'dama' },
    listed: { number: 1 },
  })
  expect(findPuzzle(collections, 'constructor')).toBe(undefined)
})

test.each(['', 'null', '[]', '{}', '{"puzzles":3}'])('%j is no collection', (text) => {
  expect(listCollection('tama', text)).toBe(undefined)
})

test('puzzles without an id that fits an address are left out', () => {
  const puzzles = [{ ...FORK, id: 'a b' }, { ...FORK, id: undefined }, FORK, 7]
  expect(listCollection('dama', JSON.stringify({ puzzles }))?.puzzles.map(({ id }) => id)).toEqual(['fork'])
})
