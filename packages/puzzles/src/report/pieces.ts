import { checkSetup, type Move, SQUARES, type Square, withPiece } from '@tama/engine'
import { decideClaim } from '../proof/claim.ts'
import { momentAfter, momentOf } from '../proof/moment.ts'
import { moveStatuses } from '../proof/prove.ts'
import { createProver, isSpent, type Prover } from '../proof/prover.ts'
import type { Puzzle } from '../puzzle.ts'
import { areLandingSiblings, isSameTurn, turnsOf } from '../turn.ts'
import type { Inquiry, ReportProgress } from './inquiry.ts'

/** True when the key alone works in `position`, in `turns` and no fewer. */
function* isSameSolution(
  prover: Prover,
  { inTurns }: Puzzle,
  key: Move,
  turns: number,
): Generator<unknown, boolean> {
  const { ruleset, start } = prover.task
  const legal = turnsOf(start, ruleset)
  if (!legal.some(({ moves }) => moves.some((move) => move.from === key.from))) return false
  const meant = legal.find(
    ({ moves }) =>
      moves[0].from === key.from &&
      moves[0].path.at(-1) === key.path.at(-1) &&
      moves[0].captured.length === key.captured.length,
  )
  if (meant === undefined) return false
  const after = momentAfter(momentOf(start), meant.moves[0])
  for (const [left, wanted] of [
    [turns - 1, 'proved'],
    [turns - 2, 'refuted'],
  ] as const) {
    if (left < 0) continue
    const { status } = yield* decideClaim(prover, { moment: after, turns: left })
    if (status !== wanted) return false
  }
  const statuses = yield* moveStatuses(prover, momentOf(start), inTurns ?? turns)
  return statuses.every(
    ({ moves, status }) =>
      isSameTurn(start, moves[0], meant.moves[0]) ||
      areLandingSiblings(moves[0], meant.moves[0]) ||
      status === 'refuted',
  )
}

/**
 * Finds the pieces without which the puzzle is the same: the same key alone works, in as many turns. Each costs a
 * proof; the table is another puzzle's afterwards.
 */
export function* findIdlePieces(
  { puzzle, prover, findings }: Inquiry,
  key: Move,
  turns: number,
): Generator<ReportProgress, void> {
  const { position, ruleset, goal } = puzzle
  const squares = SQUARES.filter((square) => position.board[square] !== undefined && square !== key.from)
  const idle: Square[] = []
  let { spent } = prover
  for (const [done, square] of squares.entries()) {
    const checked = checkSetup(withPiece(position, square, undefined))
    if (!checked.ok || isSpent({ ...prover, spent })) continue
    const without = createProver(prover.state, { ruleset, goal, start: checked.value }, prover.effort)
    without.spent = spent
    const steps = isSameSolution(without, puzzle, key, turns)
    for (;;) {
      const step = steps.next()
      spent = without.spent
      if (step.done) {
        if (step.value) idle.push(square)
        break
      }
      yield { stage: 'pieces', done, total: squares.length, nodes: spent }
    }
  }
  prover.spent = spent
  if (idle.length > 0) findings.push({ kind: 'idle', severity: 'warning', squares: idle })
}
