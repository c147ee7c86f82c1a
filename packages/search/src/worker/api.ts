import type { Info } from '../info.ts'
import type { Limits } from '../limits.ts'

/** What the page asks the worker: plain data, no class and no callback inside. */
export interface SearchJob {
  /** Numbered by the client; answers carry it back so that late ones are dropped. */
  readonly id: number
  /** A ruleset as text: a preset and its changes (`docs/rules.md`). */
  readonly ruleset: string
  /** FEN of the position in which the game started. */
  readonly start: string
  /** The moves played since, each with its full landing path; they decide repetition and the no-progress counter. */
  readonly moves: readonly string[]
  /**
   * 1 (weakest) .. 10 (strongest): sets limits and errors. A fraction plays between two levels. Leave out for a plain
   * search by `limits`.
   */
  readonly level?: number
  readonly limits?: Limits
  /** How many best moves to report, in the sense of rule 11; 1 unless said. */
  readonly multiPv?: number
  /**
   * How many threads search, where memory can be shared: as many as the device is good for unless said, never more than
   * 64. A level that needs one uses one.
   */
  readonly threads?: number
  /** Seed of whatever chance a level uses, so that a game can be repeated. */
  readonly seed?: number
}

/** How a job ended. `move` has its full landing path. */
export type SearchAnswer =
  | { readonly kind: 'best'; readonly id: number; readonly move: string; readonly info: Info }
  /** The side to move has no legal move, or the game has ended. */
  | { readonly kind: 'no-move'; readonly id: number }
  /** The job could not be read: its ruleset, FEN or one of its moves is wrong. */
  | { readonly kind: 'bad-job'; readonly id: number; readonly what: 'ruleset' | 'start' | 'moves' }

/** The one object that the worker exposes. */
export interface EngineApi {
  /** Shares a one-word stop flag (Int32Array over a SharedArrayBuffer); only on cross-origin isolated pages. */
  shareStop(flag: Int32Array): void
  /** Runs `job` to its end; `report` gets an Info a few times a second. A newer job or `stop` ends it early. */
  search(job: SearchJob, report: (info: Info) => void): Promise<SearchAnswer>
  /** Ends the search with number `id` (and all before it) early; its answer is the best move so far. */
  stop(id: number): void
  ping(): 'pong'
}
