import { err, type Move, ok, type Result, type Ruleset, squareName } from '@tama/engine'
import { makeFen, makeRuleset } from '@tama/engine/notation'
import { makeGoal } from '../goal.ts'
import type { Json, JsonObject } from '../json.ts'
import type { Puzzle } from '../puzzle.ts'
import { mainLine } from '../solution.ts'
import { MAX_FILE_LENGTH, MAX_PUZZLES } from './collection-text.ts'
import { makeCell, rowsOfCsv } from './csv-cells.ts'
import { MAX_THEMES, type PuzzleError } from './field.ts'
import { puzzleOfJson } from './puzzle-text.ts'

/** The columns of the lichess puzzle database, and behind them what chess does not need. */
export const CSV_COLUMNS = [
  'PuzzleId',
  'FEN',
  'Moves',
  'Rating',
  'RatingDeviation',
  'Popularity',
  'NbPlays',
  'Themes',
  'GameUrl',
  'OpeningTags',
  'Ruleset',
  'Goal',
  'Turns',
] as const

/** What is said of a puzzle that nobody has played: a rating that may still change a lot. */
const UNPLAYED = { deviation: '350', popularity: '0', plays: '0' }

/** The squares of a move one after the other, as UCI writes moves. */
const squaresOf = ({ from, path }: Move): string => [from, ...path].map(squareName).join('')

const rowOf = (puzzle: Puzzle): readonly string[] => {
  const { id, ruleset, position, goal, inTurns, solution, source, themes, rating } = puzzle
  return [
    id ?? '',
    makeFen(position),
    mainLine(solution).map(squaresOf).join(' '),
    rating === undefined ? '' : String(Math.round(rating)),
    UNPLAYED.deviation,
    UNPLAYED.popularity,
    UNPLAYED.plays,
    themes.map((theme) => theme.replaceAll(/\s+/g, '-')).join(' '),
    source ?? '',
    '',
    makeRuleset(ruleset),
    makeGoal(goal),
    inTurns === undefined ? '' : String(inTurns),
  ]
}

/**
 * Writes puzzles as a CSV file with the columns of the lichess puzzle database. Only main lines have a place there, and
 * neither titles nor notes. `FEN` is the position to solve, `Moves` begin with the solver's.
 */
export const makePuzzleCsv = (puzzles: readonly Puzzle[]): string =>
  [CSV_COLUMNS, ...puzzles.map(rowOf)].map((row) => `${row.map(makeCell).join(',')}\n`).join('')

/** Why a CSV text holds no puzzles. */
export type CsvError =
  | { readonly kind: 'too-long' }
  /** The first row names no column `FEN`. */
  | { readonly kind: 'no-header' }

/** The puzzles of a CSV text; `number` of a refused row counts from 1 and leaves the header out. */
export interface ReadPuzzleCsv {
  readonly puzzles: readonly Puzzle[]
  readonly refused: readonly { readonly number: number; readonly error: PuzzleError }[]
}

/** A number in a cell, else the cell itself, which is then of the wrong type. */
const numberCell = (text: string): Json => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

const objectOf = (cell: (name: string) => string, ruleset: string): JsonObject => {
  const filled = (name: string, value: Json): JsonObject => (value === '' ? {} : { [name]: value })
  const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')
  return {
    ...filled('id', cell('PuzzleId')),
    ruleset: cell('Ruleset') || ruleset,
    fen: cell('FEN'),
    goal: cell('Goal') || 'win',
    ...filled('in', numberCell(cell('Turns'))),
    solution: words(cell('Moves')),
    themes: words(cell('Themes')).slice(0, MAX_THEMES),
    ...filled('rating', numberCell(cell('Rating'))),
    ...filled('source', cell('GameUrl')),
  }
}

/**
 * Reads puzzles from a CSV text whose first row names its columns, in any order; only `FEN` and `Moves` are needed.
 * `ruleset` is for rows that name none. Never throws.
 */
export const parsePuzzleCsv = (text: string, ruleset: Ruleset): Result<ReadPuzzleCsv, CsvError> => {
  if (text.length > MAX_FILE_LENGTH) return err({ kind: 'too-long' })
  const rows = rowsOfCsv(text.replace(/^\uFEFF/, ''))
  const header = rows.next()
  const names = header.done ? [] : header.value.map((name) => name.trim().toLowerCase())
  if (!names.includes('fen')) return err({ kind: 'no-header' })
  const puzzles: Puzzle[] = []
  const refused: { readonly number: number; readonly error: PuzzleError }[] = []
  for (const row of rows) {
    if (puzzles.length + refused.length >= MAX_PUZZLES) break
    const cell = (name: string): string => row[names.indexOf(name.toLowerCase())] ?? ''
    const puzzle = puzzleOfJson(objectOf(cell, makeRuleset(ruleset)))
    if (puzzle.ok) puzzles.push(puzzle.value)
    else refused.push({ number: puzzles.length + refused.length + 1, error: puzzle.error })
  }
  return ok({ puzzles, refused })
}
