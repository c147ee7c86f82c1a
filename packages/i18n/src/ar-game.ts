import { clock } from './ar/clock.ts'
import { friend } from './ar/friend.ts'
import { play } from './ar/play.ts'
import type { messages as english } from './en-game.ts'
import type { Translated } from './message.ts'

/** Choosing and playing a game. */
export const messages: Translated<typeof english> = {
  ...play,
  ...friend,
  ...clock,
}
