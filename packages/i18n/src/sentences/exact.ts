import type { Colour } from '@tama/engine'
import type { Translator } from '../translator.ts'

/** What endgame tables prove of a position. */
export interface ExactResult {
  /** Who wins; undefined: it is a draw. */
  readonly winner: Colour | undefined
  /** The game ends in so many plies when both sides play best; 0 for a draw. */
  readonly plies: number
}

/** “Exact: White wins in 7 plies.” */
export const exactSentence = (t: Translator, { winner, plies }: ExactResult): string =>
  winner === undefined ? t('exact.draw') : t(`exact.${winner}`, { count: plies })
