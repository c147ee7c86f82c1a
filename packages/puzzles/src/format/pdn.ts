import { type Move, type Position, START } from '@tama/engine'
import {
  makeFen,
  makePdn,
  type PdnGame,
  type PdnLine,
  type PdnRefusal,
  type PdnTag,
  type PdnVariation,
  parsePdn,
  tagValue,
} from '@tama/engine/notation'
import { type Goal, makeGoal, parseGoal } from '../goal.ts'
import { MAX_TURNS, type Puzzle } from '../puzzle.ts'
import { MAX_SOLUTION_PLIES, MAX_SOLUTION_STEPS, mergeSolutions, type SolutionStep } from '../solution.ts'
import { MAX_ID_LENGTH, MAX_NOTES_LENGTH, MAX_TEXT_LENGTH, MAX_THEME_LENGTH, MAX_THEMES } from './field.ts'
import { given } from './puzzle-text.ts'

/** The solution as a line of PDN: other moves of a list become variations of the first. */
const lineOf = (steps: readonly SolutionStep[]): PdnLine<Move>['steps'] => {
  const [main, ...others] = steps
  if (main === undefined) return []
  const variations = others.map(
    (step): PdnVariation => ({ kind: 'moves', line: { comments: [], steps: lineOf([step]) } }),
  )
  return [{ move: main.move, marks: [], nags: [], comments: [], variations }, ...lineOf(main.next)]
}

const tagsOf = (puzzle: Puzzle): readonly PdnTag[] => {
  const { id, title, author, source, year, goal, inTurns, themes, rating } = puzzle
  const values: readonly (readonly [string, string | number | undefined])[] = [
    ['Event', title],
    ['Site', source],
    ['Date', year === undefined ? undefined : `${String(year).padStart(4, '0')}.??.??`],
    ['PuzzleId', id],
    ['Author', author],
    ['Goal', makeGoal(goal)],
    ['Turns', inTurns],
    ['Themes', themes.length === 0 ? undefined : themes.join(', ')],
    ['Rating', rating],
  ]
  return values.flatMap(([name, value]) => (value === undefined ? [] : { name, value: String(value) }))
}

const gameOf = (puzzle: Puzzle): PdnGame => ({
  tags: tagsOf(puzzle),
  ruleset: puzzle.ruleset,
  start: puzzle.position,
  line: {
    comments: puzzle.notes === undefined ? [] : [puzzle.notes],
    steps: lineOf(puzzle.solution),
  },
  result: '*',
  notes: [],
})

/**
 * Writes puzzles as games of PDN 3.0: the position as `FEN`, the solution as moves and variations, the rest as tags.
 * Blanks and line ends within texts become one blank; unknown fields have no place there.
 */
export const makePuzzlePdn = (puzzles: readonly Puzzle[]): string => makePdn(puzzles.map(gameOf))

/** Why a game of a PDN file is no puzzle. */
export type PdnPuzzleError =
  /** The game cannot be read, or not to its end. */
  | { readonly kind: 'bad-game'; readonly refusal: PdnRefusal }
  /** It begins where every game does: there is no position to solve. */
  | { readonly kind: 'no-position' }
  /** More moves than a solution may have. */
  | { readonly kind: 'solution-too-long'; readonly most: number }

/** A game of a file that is no puzzle; `number` counts from 1. */
export interface PdnPuzzleRefusal {
  readonly number: number
  readonly error: PdnPuzzleError
}

/** The puzzles of a PDN file. A game that is none takes nothing from the others. */
export interface ReadPuzzlePdn {
  readonly puzzles: readonly Puzzle[]
  readonly refused: readonly PdnPuzzleRefusal[]
}

/** A line and its variations as a tree; variations that are not legal are left out. */
const treeOf = ({ steps }: PdnLine<Move>): readonly SolutionStep[] =>
  steps.reduceRight<readonly SolutionStep[]>(
    (next, { move, variations }) =>
      variations.reduce<readonly SolutionStep[]>(
        (tree, variation) =>
          variation.kind === 'moves' ? mergeSolutions(tree, treeOf(variation.line)) : tree,
        [{ move, next }],
      ),
    [],
  )

/** The longest line, in plies, and the number of moves of a line with its variations; `plies` were played before it. */
const sizeOf = ({ steps }: PdnLine<Move>, plies = 0): { readonly plies: number; readonly steps: number } => {
  let longest = plies + steps.length
  let count = steps.length
  for (const [index, { variations }] of steps.entries()) {
    for (const variation of variations) {
      if (variation.kind !== 'moves') continue
      const size = sizeOf(variation.line, plies + index)
      longest = Math.max(longest, size.plies)
      count += size.steps
    }
  }
  return { plies: longest, steps: count }
}

/** The goal that a result stands for when nothing says it better: who wins solves. */
const goalOf = ({ tags, result }: PdnGame): Goal => {
  const read = parseGoal(tagValue(tags, 'Goal') ?? '')
  if (read.ok) return read.value
  return { kind: result === '1/2-1/2' ? 'draw' : 'win' }
}

/** A number in a tag, `min` to `max`. */
const numberOf = (text: string | undefined, min: number, max: number): number | undefined => {
  const value = text !== undefined && /^\s*\d{1,4}/.test(text) ? Number.parseInt(text, 10) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

const textOf = (text: string | undefined, most: number): string | undefined =>
  text === undefined || text === '' || /^\?+$/.test(text) ? undefined : text.slice(0, most)

const themesOf = (text: string | undefined): readonly string[] => {
  const themes = (text ?? '').split(',').map((theme) => theme.trim().slice(0, MAX_THEME_LENGTH))
  return [...new Set(themes)].filter((theme) => theme !== '').slice(0, MAX_THEMES)
}

const isStart = (position: Position): boolean => makeFen(position) === makeFen(START)

const puzzleOf = (game: PdnGame): Puzzle => {
  const { tags, ruleset, start, line } = game
  const tag = (name: string): string | undefined => tagValue(tags, name)
  const notes = line.comments.join('\n')
  return {
    ...given({
      id: textOf(tag('PuzzleId'), MAX_ID_LENGTH),
      inTurns: numberOf(tag('Turns'), 1, MAX_TURNS),
      title: textOf(tag('Event'), MAX_TEXT_LENGTH),
      author: textOf(tag('Author') ?? tag('Composer') ?? tag('Annotator'), MAX_TEXT_LENGTH),
      source: textOf(tag('Site') ?? tag('Source'), MAX_TEXT_LENGTH),
      year: numberOf(tag('Date'), 1, 9999),
      rating: numberOf(tag('Rating'), 0, 5000),
      notes: textOf(notes, MAX_NOTES_LENGTH),
    }),
    ruleset,
    position: start,
    goal: goalOf(game),
    solution: treeOf(line),
    themes: themesOf(tag('Themes')),
    unknown: {},
  }
}

const readGame = (read: ReturnType<typeof parsePdn>[number]): Puzzle | PdnPuzzleError => {
  if (!read.ok) return { kind: 'bad-game', refusal: read.error }
  if (isStart(read.value.start)) return { kind: 'no-position' }
  const { plies, steps } = sizeOf(read.value.line)
  if (plies > MAX_SOLUTION_PLIES) return { kind: 'solution-too-long', most: MAX_SOLUTION_PLIES }
  if (steps > MAX_SOLUTION_STEPS) return { kind: 'solution-too-long', most: MAX_SOLUTION_STEPS }
  return puzzleOf(read.value)
}

/**
 * Reads the puzzles of a PDN text: games with a position of their own, whose side to move is the solver. Moves and
 * variations are the solution. Never throws.
 */
export const parsePuzzlePdn = (text: string): ReadPuzzlePdn => {
  const puzzles: Puzzle[] = []
  const refused: PdnPuzzleRefusal[] = []
  for (const [index, read] of parsePdn(text).entries()) {
    const puzzle = readGame(read)
    if ('kind' in puzzle) refused.push({ number: index + 1, error: puzzle })
    else puzzles.push(puzzle)
  }
  return { puzzles, refused }
}
