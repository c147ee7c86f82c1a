import type { Move } from '@tama/engine'
import { decideClaim } from './proof/claim.ts'
import type { Effort } from './proof/effort.ts'
import { type Moment, momentAfter, momentOf } from './proof/moment.ts'
import type { ProofState } from './proof/proof-state.ts'
import { createProver, type ProofStatus } from './proof/prover.ts'
import { refutingLine } from './proof/refutation.ts'
import { solutionTree } from './proof/tree.ts'
import type { Puzzle } from './puzzle.ts'
import type { SolutionStep } from './solution.ts'

/** What is known of a move that somebody played in a puzzle. */
export interface AnswerCheck {
  /** Whether the goal can still be reached in the turns left. */
  readonly status: ProofStatus
  /** Refuted: how it is answered, and the captures that follow; without the move itself. */
  readonly refutation: readonly Move[]
  /** Proved: how it goes on, the other side's answers first; empty when the goal is reached. */
  readonly next: readonly SolutionStep[]
}

/** What a check shows of the way on. */
const TREE = { steps: 120, defences: 6 }

/** Follows a line from a position. */
const momentAlong = (start: Moment, line: readonly Move[]): Moment => line.reduce(momentAfter, start)

/**
 * Checks `move`, which the solver made after the moves `line` from the puzzle's position: whether the goal can still be
 * reached within the puzzle's turns.
 */
export function* checkAnswer(
  state: ProofState,
  { ruleset, goal, position, inTurns }: Puzzle,
  line: readonly Move[],
  move: Move,
  effort: Effort,
): Generator<void, AnswerCheck> {
  const prover = createProver(state, { ruleset, goal, start: position }, effort)
  const moment = momentAlong(momentOf(position), [...line, move])
  const turns = inTurns === undefined ? undefined : inTurns - Math.floor(line.length / 2) - 1
  if (turns !== undefined && turns < 0) return { status: 'refuted', refutation: [], next: [] }
  const decision = yield* decideClaim(prover, { moment, turns })
  const { status } = decision
  const next =
    status === 'proved' ? yield* solutionTree(prover, moment, turns ?? decision.turns, { ...TREE }) : []
  const refutation = status === 'refuted' ? yield* refutingLine(prover, moment, turns) : []
  return { status, refutation, next }
}
