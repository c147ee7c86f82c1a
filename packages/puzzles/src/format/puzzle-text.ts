import { err, ok, type Result } from '@tama/engine'
import { makeFen, makeRuleset, parsePosition, parseRuleset } from '@tama/engine/notation'
import { makeGoal, parseGoal } from '../goal.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { MAX_TURNS, type Puzzle } from '../puzzle.ts'
import {
  MAX_ID_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_TEXT_LENGTH,
  neededText,
  numberIn,
  PUZZLE_FIELDS,
  type PuzzleError,
  textIn,
  themesIn,
  wholeNumberIn,
} from './field.ts'
import { makeSolution, parseSolution } from './solution-text.ts'

/** The highest rating and year that a file can give. */
const MAX_RATING = 5000
const MAX_YEAR = 9999

type Given<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> }

/** `record` without the fields that are undefined. */
export const given = <T extends object>(record: T): Given<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Given<T>

/** The fields of `object` that `known` does not name. */
export const unknownFields = (object: JsonObject, known: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !known.includes(name)))

/** What must be there: a position under a ruleset, the goal, and a solution that may be empty. */
const readTask = (
  object: JsonObject,
): Result<Pick<Puzzle, 'ruleset' | 'position' | 'goal' | 'solution'>, PuzzleError> => {
  const rules = neededText(object, 'ruleset')
  if (!rules.ok) return rules
  const ruleset = parseRuleset(rules.value)
  if (!ruleset.ok) return err({ kind: 'bad-ruleset', error: ruleset.error })
  const fen = neededText(object, 'fen')
  if (!fen.ok) return fen
  const position = parsePosition(fen.value)
  if (!position.ok) return err({ kind: 'bad-fen', error: position.error })
  const words = neededText(object, 'goal')
  if (!words.ok) return words
  const goal = parseGoal(words.value)
  if (!goal.ok) return err({ kind: 'bad-goal', error: goal.error })
  const line = object.solution ?? []
  if (!Array.isArray(line)) return err({ kind: 'wrong-type', field: 'solution' })
  const solution = parseSolution(line as readonly Json[], position.value, ruleset.value)
  if (!solution.ok) return solution
  return ok({ ruleset: ruleset.value, position: position.value, goal: goal.value, solution: solution.value })
}

/** Reads a puzzle from a value of a JSON text. */
export const puzzleOfJson = (object: Json): Result<Puzzle, PuzzleError> => {
  if (!isJsonObject(object)) return err({ kind: 'not-an-object' })
  const task = readTask(object)
  if (!task.ok) return task
  const id = textIn(object, 'id', MAX_ID_LENGTH)
  if (!id.ok) return id
  const inTurns = wholeNumberIn(object, 'in', 1, MAX_TURNS)
  if (!inTurns.ok) return inTurns
  const title = textIn(object, 'title', MAX_TEXT_LENGTH)
  if (!title.ok) return title
  const author = textIn(object, 'author', MAX_TEXT_LENGTH)
  if (!author.ok) return author
  const source = textIn(object, 'source', MAX_TEXT_LENGTH)
  if (!source.ok) return source
  const year = wholeNumberIn(object, 'year', 1, MAX_YEAR)
  if (!year.ok) return year
  const themes = themesIn(object)
  if (!themes.ok) return themes
  const rating = numberIn(object, 'rating', 0, MAX_RATING)
  if (!rating.ok) return rating
  const notes = textIn(object, 'notes', MAX_NOTES_LENGTH)
  if (!notes.ok) return notes
  return ok({
    ...given({
      id: id.value,
      inTurns: inTurns.value,
      title: title.value,
      author: author.value,
      source: source.value,
      year: year.value,
      rating: rating.value,
      notes: notes.value,
    }),
    ...task.value,
    themes: themes.value,
    unknown: unknownFields(object, PUZZLE_FIELDS),
  })
}

/** The object that a file has for `puzzle`, its fields in the order of `PUZZLE_FIELDS`, unknown ones behind them. */
export const jsonOfPuzzle = (puzzle: Puzzle): JsonObject => {
  const { id, ruleset, position, goal, inTurns, solution } = puzzle
  const { title, author, source, year, themes, rating, notes, unknown } = puzzle
  return {
    ...(id === undefined ? {} : { id }),
    ruleset: makeRuleset(ruleset),
    fen: makeFen(position),
    goal: makeGoal(goal),
    ...given({ in: inTurns }),
    solution: makeSolution(solution, position, ruleset),
    ...given({ title, author, source, year }),
    ...(themes.length === 0 ? {} : { themes }),
    ...given({ rating, notes }),
    ...unknownFields(unknown, PUZZLE_FIELDS),
  } as JsonObject
}

/** Writes a puzzle as one line of JSON. */
export const makePuzzle = (puzzle: Puzzle): string => JSON.stringify(jsonOfPuzzle(puzzle))
