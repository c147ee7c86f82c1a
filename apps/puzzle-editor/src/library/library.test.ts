import { EMPTY_SETUP, PRESETS } from '@tama/engine'
import { fromFen } from '@tama/engine/testing'
import { parsePuzzle } from '@tama/puzzles'
import { describe, expect, test } from 'vitest'
import { type Draft, draftOfPosition, FIRST_DRAFT } from '../model/draft.ts'
import { draftOfPuzzle } from '../model/draft-puzzle.ts'
import {
  addCollection,
  addDraft,
  collectionOf,
  draftsIn,
  EMPTY_LIBRARY,
  FIRST_COLLECTION,
  type Library,
  moveDraft,
  removeCollection,
  removeDraft,
  renameCollection,
  replaceDraft,
} from './library.ts'
import { libraryOfRecords, writesBetween } from './library-records.ts'

const titled = (title: string): Draft => ({ ...FIRST_DRAFT, details: { ...FIRST_DRAFT.details, title } })

const puzzle = parsePuzzle(
  '{"ruleset":"dama","fen":"W:Wd2:Bd3,c4,b5,c2,b3","goal":"gain:3","in":1,"solution":["d2xd4xb4xb6",["d2xb2xb4xb6"]],"x":[1]}',
)
if (!puzzle.ok) throw new Error(puzzle.error.kind)

const DRAFTS: Readonly<Record<string, Draft>> = {
  a: titled('A'),
  b: draftOfPuzzle(puzzle.value),
  c: draftOfPosition(PRESETS['dama-federation'], EMPTY_SETUP),
  d: {
    ...draftOfPosition(PRESETS.tama, fromFen('B:Wd4:BKh8')),
    goal: { kind: 'gain', pieces: 2 },
    inTurns: 3,
  },
}

const full = Object.entries(DRAFTS).reduce(
  (library, [id, draft]) => addDraft(library, FIRST_COLLECTION, { id, draft }),
  addCollection(EMPTY_LIBRARY, { id: 'other', title: 'Other', author: 'Me' }),
)

const orderOf = ({ collections }: Library): readonly string[] =>
  collections.map(({ id, drafts }) => `${id} ${drafts.join('')}`)

/** The records after all writes. */
const recordsAfter = (...steps: readonly Library[]): Map<string, unknown> => {
  const records = new Map<string, unknown>()
  let before: Library = { collections: [], drafts: new Map() }
  for (const after of steps) {
    for (const [key, record] of writesBetween(before, after)) {
      if (record === undefined) records.delete(key)
      else records.set(key, structuredClone(record))
    }
    before = after
  }
  return records
}

describe('the order of drafts', () => {
  test('is that of their coming', () => {
    expect(orderOf(full)).toEqual(['first abcd', 'other '])
    expect(draftsIn(full, full.collections[0] as never).map(({ draft }) => draft)).toEqual(
      Object.values(DRAFTS),
    )
  })

  test('changes within a collection', () => {
    expect(orderOf(moveDraft(full, 'a', FIRST_COLLECTION, 2))).toEqual(['first bcad', 'other '])
    expect(orderOf(moveDraft(full, 'd', FIRST_COLLECTION, -1))).toEqual(['first dabc', 'other '])
    expect(orderOf(moveDraft(full, 'a', FIRST_COLLECTION, 99))).toEqual(['first bcda', 'other '])
    expect(moveDraft(full, 'nobody', FIRST_COLLECTION, 0)).toBe(full)
  })

  test('changes between collections', () => {
    const moved = moveDraft(moveDraft(full, 'b', 'other', 0), 'c', 'other', 0)
    expect(orderOf(moved)).toEqual(['first ad', 'other cb'])
    expect(collectionOf(moved, 'b')?.id).toBe('other')
    expect(collectionOf(moved, 'nobody')).toBeUndefined()
  })

  test('loses a draft that is removed, and nothing else', () => {
    const removed = removeDraft(full, 'b')
    expect(orderOf(removed)).toEqual(['first acd', 'other '])
    expect([...removed.drafts.keys()]).toEqual(['a', 'c', 'd'])
  })
})

describe('collections', () => {
  test('are named and removed with their drafts; the first is only emptied', () => {
    const moved = moveDraft(full, 'b', 'other', 0)
    expect(renameCollection(moved, 'other', 'New').collections[1]?.title).toBe('New')
    const gone = removeCollection(moved, 'other')
    expect(orderOf(gone)).toEqual(['first acd'])
    expect(gone.drafts.has('b')).toBe(false)
    expect(orderOf(removeCollection(moved, FIRST_COLLECTION))).toEqual(['first ', 'other b'])
  })

  test('a newer draft takes the place of the older', () => {
    const newer = replaceDraft(full, 'a', titled('B'))
    expect(newer.drafts.get('a')?.draft.details.title).toBe('B')
    expect(replaceDraft(full, 'nobody', titled('B'))).toBe(full)
  })
})

describe('records', () => {
  test('bring everything back, drafts that cannot be played included', () => {
    expect(libraryOfRecords(recordsAfter(full))).toEqual(full)
  })

  test('follow every change', () => {
    const steps = [
      full,
      moveDraft(full, 'b', 'other', 0),
      removeDraft(moveDraft(full, 'b', 'other', 0), 'a'),
      removeCollection(moveDraft(full, 'b', 'other', 0), 'other'),
      addCollection(full, { id: 'third', title: '', author: '' }, [{ id: 'e', draft: titled('E') }]),
    ]
    for (let count = 1; count <= steps.length; count++) {
      expect(libraryOfRecords(recordsAfter(...steps.slice(0, count)))).toEqual(steps[count - 1])
    }
  })

  test('are written only where something changed', () => {
    expect(writesBetween(full, full)).toEqual([])
    expect(writesBetween(full, replaceDraft(full, 'a', titled('B'))).map(([key]) => key)).toEqual(['draft:a'])
    expect(writesBetween(full, removeDraft(full, 'a'))).toEqual([
      ['collection:first', { place: 0, title: '', author: '', drafts: ['b', 'c', 'd'] }],
      ['draft:a', undefined],
    ])
  })

  test('that cannot be read cost nothing else', () => {
    const records = recordsAfter(full)
    records.set('draft:b', { v: 99 })
    records.set('draft:c', 'nonsense')
    records.set('collection:other', null)
    records.set('collection:odd', { drafts: 7 })
    records.set('something', 7)
    expect(orderOf(libraryOfRecords(records))).toEqual(['first ad'])
    expect(libraryOfRecords(new Map())).toEqual(EMPTY_LIBRARY)
  })

  test('of two pages that wrote at once lose no draft', () => {
    const records = recordsAfter(full)
    records.set('draft:e', structuredClone(records.get('draft:a')))
    records.set('collection:other', { place: 1, title: '', drafts: ['a', 'missing'] })
    expect(orderOf(libraryOfRecords(records))).toEqual(['first abcde', 'other '])
  })
})
