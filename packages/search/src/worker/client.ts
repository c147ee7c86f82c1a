import type { Info } from '../search.ts'
import type { SearchAnswer, SearchJob } from './api.ts'

/** What the page knows of the worker: `restarting` after a crash or silence, `unavailable` when no worker can be had. */
export type EngineState = 'starting' | 'ready' | 'thinking' | 'restarting' | 'unavailable'

/** How a request ended, seen from the page. */
export type EngineAnswer =
  | SearchAnswer
  /** A newer request took its place; nothing to do. */
  | { readonly kind: 'superseded' }
  /** The worker died or fell silent, was replaced, and failed again on this job; or there are no workers. */
  | { readonly kind: 'failed'; readonly why: 'no-worker' | 'crashed' | 'silent' }

/** A search engine in a worker. The newest request wins, late answers are dropped, a dead worker is replaced. */
export interface Engine {
  /** Asks for a move. Never rejects. A request still running is stopped and answers `superseded`. */
  search(job: Omit<SearchJob, 'id'>, report?: (info: Info) => void): Promise<EngineAnswer>
  /** Ends the running search within 50 ms; its promise answers with the best move so far. */
  stop(): void
  /** Drops the running search: its promise answers `superseded`. */
  cancel(): void
  /** Ends the worker for good. */
  dispose(): void
}
