import { type Colour, opponent } from '@tama/engine'
import type { ExactResult } from '@tama/i18n'
import type { Line } from '@tama/search'

/** What endgame tables prove by a line of the engine, from a position with `turn` to move; undefined when they do not. */
export const exactOf = ({ isExact, score }: Line, turn: Colour): ExactResult | undefined => {
  if (isExact !== true) return undefined
  if (score.kind === 'estimate') return { winner: undefined, plies: 0 }
  return { winner: score.plies > 0 ? turn : opponent(turn), plies: Math.abs(score.plies) }
}
