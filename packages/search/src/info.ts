import type { Score } from './score.ts'

/** One of the best moves with the line behind it. */
export interface Line {
  /** From the point of view of the side to move at the root. */
  readonly score: Score
  /** The principal variation, moves with their full landing paths; never empty. */
  readonly moves: readonly string[]
}

/** What a search knows so far. */
export interface Info {
  /** The last completed iteration. */
  readonly depthPlies: number
  readonly selectiveDepthPlies: number
  readonly nodes: number
  readonly timeMs: number
  /** How full the transposition table is, 0..1000. */
  readonly hashFull: number
  /** Best first; as many as asked for, or as there are legal moves. */
  readonly lines: readonly Line[]
}
