import type { Move } from '@tama/engine'
import type { AnswerCheck } from '../answer-check.ts'
import type { MoveProof } from '../proof/prove.ts'
import type { ReportProgress } from '../report/inquiry.ts'
import type { Transfer } from '../report/other-rulesets.ts'
import type { Report } from '../report/report.ts'
import type { SetPlay } from '../report/set-play.ts'

/** How long a job may take; the first limit reached ends it with what is known. Without any: until it is done. */
export interface JobLimits {
  readonly nodes?: number
  readonly timeMs?: number
}

/** What the page asks of a puzzle, which crosses as its text (`docs/puzzle-format.md`). */
export type ProofQuestion =
  | {
      readonly kind: 'report'
      readonly puzzle: string
      /** The ids of known puzzles by `canonicalKey`. */
      readonly known?: ReadonlyMap<string, string>
      /** False leaves out the search for idle pieces. */
      readonly seeksIdle?: boolean
    }
  /** Each first move with its line. */
  | { readonly kind: 'moves'; readonly puzzle: string }
  /** Whether `move`, played after `line`, still reaches the goal. Legal moves of the puzzle, as data. */
  | {
      readonly kind: 'check'
      readonly puzzle: string
      readonly line: readonly Move[]
      readonly move: Move
    }
  /** What would happen if the other side were to move; `turns` is what the solution takes. */
  | { readonly kind: 'set-play'; readonly puzzle: string; readonly turns: number }
  /** The puzzle with the first move `key` under other rulesets, given as text. */
  | {
      readonly kind: 'transfers'
      readonly puzzle: string
      readonly key: Move
      readonly rulesets: readonly string[]
    }
export type QuestionKind = ProofQuestion['kind']

/** What each question is answered with. */
export interface ProofResults {
  readonly report: Report
  readonly moves: readonly MoveProof[]
  readonly check: AnswerCheck
  readonly 'set-play': SetPlay | undefined
  readonly transfers: readonly Transfer[]
}

/** A question with its limits. */
export interface ProofJob {
  /** Numbered by the client; answers carry it back so that late ones are dropped. */
  readonly id: number
  readonly question: ProofQuestion
  readonly limits: JobLimits
}

/** How a job ended. */
export type ProofAnswer =
  | { readonly kind: 'done'; readonly id: number; readonly result: ProofResults[QuestionKind] }
  /** The job could not be read: its puzzle, or one of its rulesets or moves, is wrong. */
  | { readonly kind: 'bad-job'; readonly id: number }

/** The one object that the worker exposes. */
export interface ProofApi {
  /** Runs `job` to its end; `report` hears of it a few times a second. A newer job or `stop` ends it early. */
  run(job: ProofJob, report: (progress: ReportProgress) => void): Promise<ProofAnswer>
  /** Ends the job with number `id`, and all before it, with what is known. */
  stop(id: number): void
  ping(): 'pong'
}
