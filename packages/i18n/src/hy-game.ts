import type { messages as english } from './en-game.ts'
import { clock } from './hy/clock.ts'
import { friend } from './hy/friend.ts'
import { play } from './hy/play.ts'
import type { Translated } from './message.ts'

/** Choosing and playing a game. */
export const messages: Translated<typeof english> = {
  ...play,
  ...friend,
  ...clock,
}
