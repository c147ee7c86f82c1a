import type { messages as english } from './en-game.ts'
import type { Translated } from './message.ts'
import { clock } from './tr/clock.ts'
import { friend } from './tr/friend.ts'
import { play } from './tr/play.ts'

/** Choosing and playing a game. */
export const messages: Translated<typeof english> = {
  ...play,
  ...friend,
  ...clock,
}
