import { games } from './en/games.ts'
import { review } from './en/review.ts'

/** Kept games and reviews. */
export const messages = {
  ...games,
  ...review,
} as const
