import { err, ok, type Result } from '@tama/engine'
import { isJsonObject, type Json, type JsonObject, jsonFault, parseJson } from '../json.ts'
import type { Collection, Puzzle } from '../puzzle.ts'
import { MAX_NOTES_LENGTH, MAX_TEXT_LENGTH, type PuzzleError } from './field.ts'
import { given, makePuzzle, puzzleOfJson, unknownFields } from './puzzle-text.ts'

/** What a file of puzzles says of itself. */
export const FORMAT = 'tama-puzzles'
export const VERSION = 1

/** Longer texts are refused unread. */
export const MAX_FILE_LENGTH = 16_000_000

/** More puzzles than this in one file are refused. */
export const MAX_PUZZLES = 50_000

/** A text that is no JSON; line and column of the place where that shows, both from 1. */
export interface JsonFault {
  readonly kind: 'not-json'
  readonly line: number
  readonly column: number
}

/** Why a text is no collection. */
export type CollectionError =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'too-many-puzzles'; readonly most: number }
  /** `kept` are the puzzles that stand on lines of their own and could be read all the same. */
  | (JsonFault & { readonly kept: readonly Puzzle[] })
  /** JSON of something else. */
  | { readonly kind: 'not-puzzles' }
  /** The file says that it is something else. */
  | { readonly kind: 'other-format'; readonly found: string }
  /** Written by a version of the program that came later. */
  | { readonly kind: 'newer-version'; readonly found: number }

/** One puzzle of a file: `number` counts from 1; `line` is its line where each puzzle has one. */
export interface PuzzleRefusal {
  readonly number: number
  readonly line?: number
  readonly error: PuzzleError | JsonFault
}

/** A file that was read. A puzzle that cannot be read takes nothing from the others. */
export interface ReadCollection {
  readonly collection: Collection
  readonly refused: readonly PuzzleRefusal[]
}

const COLLECTION_FIELDS = ['format', 'version', 'title', 'author', 'source', 'notes', 'puzzles']

/** The lines of a file. Other separators that Unicode knows stand inside texts, where JSON lets them be. */
const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/)

/** Where an offset is in a text; both from 1. */
const placeOf = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  const lines = linesOf(text.slice(0, offset))
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

const faultOf = (text: string): JsonFault => ({ kind: 'not-json', ...placeOf(text, jsonFault(text)) })

/** A text of the collection itself, cut to the length it may have; anything else than a text is left out. */
const textOf = (value: Json | undefined, most: number): string | undefined =>
  typeof value === 'string' ? value.slice(0, most) : undefined

const readAll = (values: readonly Json[], about: JsonObject): Result<ReadCollection, CollectionError> => {
  if (values.length > MAX_PUZZLES) return err({ kind: 'too-many-puzzles', most: MAX_PUZZLES })
  const puzzles: Puzzle[] = []
  const refused: PuzzleRefusal[] = []
  for (const [index, value] of values.entries()) {
    const puzzle = puzzleOfJson(value)
    if (puzzle.ok) puzzles.push(puzzle.value)
    else refused.push({ number: index + 1, error: puzzle.error })
  }
  const said = given({
    title: textOf(about.title, MAX_TEXT_LENGTH),
    author: textOf(about.author, MAX_TEXT_LENGTH),
    source: textOf(about.source, MAX_TEXT_LENGTH),
    notes: textOf(about.notes, MAX_NOTES_LENGTH),
  })
  return ok({
    collection: { ...said, puzzles, unknown: unknownFields(about, COLLECTION_FIELDS) },
    refused,
  })
}

/** Reads an object with a head and a list of puzzles. */
const readCollection = (object: JsonObject): Result<ReadCollection, CollectionError> => {
  const { format, version, puzzles } = object
  if (format !== undefined && format !== FORMAT) {
    return err({ kind: 'other-format', found: String(format).slice(0, 40) })
  }
  if (typeof version === 'number' && version > VERSION) return err({ kind: 'newer-version', found: version })
  if (!Array.isArray(puzzles)) return err({ kind: 'not-puzzles' })
  return readAll(puzzles as readonly Json[], object)
}

/** Reads a text with one puzzle a line; commas behind them, and lines that hold no object, are passed over. */
const readLines = (text: string): ReadCollection => {
  const puzzles: Puzzle[] = []
  const refused: PuzzleRefusal[] = []
  for (const [index, raw] of linesOf(text).entries()) {
    const line = raw.trim().replace(/,$/, '')
    if (!line.startsWith('{') || line === '{') continue
    const value = parseJson(line)
    const puzzle = value === undefined ? err(faultOf(raw)) : puzzleOfJson(value)
    if (puzzle.ok) puzzles.push(puzzle.value)
    else refused.push({ number: puzzles.length + refused.length + 1, line: index + 1, error: puzzle.error })
    if (puzzles.length + refused.length >= MAX_PUZZLES) break
  }
  return { collection: { puzzles, unknown: {} }, refused }
}

/** True when every line that is not empty begins like an object: one puzzle a line. */
const isByLine = (text: string): boolean => {
  const all = linesOf(text)
  const lines = all.map((line) => line.trim()).filter((line) => line !== '')
  const isFirstWhole = lines[0]?.endsWith('}') === true
  return all.length > 1 && isFirstWhole && lines.every((line) => line.startsWith('{'))
}

/**
 * Reads puzzles from a text: a collection, one puzzle, a list of puzzles, or one puzzle a line. Never throws; the time
 * is about linear in the length of the text.
 */
export const parseCollection = (text: string): Result<ReadCollection, CollectionError> => {
  if (text.length > MAX_FILE_LENGTH) return err({ kind: 'too-long' })
  const plain = text.replace(/^\uFEFF/, '')
  if (plain.trim() === '') return err({ kind: 'empty' })
  const value = parseJson(plain)
  if (value === undefined) {
    const read = readLines(plain)
    if (isByLine(plain)) return ok(read)
    return err({ ...faultOf(plain), kept: read.collection.puzzles })
  }
  if (Array.isArray(value)) return readAll(value as readonly Json[], {})
  if (!isJsonObject(value)) return err({ kind: 'not-puzzles' })
  const isCollection = 'puzzles' in value || 'format' in value
  return isCollection ? readCollection(value) : readAll([value], {})
}

/** Reads a text with exactly one puzzle. */
export const parsePuzzle = (text: string): Result<Puzzle, PuzzleError | JsonFault> => {
  const value = text.length > MAX_FILE_LENGTH ? undefined : parseJson(text)
  return value === undefined ? err(faultOf(text.slice(0, MAX_FILE_LENGTH))) : puzzleOfJson(value)
}

/** Writes a collection, each puzzle on a line of its own. */
export const makeCollection = (collection: Collection): string => {
  const { title, author, source, notes, puzzles, unknown } = collection
  const head = {
    format: FORMAT,
    version: VERSION,
    ...given({ title, author, source, notes }),
    ...unknownFields(unknown, COLLECTION_FIELDS),
  }
  const lines = Object.entries(head).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  )
  const list = puzzles.length === 0 ? '[]' : `[\n${puzzles.map(makePuzzle).join(',\n')}\n]`
  return `{\n${[...lines, `"puzzles": ${list}`].join(',\n')}\n}\n`
}
