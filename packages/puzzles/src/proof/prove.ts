import type { Move } from '@tama/engine'
import { turnsOf } from '../turn.ts'
import { decideClaim, fewestTurns } from './claim.ts'
import { provenLine } from './line.ts'
import { type Moment, momentAfter } from './moment.ts'
import { isSpent, type ProofStatus, type Prover } from './prover.ts'
import { refutingLine } from './refutation.ts'

/** What is known of one of the solver's moves. */
export interface MoveStatus {
  /** Every move that leads to the same position, one of them alone almost always. */
  readonly moves: readonly [Move, ...Move[]]
  readonly status: ProofStatus
  /**
   * Proved: turns that are enough, this one included; the fewest in a `MoveProof`. Else the turns that were tried.
   */
  readonly turns: number
}

/** A move's status with the line that shows it. */
export interface MoveProof extends MoveStatus {
  /**
   * Begins with the move. Proved: to the goal, against the most stubborn answers. Refuted: the refuting answer and the
   * captures that follow. Unknown: nothing else.
   */
  readonly line: readonly Move[]
}

/** How far a proof has come. */
export interface ProofProgress {
  /** How many of the solver's moves are decided, of how many. */
  readonly decided: number
  readonly total: number
  readonly nodes: number
}

/** Nodes that each undecided move may take in one round; the easy ones are decided first. */
const ROUNDS = [2_000, 16_000, 128_000, 1_000_000, 8_000_000, Number.POSITIVE_INFINITY]

/**
 * Decides each of the solver's moves at `moment` with `turns` left, this one included; undefined: any number. Yields
 * progress after each slice of work. Where the effort ends the rest is unknown.
 */
export function* moveStatuses(
  prover: Prover,
  moment: Moment,
  turns: number | undefined,
): Generator<ProofProgress, readonly MoveStatus[]> {
  const found: MoveStatus[] = turnsOf(moment.position, prover.task.ruleset).map(({ moves }) => ({
    moves,
    status: 'unknown',
    turns: turns ?? 0,
  }))
  const left = turns === undefined ? undefined : turns - 1
  for (const most of ROUNDS) {
    for (const [index, { moves, status }] of found.entries()) {
      if (status !== 'unknown' || isSpent(prover)) continue
      const after = momentAfter(moment, moves[0])
      const steps = decideClaim(prover, { moment: after, turns: left }, most)
      for (;;) {
        const step = steps.next()
        if (step.done) {
          found[index] = { moves, status: step.value.status, turns: step.value.turns + 1 }
          break
        }
        const decided = found.filter((other) => other.status !== 'unknown').length
        yield { decided, total: found.length, nodes: prover.spent }
      }
    }
  }
  return found
}

/** A status with its line. */
export function* withLine(
  prover: Prover,
  moment: Moment,
  { moves, status, turns }: MoveStatus,
  isOpen: boolean,
): Generator<void, MoveProof> {
  const [move] = moves
  const after = momentAfter(moment, move)
  if (status === 'proved') {
    const fewest = 1 + (yield* fewestTurns(prover, after, turns - 1))
    const line = yield* provenLine(prover, after, fewest - 1)
    return { moves, status, turns: fewest, line: [move, ...line] }
  }
  if (status === 'unknown') return { moves, status, turns, line: [move] }
  const line = yield* refutingLine(prover, after, isOpen ? undefined : turns - 1)
  return { moves, status, turns, line: [move, ...line] }
}
