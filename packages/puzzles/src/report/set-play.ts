import { type Move, opponent, outcomeOf, type Position } from '@tama/engine'
import { fewestTurns, isProved } from '../proof/claim.ts'
import type { Effort } from '../proof/effort.ts'
import { provenLine } from '../proof/line.ts'
import { momentAfter, momentOf } from '../proof/moment.ts'
import type { ProofState } from '../proof/proof-state.ts'
import { createProver } from '../proof/prover.ts'
import type { Puzzle } from '../puzzle.ts'
import { turnsOf } from '../turn.ts'

/** What would happen if the other side were to move. */
export interface SetPlay {
  /** The other side's move and how the goal is reached after it, from the puzzle's position with the other side to move. */
  readonly lines: readonly (readonly Move[])[]
  /** The other side's moves after which it is not reached. */
  readonly unanswered: readonly Move[]
}

/**
 * The set play of a puzzle whose goal is reached in `turns`: what the solver has ready, with one turn less, for each
 * move of the other side, were that to move first. Undefined when it cannot move.
 */
export function* setPlayOf(
  state: ProofState,
  { ruleset, goal, position }: Puzzle,
  turns: number,
  effort: Effort,
): Generator<void, SetPlay | undefined> {
  // The same pieces are a position whoever is to move.
  const turned = { ...position, turn: opponent(position.turn) } as Position
  if (outcomeOf(turned, ruleset).kind !== 'playing') return undefined
  const prover = createProver(state, { ruleset, goal, start: position }, effort)
  const lines: (readonly Move[])[] = []
  const unanswered: Move[] = []
  for (const { moves } of turnsOf(turned, ruleset)) {
    const [move] = moves
    const after = momentAfter(momentOf(turned), move)
    if (yield* isProved(prover, after, turns - 1)) {
      const fewest = yield* fewestTurns(prover, after, turns - 1)
      lines.push([move, ...(yield* provenLine(prover, after, fewest))])
    } else {
      unanswered.push(move)
    }
  }
  return { lines, unanswered }
}
