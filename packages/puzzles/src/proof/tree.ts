import type { Move } from '@tama/engine'
import type { SolutionStep } from '../solution.ts'
import { areLandingSiblings, turnsOf } from '../turn.ts'
import { isProved } from './claim.ts'
import { defencesAgainst, isGoalReached, type Onward, quickestWinner } from './line.ts'
import { type Moment, momentAfter } from './moment.ts'
import type { Prover } from './prover.ts'

/** How large a tree may grow. */
export interface Allowance {
  /** Moves that may still be added. */
  steps: number
  /** So many answers of the other side are followed at each of its turns, the most stubborn ones. */
  readonly defences: number
}

/** The proved moves that only land elsewhere than `move`; right answers, too. */
function* siblingsOf(
  prover: Prover,
  moment: Moment,
  move: Move,
  turns: number,
): Generator<void, readonly Move[]> {
  const found: Move[] = []
  for (const { moves } of turnsOf(moment.position, prover.task.ruleset)) {
    const [other] = moves
    if (!areLandingSiblings(other, move)) continue
    if (yield* isProved(prover, momentAfter(moment, other), turns - 1)) found.push(other)
  }
  return found
}

function* stepOf(
  prover: Prover,
  { move, after, turns }: Onward,
  left: Allowance,
): Generator<void, SolutionStep> {
  left.steps--
  return { move, next: yield* solutionTree(prover, after, turns, left) }
}

/**
 * The tree of a claim that is proved within `turns`: at the solver's turns the quickest move and its landing
 * siblings, at the other side's its answers, the most stubborn first. The main line is whole; side lines are followed
 * as far as `left` allows.
 */
export function* solutionTree(
  prover: Prover,
  moment: Moment,
  turns: number,
  left: Allowance,
): Generator<void, readonly SolutionStep[]> {
  if (yield* isGoalReached(prover, moment)) return []
  if (moment.position.turn === prover.solver) {
    const winner = yield* quickestWinner(prover, moment, turns)
    if (winner === undefined) return []
    const steps = [yield* stepOf(prover, winner, left)]
    for (const move of yield* siblingsOf(prover, moment, winner.move, turns)) {
      if (left.steps <= 0) break
      steps.push(yield* stepOf(prover, { move, after: momentAfter(moment, move), turns: turns - 1 }, left))
    }
    return steps
  }
  const steps: SolutionStep[] = []
  const defences = yield* defencesAgainst(prover, moment, turns)
  for (const defence of defences.slice(0, left.defences)) {
    if (steps.length > 0 && left.steps <= 0) break
    steps.push(yield* stepOf(prover, defence, left))
  }
  return steps
}
