import { type Move, outcomeOf, type Ruleset, sameMove } from '@tama/engine'
import type { Effort } from '../proof/effort.ts'
import { momentOf } from '../proof/moment.ts'
import type { ProofState } from '../proof/proof-state.ts'
import { type MoveProof, moveStatuses, withLine } from '../proof/prove.ts'
import { createProver } from '../proof/prover.ts'
import type { Puzzle } from '../puzzle.ts'

/** How a puzzle fares under other rules. */
export const TRANSFERS = ['same', 'other-key', 'cooked', 'no-solution', 'over', 'unknown'] as const

/** A puzzle under other rules. */
export interface Transfer {
  readonly ruleset: Ruleset
  /**
   * `same`: the same first move alone. `other-key`: another one alone. `cooked`: several. `over`: the game is over
   * before it begins.
   */
  readonly result: (typeof TRANSFERS)[number]
  /** The line that shows it: of the first move that works (a second one when cooked), or the key's refutation. */
  readonly line: readonly Move[]
}

const resultOf = (moves: readonly Pick<MoveProof, 'moves' | 'status'>[], key: Move): Transfer['result'] => {
  const proved = moves.filter(({ status }) => status === 'proved')
  if (proved.length > 1) return 'cooked'
  if (moves.some(({ status }) => status === 'unknown')) return 'unknown'
  const [only] = proved
  if (only === undefined) return 'no-solution'
  return only.moves.some((move) => sameMove(move, key)) ? 'same' : 'other-key'
}

/** Tells how a puzzle with the first move `key` fares under each of `rulesets`; `effort` is for each. */
export function* transfersOf(
  state: ProofState,
  { goal, position, inTurns }: Puzzle,
  key: Move,
  rulesets: readonly Ruleset[],
  effort: Effort,
): Generator<unknown, readonly Transfer[]> {
  const found: Transfer[] = []
  const start = momentOf(position)
  for (const ruleset of rulesets) {
    if (outcomeOf(position, ruleset).kind !== 'playing') {
      found.push({ ruleset, result: 'over', line: [] })
      continue
    }
    const prover = createProver(state, { ruleset, goal, start: position }, effort)
    const statuses = yield* moveStatuses(prover, start, inTurns)
    const result = resultOf(statuses, key)
    const isKey = ({ moves }: (typeof statuses)[number]): boolean => moves.some((move) => sameMove(move, key))
    const isProof = ({ status }: (typeof statuses)[number]): boolean => status === 'proved'
    const shown =
      statuses.find((one) => isProof(one) && (result === 'same' || !isKey(one))) ?? statuses.find(isKey)
    const line = shown && (yield* withLine(prover, start, shown, inTurns === undefined)).line
    found.push({ ruleset, result, line: line ?? [] })
  }
  return found
}
