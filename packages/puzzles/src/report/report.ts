import type { Move } from '@tama/engine'
import type { Effort } from '../proof/effort.ts'
import { momentAfter, momentOf } from '../proof/moment.ts'
import type { ProofState } from '../proof/proof-state.ts'
import type { MoveProof } from '../proof/prove.ts'
import { createProver, isSpent } from '../proof/prover.ts'
import { refutersOf, refutingLine } from '../proof/refutation.ts'
import { solutionTree } from '../proof/tree.ts'
import type { Puzzle } from '../puzzle.ts'
import { mergeSolutions, type SolutionStep, withLine } from '../solution.ts'
import { canonicalKey } from '../symmetry.ts'
import { exactFindings } from './exact.ts'
import { FINDING_KINDS, type Finding } from './finding.ts'
import { firstMoveFindings, keyOf, provedFirstMoves } from './first-moves.ts'
import { during, type Inquiry, type ReportProgress } from './inquiry.ts'
import { walkMainLine } from './main-line.ts'
import { findIdlePieces } from './pieces.ts'
import { setupFindings } from './setup-findings.ts'
import { missingDefences, walkSideLines } from './side-lines.ts'

/**
 * `sound`: proved, by one first move alone, without a dual before the last turn. `unknown`: nothing wrong was found,
 * but the effort ended before everything was decided.
 */
export const SOUNDNESS = ['sound', 'unsound', 'unknown'] as const
export type Soundness = (typeof SOUNDNESS)[number]

/** What is known of a puzzle. */
export interface Report {
  readonly soundness: Soundness
  /** In the order of `FINDING_KINDS`. */
  readonly findings: readonly Finding[]
  /** Each of the solver's first moves. */
  readonly moves: readonly MoveProof[]
  /** The first move that reaches the goal: the intended one where it does. */
  readonly key: Move | undefined
  /** The fewest turns in which the key reaches it. */
  readonly turns: number | undefined
  /** The solution as it was proved, with its defences; what the puzzle has of it comes first. Empty without a key. */
  readonly solution: readonly SolutionStep[]
  /** Turns of the main line at which the solver has more than one move. */
  readonly decisions: number
  /** First moves that fail to one answer alone, each with that answer. */
  readonly tries: readonly (readonly Move[])[]
  readonly nodes: number
}

/** What a report looks at besides the puzzle. */
export interface ReportOptions {
  /** The ids of known puzzles by `canonicalKey`. */
  readonly known?: ReadonlyMap<string, string>
  /** False leaves out the search for idle pieces, the longest part. */
  readonly seeksIdle?: boolean
  /** So many answers of the other side are followed at each of its turns; 6 unless said. */
  readonly defences?: number
  /** The most moves of the tree; 300 unless said. */
  readonly steps?: number
}

const soundnessOf = (findings: readonly Finding[]): Soundness => {
  if (findings.some(({ severity }) => severity === 'error')) return 'unsound'
  return findings.some(({ kind }) => kind === 'unknown') ? 'unknown' : 'sound'
}

const sorted = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((a, b) => FINDING_KINDS.indexOf(a.kind) - FINDING_KINDS.indexOf(b.kind))

const NOTHING = {
  moves: [],
  key: undefined,
  turns: undefined,
  solution: [],
  decisions: 0,
  tries: [],
} as const

/** Refuted first moves with their one refutation. */
function* triesAmong(
  { puzzle, prover }: Inquiry,
  moves: readonly MoveProof[],
): Generator<ReportProgress, readonly (readonly Move[])[]> {
  const tries: (readonly Move[])[] = []
  const turns = puzzle.inTurns === undefined ? undefined : puzzle.inTurns - 1
  for (const [done, { moves: same, status }] of moves.entries()) {
    if (status !== 'refuted' || isSpent(prover)) continue
    const after = momentAfter(momentOf(puzzle.position), same[0])
    const found = yield* during(refutersOf(prover, after, turns, 2), prover, 'tries', done, moves.length)
    if (found.length !== 1 || isSpent(prover)) continue
    const line = yield* during(refutingLine(prover, after, turns), prover, 'tries', done, moves.length)
    tries.push([same[0], ...line])
  }
  return tries
}

/** What follows once there is a key: the rest of the solution, and what is wrong with it. */
function* reportOnKey(
  inquiry: Inquiry,
  moves: readonly MoveProof[],
  key: MoveProof,
  { seeksIdle = true, defences = 6, steps = 300 }: ReportOptions,
): Generator<ReportProgress, Pick<Report, 'solution' | 'decisions' | 'tries'>> {
  const { puzzle, prover } = inquiry
  const turns = puzzle.inTurns ?? key.turns
  const { line, decisions } = yield* during(walkMainLine(inquiry, key.line), prover, 'main-line', 0, 1)
  const after = momentAfter(momentOf(puzzle.position), key.moves[0])
  const next = yield* during(
    solutionTree(prover, after, key.turns - 1, { steps, defences }),
    prover,
    'side-lines',
    0,
    2,
  )
  const proved = mergeSolutions(withLine([], line), [{ move: key.moves[0], next }])
  const solution = mergeSolutions(proved, puzzle.solution)
  yield* during(walkSideLines(inquiry, solution, turns), prover, 'side-lines', 1, 2)
  yield* during(missingDefences(inquiry, line, turns), prover, 'side-lines', 1, 2)
  const tries = yield* triesAmong(inquiry, moves)
  if (seeksIdle) yield* findIdlePieces(inquiry, key.moves[0], key.turns)
  return { solution, decisions, tries }
}

/**
 * Says everything that can be proved about a puzzle with the effort allowed. Yields progress where it pauses. `state`
 * is taken over.
 */
export function* reportOn(
  state: ProofState,
  puzzle: Puzzle,
  effort: Effort,
  options: ReportOptions = {},
): Generator<ReportProgress, Report> {
  const { ruleset, goal, position } = puzzle
  const findings: Finding[] = [...setupFindings(position, ruleset)]
  const id = options.known?.get(canonicalKey(position))
  if (id !== undefined && id !== puzzle.id) findings.push({ kind: 'precursor', severity: 'note', id })
  if (soundnessOf(findings) === 'unsound') {
    return { soundness: 'unsound', findings: sorted(findings), ...NOTHING, nodes: 0 }
  }
  const prover = createProver(state, { ruleset, goal, start: position }, effort)
  const inquiry: Inquiry = { puzzle, prover, findings }
  const moves = yield* provedFirstMoves(inquiry)
  findings.push(...firstMoveFindings(inquiry, moves), ...exactFindings(state, puzzle))
  const key = keyOf(inquiry, moves)
  const rest =
    key === undefined
      ? { ...NOTHING, tries: yield* triesAmong(inquiry, moves) }
      : { key: key.moves[0], turns: key.turns, ...(yield* reportOnKey(inquiry, moves, key, options)) }
  return {
    soundness: soundnessOf(findings),
    findings: sorted(findings),
    ...rest,
    moves,
    nodes: prover.spent,
  }
}

/** Decides each first move of a puzzle, with the line that shows it; the part of a report that `reportOn` begins with. */
export function* provedMoves(
  state: ProofState,
  puzzle: Puzzle,
  effort: Effort,
): Generator<ReportProgress, readonly MoveProof[]> {
  const { ruleset, goal, position } = puzzle
  if (soundnessOf(setupFindings(position, ruleset)) === 'unsound') return []
  const prover = createProver(state, { ruleset, goal, start: position }, effort)
  return yield* provedFirstMoves({ puzzle, prover, findings: [] })
}
