import { type Move, sameMove } from '@tama/engine'
import { momentOf } from '../proof/moment.ts'
import { type MoveProof, moveStatuses, withLine } from '../proof/prove.ts'
import { areLandingSiblings, isSameTurn } from '../turn.ts'
import type { Finding } from './finding.ts'
import { areTransposed, during, type Inquiry, type ReportProgress } from './inquiry.ts'

/** The solver's first moves, decided and with their lines. */
export function* provedFirstMoves({
  puzzle,
  prover,
}: Inquiry): Generator<ReportProgress, readonly MoveProof[]> {
  const { position, inTurns } = puzzle
  const start = momentOf(position)
  const steps = moveStatuses(prover, start, inTurns)
  let statuses: readonly MoveProofStatus[] = []
  for (;;) {
    const step = steps.next()
    if (step.done) {
      statuses = step.value
      break
    }
    const { decided, total, nodes } = step.value
    yield { stage: 'first-moves', done: decided, total, nodes }
  }
  const proofs: MoveProof[] = []
  for (const [index, status] of statuses.entries()) {
    const steps = withLine(prover, start, status, inTurns === undefined)
    proofs.push(yield* during(steps, prover, 'lines', index, statuses.length))
  }
  return proofs
}

type MoveProofStatus = Omit<MoveProof, 'line'>

/** The intended move when it works, else the quickest that does. */
export const keyOf = ({ puzzle }: Inquiry, proofs: readonly MoveProof[]): MoveProof | undefined => {
  const proved = proofs.filter(({ status }) => status === 'proved')
  const intended = puzzle.solution[0]?.move
  const meant = intended && proved.find(({ moves }) => moves.some((move) => sameMove(move, intended)))
  return meant ?? proved.reduce<MoveProof | undefined>(quicker, undefined)
}

const quicker = (best: MoveProof | undefined, next: MoveProof): MoveProof =>
  best === undefined || next.turns < best.turns ? next : best

/** What another proved first move is, next to the key. */
const rivalOf = (key: MoveProof, { moves, line }: MoveProof): Finding => {
  if (areLandingSiblings(key.moves[0], moves[0])) {
    return { kind: 'landing', severity: 'note', turn: 1, line }
  }
  if (areTransposed(key.line, line)) return { kind: 'order', severity: 'warning', turn: 1, line }
  return { kind: 'cook', severity: 'error', line }
}

/** The proof of the intended first move, found again by the position that it leads to. */
const proofOf = ({ puzzle }: Inquiry, proofs: readonly MoveProof[], move: Move): MoveProof | undefined =>
  proofs.find(({ moves }) => isSameTurn(puzzle.position, moves[0], move))

/** What is to be said of the first moves. */
export const firstMoveFindings = (inquiry: Inquiry, proofs: readonly MoveProof[]): readonly Finding[] => {
  const { inTurns, solution } = inquiry.puzzle
  const findings: Finding[] = []
  const key = keyOf(inquiry, proofs)
  const proved = proofs.filter(({ status }) => status === 'proved')
  const open = proofs.filter(({ status }) => status === 'unknown')
  const [step] = solution
  const intended = step && proofOf(inquiry, proofs, step.move)
  if (proved.length === 0 && open.length === 0) {
    const shown = intended ?? proofs[0]
    findings.push({ kind: 'no-solution', severity: 'error', line: shown?.line ?? [] })
  } else if (intended?.status === 'refuted') {
    findings.push({ kind: 'wrong-move', severity: 'error', turn: 1, line: intended.line })
  }
  const quickest = proved.reduce<MoveProof | undefined>(quicker, undefined)
  if (quickest !== undefined && inTurns !== undefined && quickest.turns < inTurns) {
    findings.push({ kind: 'short', severity: 'error', turns: quickest.turns, line: quickest.line })
  }
  if (key !== undefined) {
    for (const rival of proved) if (rival !== key) findings.push(rivalOf(key, rival))
  }
  if (open.length > 0) {
    const moves = open.map(({ moves }) => moves[0])
    findings.push({ kind: 'unknown', severity: 'warning', turn: 1, line: [], moves })
  }
  const [only] = proofs
  if (proofs.length === 1 && only !== undefined) {
    findings.push({ kind: 'forced-key', severity: 'warning', line: only.line.slice(0, 1) })
  }
  return findings
}
