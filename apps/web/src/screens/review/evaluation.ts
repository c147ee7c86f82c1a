import type { Colour, Move, Outcome } from '@tama/engine'
import type { ExactResult } from '@tama/i18n'
import type { Score } from '@tama/search'

/** What the computer thinks of one position of a game. */
export interface Evaluation {
  /** White's chance to win, 0..1; a draw counts half. */
  readonly chance: number
  /** Plies that it has looked ahead; 0 where the game is over. */
  readonly depthPlies: number
  /** The best play from here as far as it knows; empty where the game is over. */
  readonly line: readonly Move[]
  /** What endgame tables prove of it. */
  readonly exact?: ExactResult
  /** It has looked a second time, and longer. */
  readonly isDeep: boolean
}

/**
 * How fast the chance grows with the score: 1 / (1 + exp(-SLOPE × centimen)) fits the results of games that the engine
 * played against itself (ADR 0073).
 */
const SLOPE = 0.005

/**
 * White's chance to win, 0..1.
 * @param score from the point of view of `turn`
 */
export const chanceOf = (score: Score, turn: Colour): number => {
  const own = score.kind === 'win' ? (score.plies > 0 ? 1 : 0) : 1 / (1 + Math.exp(-SLOPE * score.centimen))
  return turn === 'white' ? own : 1 - own
}

/** What a result is worth to White. */
export const chanceOfOutcome = (outcome: Exclude<Outcome, { readonly kind: 'playing' }>): number => {
  if (outcome.kind === 'draw') return 0.5
  return outcome.winner === 'white' ? 1 : 0
}

/** How a game stands, in five words. */
export const STANDINGS = ['black-winning', 'black-better', 'even', 'white-better', 'white-winning'] as const
export type StandingWord = (typeof STANDINGS)[number]

/** The lowest chances of White at which the words of `STANDINGS` from the second on begin. */
const BOUNDS = [0.12, 0.38, 0.62, 0.88] as const

/** The word for White's chance. */
export const standingWord = (chance: number): StandingWord =>
  STANDINGS[BOUNDS.filter((bound) => chance >= bound).length] ?? 'even'
