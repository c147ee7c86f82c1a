import { type Move, type Position, play } from '@tama/engine'
import { parseMove } from '@tama/engine/notation'
import { isSameTurn, type Puzzle, type SolutionStep, turnsOf } from '@tama/puzzles'
import { answerAt, type SearchState } from '@tama/search'

/**
 * Ratings of the computer's levels, from their scores against each other (`packages/search/README.md`, the mean of both
 * games) and pressed together so that they span what people do.
 */
const LEVEL_RATINGS = [600, 747, 986, 1122, 1355, 1591, 1817, 2096, 2297]
/** Levels up to this one err, so each tries a puzzle more than once. */
const LAST_ERRING = 8
const TRIES = 4
const NODES = 100_000

/** What nobody has tried yet is rated like this, and changes as easily. */
const PRIOR_RATING = 1400
const PRIOR_DEVIATION = 350

/** One of the solver's turns with a choice, and the moves that are right there. */
interface Decision {
  readonly position: Position
  readonly right: readonly Move[]
}

const decisionsOf = ({ position, ruleset, solution }: Puzzle): readonly Decision[] => {
  const decisions: Decision[] = []
  let at = position
  let steps: readonly SolutionStep[] = solution
  for (let ply = 0; steps.length > 0; ply++) {
    const [main] = steps
    if (main === undefined) break
    if (ply % 2 === 0 && turnsOf(at, ruleset).length > 1) {
      decisions.push({ position: at, right: steps.map(({ move }) => move) })
    }
    at = play(at, main.move)
    steps = main.next
  }
  return decisions
}

/** True when a level finds a right move at each decision. */
const isSolved = (
  state: SearchState,
  { ruleset }: Puzzle,
  decisions: readonly Decision[],
  level: number,
  seed: number,
): boolean =>
  decisions.every(({ position, right }) => {
    const question = { ruleset, start: position, moves: [] }
    const options = { level, seed, limits: { nodes: NODES }, clock: () => 0 }
    const step = answerAt(state, question, options).next()
    const read = parseMove(step.done ? (step.value?.move ?? '') : '', position, ruleset)
    return read.ok && right.some((move) => isSameTurn(position, move, read.value))
  })

const expected = (solver: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - solver) / 400))

/** The likeliest rating of a puzzle that solvers of these ratings met with these results, pulled towards the prior. */
export const likeliestRating = (
  results: readonly { readonly rating: number; readonly isSolved: boolean }[],
): number => {
  // The slope of the logarithm of the likelihood falls all the way: its zero is found by halving.
  const slope = (puzzle: number): number =>
    results.reduce(
      (sum, { rating, isSolved }) => sum + (expected(rating, puzzle) - (isSolved ? 1 : 0)),
      ((PRIOR_RATING - puzzle) * 400) / Math.LN10 / PRIOR_DEVIATION ** 2,
    )
  let low = 0
  let high = 4000
  while (high - low > 0.5) {
    const middle = (low + high) / 2
    if (slope(middle) > 0) low = middle
    else high = middle
  }
  return Math.round(low)
}

/** The rating of a puzzle as the computer's levels find it. */
export const ratingBySolvers = (state: SearchState, puzzle: Puzzle): number => {
  const decisions = decisionsOf(puzzle)
  const results = LEVEL_RATINGS.flatMap((rating, index) => {
    const level = index + 1
    const tries = level <= LAST_ERRING ? TRIES : 1
    return Array.from({ length: tries }, (_, seed) => ({
      rating,
      isSolved: isSolved(state, puzzle, decisions, level, seed + 1),
    }))
  })
  return likeliestRating(results)
}
