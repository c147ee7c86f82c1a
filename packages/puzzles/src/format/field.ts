import { err, ok, type Result } from '@tama/engine'
import type { FenError, MoveError, NotAPosition, RulesetError } from '@tama/engine/notation'
import type { GoalError } from '../goal.ts'
import type { Json, JsonObject } from '../json.ts'

/** The fields of a puzzle in a file that this version knows, in the order in which they are written. */
export const PUZZLE_FIELDS = [
  'id',
  'ruleset',
  'fen',
  'goal',
  'in',
  'solution',
  'title',
  'author',
  'source',
  'year',
  'themes',
  'rating',
  'notes',
] as const
export type PuzzleField = (typeof PUZZLE_FIELDS)[number]

/** Why an object is no puzzle. */
export type PuzzleError =
  | { readonly kind: 'not-an-object' }
  | { readonly kind: 'missing-field'; readonly field: PuzzleField }
  /** A text where a number should be, and the like. */
  | { readonly kind: 'wrong-type'; readonly field: PuzzleField }
  /** A text or a list that is longer than `most`. */
  | { readonly kind: 'too-long'; readonly field: PuzzleField; readonly most: number }
  | {
      readonly kind: 'out-of-range'
      readonly field: PuzzleField
      readonly min: number
      readonly max: number
    }
  | { readonly kind: 'bad-ruleset'; readonly error: RulesetError }
  | { readonly kind: 'bad-fen'; readonly error: FenError | NotAPosition }
  | { readonly kind: 'bad-goal'; readonly error: GoalError }
  /** A move of the solution; `ply` counts from 1, `found` is what stands there. */
  | {
      readonly kind: 'bad-move'
      readonly ply: number
      readonly found: string
      readonly error: MoveError
    }
  /** A list in the solution that stands where no move is to have another in its place, or is empty. */
  | { readonly kind: 'bad-variation'; readonly ply: number }

/** The longest texts, in UTF-16 units, and the longest list of themes. */
export const MAX_ID_LENGTH = 64
export const MAX_TEXT_LENGTH = 500
export const MAX_NOTES_LENGTH = 10_000
export const MAX_THEMES = 40
export const MAX_THEME_LENGTH = 40

type Read<T> = Result<T, PuzzleError>

const isText = (value: Json | undefined): value is string => typeof value === 'string'

/** The text in a field; undefined when the object has none, or `null` there. */
export const textIn = (object: JsonObject, field: PuzzleField, most: number): Read<string | undefined> => {
  const value = object[field] ?? undefined
  if (value === undefined) return ok(undefined)
  if (!isText(value)) return err({ kind: 'wrong-type', field })
  return value.length > most ? err({ kind: 'too-long', field, most }) : ok(value)
}

/** The text in a field that must be there. */
export const neededText = (object: JsonObject, field: PuzzleField): Read<string> => {
  const read = textIn(object, field, Number.POSITIVE_INFINITY)
  if (!read.ok) return read
  return read.value === undefined ? err({ kind: 'missing-field', field }) : ok(read.value)
}

/** The number in a field, `min` to `max`; undefined when the object has none. */
export const numberIn = (
  object: JsonObject,
  field: PuzzleField,
  min: number,
  max: number,
): Read<number | undefined> => {
  const value = object[field] ?? undefined
  if (value === undefined) return ok(undefined)
  if (typeof value !== 'number') return err({ kind: 'wrong-type', field })
  return value >= min && value <= max ? ok(value) : err({ kind: 'out-of-range', field, min, max })
}

/** The whole number in a field. */
export const wholeNumberIn = (
  object: JsonObject,
  field: PuzzleField,
  min: number,
  max: number,
): Read<number | undefined> => {
  const read = numberIn(object, field, min, max)
  if (!read.ok || read.value === undefined || Number.isInteger(read.value)) return read
  return err({ kind: 'wrong-type', field })
}

/** The texts in the list of themes, each once. */
export const themesIn = (object: JsonObject): Read<readonly string[]> => {
  const field = 'themes'
  const list = object[field] ?? []
  if (!Array.isArray(list)) return err({ kind: 'wrong-type', field })
  const values: readonly Json[] = list
  if (values.length > MAX_THEMES) return err({ kind: 'too-long', field, most: MAX_THEMES })
  if (!values.every(isText)) return err({ kind: 'wrong-type', field })
  if (values.some(({ length }) => length > MAX_THEME_LENGTH)) {
    return err({ kind: 'too-long', field, most: MAX_THEME_LENGTH })
  }
  return ok([...new Set(values)])
}
