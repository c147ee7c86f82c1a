import { games } from './ar/games.ts'
import { review } from './ar/review.ts'
import type { messages as english } from './en-library.ts'
import type { Translated } from './message.ts'

/** Kept games and reviews. */
export const messages: Translated<typeof english> = {
  ...games,
  ...review,
}
