import type { messages as english } from './en-library.ts'
import type { Translated } from './message.ts'
import { games } from './tr/games.ts'
import { review } from './tr/review.ts'

/** Kept games and reviews. */
export const messages: Translated<typeof english> = {
  ...games,
  ...review,
}
