import type { messages as english } from './en-library.ts'
import { games } from './hy/games.ts'
import { review } from './hy/review.ts'
import type { Translated } from './message.ts'

/** Kept games and reviews. */
export const messages: Translated<typeof english> = {
  ...games,
  ...review,
}
