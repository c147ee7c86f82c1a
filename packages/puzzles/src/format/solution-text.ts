import { err, legalMoves, type Move, ok, type Position, play, type Result, type Ruleset } from '@tama/engine'
import { makeMove, parseMove } from '@tama/engine/notation'
import type { Json } from '../json.ts'
import { MAX_SOLUTION_PLIES, MAX_SOLUTION_STEPS, mergeSolutions, type SolutionStep } from '../solution.ts'
import type { PuzzleError } from './field.ts'

// A line of a solution is a list: its texts are moves played one after the other, a list behind a move is another
// line that may be played in its place. So the main line is what is left without the lists.

/** Where a line begins. */
interface LineStart {
  readonly position: Position
  readonly ruleset: Ruleset
  /** Plies played before its first move. */
  readonly plies: number
}

/** How many moves may still be read. */
interface Allowance {
  steps: number
}

const readLine = (
  line: readonly Json[],
  { position, ruleset, plies }: LineStart,
  left: Allowance,
): Result<readonly SolutionStep[], PuzzleError> => {
  const [first, ...rest] = line
  const ply = plies + 1
  if (typeof first !== 'string') return err({ kind: 'bad-variation', ply })
  left.steps--
  if (left.steps < 0) return err({ kind: 'too-long', field: 'solution', most: MAX_SOLUTION_STEPS })
  if (ply > MAX_SOLUTION_PLIES) return err({ kind: 'too-long', field: 'solution', most: MAX_SOLUTION_PLIES })
  const move = parseMove(first, position, ruleset)
  if (!move.ok) return err({ kind: 'bad-move', ply, found: first.slice(0, 60), error: move.error })
  const end = rest.findIndex((part) => !Array.isArray(part))
  const variations = (end < 0 ? rest : rest.slice(0, end)) as readonly (readonly Json[])[]
  const after = { position: play(position, move.value), ruleset, plies: ply }
  const next = end < 0 ? ok([]) : readLine(rest.slice(end), after, left)
  if (!next.ok) return next
  let steps: readonly SolutionStep[] = [{ move: move.value, next: next.value }]
  for (const variation of variations) {
    const read = readLine(variation, { position, ruleset, plies }, left)
    if (!read.ok) return read
    steps = mergeSolutions(steps, read.value)
  }
  return ok(steps)
}

/** Reads the list that a file has as the solution of a puzzle. */
export const parseSolution = (
  line: readonly Json[],
  position: Position,
  ruleset: Ruleset,
): Result<readonly SolutionStep[], PuzzleError> =>
  line.length === 0 ? ok([]) : readLine(line, { position, ruleset, plies: 0 }, { steps: MAX_SOLUTION_STEPS })

/** Writes a solution as the list that a file has. */
export const makeSolution = (
  solution: readonly SolutionStep[],
  position: Position,
  ruleset: Ruleset,
): readonly Json[] => {
  const [main, ...others] = solution
  if (main === undefined) return []
  const legal = legalMoves(position, ruleset)
  const text = (move: Move): string => makeMove(move, legal)
  const after = (step: SolutionStep): readonly Json[] =>
    makeSolution(step.next, play(position, step.move), ruleset)
  return [text(main.move), ...others.map((step) => [text(step.move), ...after(step)]), ...after(main)]
}
