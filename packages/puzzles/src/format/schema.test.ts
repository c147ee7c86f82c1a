import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Json, type JsonObject, parseJson } from '../json.ts'
import { puzzles } from '../testing/arbitrary-puzzles.ts'
import { FORK } from '../testing/examples.ts'
import { fits } from '../testing/schema.ts'
import { makeCollection, parseCollection } from './collection-text.ts'
import { PUZZLE_FIELDS } from './field.ts'
import { jsonOfPuzzle, puzzleOfJson } from './puzzle-text.ts'

const text = readFileSync(new URL('../../../../docs/puzzle.schema.json', import.meta.url), 'utf8')
const schema = parseJson(text) as JsonObject
const definitions = schema.$defs as JsonObject
const ofPuzzle = { $ref: '#/$defs/puzzle' }

describe('the JSON Schema', () => {
  test('knows the fields of a puzzle', () => {
    const { properties } = definitions.puzzle as JsonObject
    expect(Object.keys(properties as JsonObject)).toEqual(PUZZLE_FIELDS)
  })

  test('allows whatever is written', () => {
    fc.assert(
      fc.property(fc.array(puzzles(), { maxLength: 3 }), (list) => {
        for (const puzzle of list) expect(fits(jsonOfPuzzle(puzzle), ofPuzzle, schema)).toBe(true)
        const text = makeCollection({ puzzles: list, unknown: {} })
        expect(fits(parseJson(text) ?? null, schema)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  test.each<[string, Json]>([
    ['no ruleset', { ...FORK, ruleset: null }],
    ['a FEN of the wrong type', { ...FORK, fen: 7 }],
    ['a goal that is none', { ...FORK, goal: 'mate' }],
    ['a gain of nothing', { ...FORK, goal: 'gain:0' }],
    ['a gain of too much', { ...FORK, goal: 'gain:17' }],
    ['no turns', { ...FORK, in: 0 }],
    ['half a turn', { ...FORK, in: 1.5 }],
    ['too many turns', { ...FORK, in: 100 }],
    ['a line that begins with a line', { ...FORK, solution: [['e5-e4']] }],
    ['a line with a number', { ...FORK, solution: ['e5-e4', 7] }],
    ['a title that is too long', { ...FORK, title: 'x'.repeat(501) }],
    ['an id that is too long', { ...FORK, id: 'x'.repeat(65) }],
    ['notes that are too long', { ...FORK, notes: 'x'.repeat(10_001) }],
    ['a theme that is too long', { ...FORK, themes: ['x'.repeat(41)] }],
    ['too many themes', { ...FORK, themes: Array.from({ length: 41 }, String) }],
    ['a year that is none', { ...FORK, year: 0 }],
    ['a rating beyond the scale', { ...FORK, rating: 5001 }],
  ])('refuses %s, as the reader does', (_, value) => {
    expect(fits(value, ofPuzzle, schema)).toBe(false)
    expect(puzzleOfJson(value).ok).toBe(false)
  })

  test('refuses another format and a later version, as the reader does', () => {
    for (const head of [{ format: 'tunes' }, { format: 'tama-puzzles', version: 2 }]) {
      const file = { ...head, puzzles: [] }
      expect(fits(file, schema)).toBe(false)
      expect(parseCollection(JSON.stringify(file)).ok).toBe(false)
    }
  })
})
