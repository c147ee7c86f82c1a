import type { PresetId } from '@tama/engine'
import { isUnfinished, type KeptGame } from '../../archive/kept-game.ts'
import { gameOf } from '../../games.ts'
import { onlyHuman } from '../../seats.ts'

/** How a game ended, seen from the person at this device. */
export const RESULTS = ['won', 'lost', 'drawn', 'unfinished'] as const
export type GameResult = (typeof RESULTS)[number]

/** Which games a list shows. */
export interface GameFilter {
  /** The main ruleset of a game, or all. */
  readonly game: PresetId | 'all'
  readonly result: GameResult | 'all'
}

/** The result of a game; undefined for one that somebody has won and nobody at this device alone. */
export const resultOf = (game: KeptGame): GameResult | undefined => {
  const { outcome, seats } = game.summary
  if (isUnfinished(game)) return 'unfinished'
  if (outcome.kind !== 'win') return 'drawn'
  const human = onlyHuman(seats)
  if (human === undefined) return undefined
  return outcome.winner === human ? 'won' : 'lost'
}

/** The games that fit, in their order. */
export const fitting = (games: readonly KeptGame[], { game, result }: GameFilter): readonly KeptGame[] =>
  games.filter(
    (kept) =>
      (game === 'all' || gameOf(kept.summary.ruleset).main === game) &&
      (result === 'all' || resultOf(kept) === result),
  )
