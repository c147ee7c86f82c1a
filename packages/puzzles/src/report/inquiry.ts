import { type Move, moveKey } from '@tama/engine'
import type { Moment } from '../proof/moment.ts'
import type { Prover } from '../proof/prover.ts'
import type { Puzzle } from '../puzzle.ts'
import type { Finding } from './finding.ts'

/** What a report is doing, for a progress bar. */
export const REPORT_STAGES = ['first-moves', 'lines', 'main-line', 'side-lines', 'tries', 'pieces'] as const
export type ReportStage = (typeof REPORT_STAGES)[number]

/** How far a report has come. */
export interface ReportProgress {
  readonly stage: ReportStage
  readonly done: number
  readonly total: number
  readonly nodes: number
}

/** What the steps of a report share. */
export interface Inquiry {
  readonly puzzle: Puzzle
  readonly prover: Prover
  readonly findings: Finding[]
}

/** A place in a solution: the moves that led to it, and the turns left to the solver (undefined: any number). */
export interface Place {
  readonly moment: Moment
  readonly line: readonly Move[]
  readonly turns: number | undefined
}

/** The number of the solver's turn at a place, from 1; the other side's turns count with the one before. */
export const turnAt = ({ line }: Pick<Place, 'line'>): number => Math.floor(line.length / 2) + 1

/** Runs steps that only pause, and says where it stands at each pause. */
export function* during<T>(
  steps: Generator<unknown, T>,
  prover: Prover,
  stage: ReportStage,
  done: number,
  total: number,
): Generator<ReportProgress, T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    yield { stage, done, total, nodes: prover.spent }
  }
}

/** The solver's moves of a line that begins with one, as a set that does not know their order. */
const solverMoves = (line: readonly Move[]): string =>
  line
    .filter((_, ply) => ply % 2 === 0)
    .map(moveKey)
    .sort()
    .join(' ')

/** True when two lines, each beginning with a move of the solver, have the same moves of the solver in another order. */
export const areTransposed = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length > 2 && solverMoves(a) === solverMoves(b)
