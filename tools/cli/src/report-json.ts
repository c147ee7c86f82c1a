import { legalMoves, type Move, squareName } from '@tama/engine'
import { makeFullMove, makeMove } from '@tama/engine/notation'
import {
  createProofState,
  type Finding,
  jsonOfPuzzle,
  type Puzzle,
  type Report,
  type ReportOptions,
  reportOn,
} from '@tama/puzzles'

/** What `prove` says of a goal: it is reached, it is not, or the time was too short to tell. */
export type Verdict = 'proved' | 'refuted' | 'unknown'

/** Whether the goal can be reached at all. */
export const verdictOf = ({ moves }: Report): Verdict => {
  if (moves.some(({ status }) => status === 'proved')) return 'proved'
  return moves.some(({ status }) => status === 'unknown') ? 'unknown' : 'refuted'
}

const lineText = (line: readonly Move[]): readonly string[] => line.map(makeFullMove)

/** A finding with its moves and squares as text. */
const findingJson = (finding: Finding): object => {
  const { kind, severity } = finding
  return {
    kind,
    severity,
    ...('turn' in finding ? { turn: finding.turn } : {}),
    ...('turns' in finding ? { turns: finding.turns } : {}),
    ...('squares' in finding ? { squares: finding.squares.map(squareName) } : {}),
    ...('moves' in finding ? { moves: lineText(finding.moves) } : {}),
    ...('faults' in finding ? { faults: finding.faults.map((fault) => fault.kind) } : {}),
    ...('id' in finding ? { id: finding.id } : {}),
    ...('line' in finding ? { line: lineText(finding.line) } : {}),
  }
}

/** The lines of the findings of one kind. */
const linesOf = (findings: readonly Finding[], kind: Finding['kind']): readonly (readonly string[])[] =>
  findings.flatMap((finding) => (finding.kind === kind && 'line' in finding ? [lineText(finding.line)] : []))

/** The findings of one kind with the turn at which they are. */
const turnsOf = (findings: readonly Finding[], kind: Finding['kind']): readonly object[] =>
  findings.flatMap((finding) =>
    finding.kind === kind && 'turn' in finding ? [{ turn: finding.turn, line: lineText(finding.line) }] : [],
  )

/** A report as `prove` prints it. Lines begin at the puzzle's position and name every landing. */
export const reportJson = (puzzle: Puzzle, report: Report): object => {
  const { soundness, findings, moves, key, turns, solution, decisions, tries, nodes } = report
  const legal = legalMoves(puzzle.position, puzzle.ruleset)
  return {
    verdict: verdictOf(report),
    soundness,
    ...(key === undefined ? {} : { key: makeMove(key, legal), turns }),
    moves: moves.map((one) => ({
      text: makeMove(one.moves[0], legal),
      status: one.status,
      ...(one.status === 'proved' ? { turns: one.turns } : {}),
      line: lineText(one.line),
    })),
    cooks: linesOf(findings, 'cook'),
    duals: turnsOf(findings, 'dual'),
    sideDuals: turnsOf(findings, 'side-dual'),
    landings: turnsOf(findings, 'landing'),
    orders: turnsOf(findings, 'order'),
    tries: tries.map(lineText),
    findings: findings.map(findingJson),
    decisions,
    solution: jsonOfPuzzle({ ...puzzle, solution }).solution,
    nodes,
  }
}

/** Reports on puzzles one after the other, each within a time. */
export const createReporter = (
  options: ReportOptions,
  clock: () => number,
): ((puzzle: Puzzle, timeMs: number) => Report) => {
  const state = createProofState(64)
  return (puzzle, timeMs) => {
    const end = clock() + timeMs
    const effort = { nodes: Number.MAX_SAFE_INTEGER, isStopped: () => clock() >= end }
    const steps = reportOn(state, puzzle, effort, options)
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
    }
  }
}
