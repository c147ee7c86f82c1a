import type { Score } from './score.ts'

/** One of the best moves with the line behind it. */
export interface Line {
  /** From the point of view of the side to move at the root. */
  readonly score: Score
  /**
   * Present when endgame tables prove the score: a draw, written as an estimate of 0, or the plies in which the game
   * ends when both sides play best. No search could change it.
   */
  readonly isExact?: true
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
  /** How many positions the endgame tables decided. */
  readonly tableHits: number
  /** How full the transposition table is, 0..1000. */
  readonly hashFull: number
  /** Best first; as many as asked for, or as there are legal moves. */
  readonly lines: readonly Line[]
}
