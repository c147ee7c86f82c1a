import { isCapture, legalMoves, type Position, play, type Ruleset } from '@tama/engine'
import type { Puzzle } from './puzzle.ts'
import { mainLine } from './solution.ts'
import { holesIn, mostGiven, pliesOf, turnsIn } from './themes/walk.ts'
import { turnsOf } from './turn.ts'

/** What makes a puzzle hard, as far as its main line shows it. */
export interface Difficulty {
  /** Turns of the solver at which it has more than one move. */
  readonly decisions: number
  /** The mean, over these, of the binary logarithm of the number of moves. */
  readonly choice: number
  /** Turns of the solver. */
  readonly turns: number
  /** Pieces that the solver is behind at worst. */
  readonly given: number
  /** Moves of the solver that neither take nor offer anything. */
  readonly quiet: number
  /** The mean, over the answers of the other side, of the binary logarithm of the number of its moves. */
  readonly defence: number
  /** Changes of direction in the solver's captures. */
  readonly corners: number
  /** Squares that such a capture comes past after taking what stood there. */
  readonly holes: number
  /** Moves of the solver that are immediately better than the key, looking at what is taken and given at once. */
  readonly lures: number
}

const meanLog = (counts: readonly number[]): number =>
  counts.length === 0 ? 0 : counts.reduce((sum, count) => sum + Math.log2(count), 0) / counts.length

/** What a move takes, less what can be taken in reply. */
const yieldOf = (position: Position, move: Parameters<typeof play>[1], ruleset: Ruleset): number =>
  move.captured.length - (legalMoves(play(position, move), ruleset)[0]?.captured.length ?? 0)

/** What makes `puzzle` hard; undefined without a solution. */
export const difficultyOf = (puzzle: Puzzle): Difficulty | undefined => {
  const { position, ruleset, solution } = puzzle
  const plies = pliesOf(position, mainLine(solution))
  const [key] = plies
  if (key === undefined) return undefined
  const own = plies.filter(({ isSolver }) => isSolver)
  const choices = own.map(({ before }) => turnsOf(before, ruleset).length).filter((count) => count > 1)
  const answers = plies.filter(({ isSolver }) => !isSolver)
  const keyYield = yieldOf(position, key.move, ruleset)
  const takesNothing = (after: Position): boolean =>
    (legalMoves(after, ruleset)[0]?.captured.length ?? 0) === 0
  return {
    decisions: choices.length,
    choice: meanLog(choices),
    turns: own.length,
    given: mostGiven(plies),
    quiet: own.filter(({ move, after }) => !isCapture(move) && takesNothing(after)).length,
    defence: meanLog(answers.map(({ before }) => turnsOf(before, ruleset).length)),
    corners: own.reduce((sum, { move }) => sum + (isCapture(move) ? turnsIn(move) : 0), 0),
    holes: own.reduce((sum, { move }) => sum + holesIn(move), 0),
    lures: legalMoves(position, ruleset).filter((move) => yieldOf(position, move, ruleset) > keyYield).length,
  }
}

/** Ratings stay between these. */
const EASIEST = 600
const HARDEST = 2600

/** How hard `puzzle` is likely to be before anybody has tried it, on the scale of ratings; undefined without a solution. */
export const estimatedRating = (puzzle: Puzzle): number | undefined => {
  const found = difficultyOf(puzzle)
  if (found === undefined) return undefined
  const { decisions, choice, turns, given, quiet, defence, corners, holes, lures } = found
  const rating =
    700 +
    120 * decisions +
    55 * choice +
    100 * Math.max(0, turns - 2) +
    70 * given +
    120 * quiet +
    40 * defence +
    20 * corners +
    25 * holes +
    40 * Math.log2(1 + lures)
  return Math.round(Math.min(HARDEST, Math.max(EASIEST, rating)))
}
