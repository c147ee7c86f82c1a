import type { PresetId } from '@tama/engine'
import { type Json, type Puzzle, puzzleOfJson } from '@tama/puzzles'
import { array, looseObject, number, optional, pipe, regex, safeParse, string, unknown } from 'valibot'

/** How hard a puzzle is next to the others of its collection. */
export const BANDS = ['easy', 'medium', 'hard'] as const
export type Band = (typeof BANDS)[number]

/** What a list says of a puzzle; the puzzle itself is read when it is opened. */
export interface ListedPuzzle {
  /** Unique among all collections. */
  readonly id: string
  /** Its place in the collection, from 1. */
  readonly number: number
  readonly band: Band
  readonly rating: number | undefined
  readonly themes: readonly string[]
  readonly json: Json
}

/** A collection that comes with the app, easy puzzles first. */
export interface ListedCollection {
  readonly ruleset: PresetId
  readonly puzzles: readonly ListedPuzzle[]
}

const fileSchema = looseObject({ puzzles: array(unknown()) })
const puzzleSchema = looseObject({
  id: pipe(string(), regex(/^[\w-]{1,64}$/)),
  rating: optional(number()),
  themes: optional(array(string()), []),
})

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The puzzles of a file with ids and an order, without reading any; undefined for anything else. */
export const listCollection = (ruleset: PresetId, text: string): ListedCollection | undefined => {
  const file = safeParse(fileSchema, parseJson(text))
  if (!file.success) return undefined
  const found = file.output.puzzles.flatMap((json) => {
    const puzzle = safeParse(puzzleSchema, json)
    return puzzle.success ? [{ ...puzzle.output, json: json as Json }] : []
  })
  const puzzles = found.map(
    ({ id, rating, themes, json }, index): ListedPuzzle => ({
      id,
      number: index + 1,
      band: BANDS[Math.floor((index * BANDS.length) / found.length)] as Band,
      rating,
      themes,
      json,
    }),
  )
  return { ruleset, puzzles }
}

/** The puzzle itself; undefined when it is none. */
export const readListed = ({ json }: ListedPuzzle): Puzzle | undefined => {
  const read = puzzleOfJson(json)
  return read.ok ? read.value : undefined
}

/** Where a puzzle is among some collections. */
export interface Found {
  readonly collection: ListedCollection
  readonly listed: ListedPuzzle
}

/** The puzzle with an id; undefined when no collection has it. */
export const findPuzzle = (collections: readonly ListedCollection[], id: string): Found | undefined => {
  for (const collection of collections) {
    const listed = collection.puzzles.find((puzzle) => puzzle.id === id)
    if (listed !== undefined) return { collection, listed }
  }
  return undefined
}
