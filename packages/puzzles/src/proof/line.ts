import type { Move } from '@tama/engine'
import { turnsOf } from '../turn.ts'
import { fewestTurns, isProved } from './claim.ts'
import { type Moment, momentAfter } from './moment.ts'
import type { Prover } from './prover.ts'

// Lines are read off proofs by asking for each move what it leads to. The answers of a proof that was just made are
// still in the table, so this costs little; where the effort ends the line does, too.

/** A move with what comes of it. */
export interface Onward {
  readonly move: Move
  readonly after: Moment
  /** Turns that the solver still needs after it. */
  readonly turns: number
}

/**
 * The other side's answers to a claim that is proved within `turns`, the most stubborn first: what holds out longest,
 * then what takes most.
 */
export function* defencesAgainst(
  prover: Prover,
  moment: Moment,
  turns: number,
): Generator<void, readonly Onward[]> {
  const found: Onward[] = []
  for (const { moves } of turnsOf(moment.position, prover.task.ruleset)) {
    const [move] = moves
    const after = momentAfter(moment, move)
    found.push({ move, after, turns: yield* fewestTurns(prover, after, turns) })
  }
  return found.sort((a, b) => b.turns - a.turns || b.move.captured.length - a.move.captured.length)
}

/** The solver's moves that are proved to reach the goal within `turns`, these included, in the order of legal moves. */
export function* winnersAt(prover: Prover, moment: Moment, turns: number): Generator<void, readonly Move[]> {
  const found: Move[] = []
  for (const { moves } of turns < 1 ? [] : turnsOf(moment.position, prover.task.ruleset)) {
    const [move] = moves
    if (yield* isProved(prover, momentAfter(moment, move), turns - 1)) found.push(move)
  }
  return found
}

/** A move of the solver that reaches the goal soonest; undefined when none is proved within `turns`. */
export function* quickestWinner(
  prover: Prover,
  moment: Moment,
  turns: number,
): Generator<void, Onward | undefined> {
  if (turns < 1 || !(yield* isProved(prover, moment, turns))) return undefined
  const fewest = yield* fewestTurns(prover, moment, turns)
  const [move] = yield* winnersAt(prover, moment, fewest)
  return move && { move, after: momentAfter(moment, move), turns: fewest - 1 }
}

/** True when the goal is reached with the other side to move: nothing is left to do. */
export function* isGoalReached(prover: Prover, moment: Moment): Generator<void, boolean> {
  return moment.position.turn !== prover.solver && (yield* isProved(prover, moment, 0))
}

/** The line of a proved claim: stubborn answers of the other side, shortest ways of the solver. */
export function* provenLine(prover: Prover, start: Moment, turns: number): Generator<void, readonly Move[]> {
  const line: Move[] = []
  let moment = start
  let left = turns
  while (!(yield* isGoalReached(prover, moment))) {
    const next: Onward | undefined =
      moment.position.turn === prover.solver
        ? yield* quickestWinner(prover, moment, left)
        : (yield* defencesAgainst(prover, moment, left))[0]
    if (next === undefined) break
    line.push(next.move)
    moment = next.after
    left = next.turns
  }
  return line
}
