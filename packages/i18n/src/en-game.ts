import { clock } from './en/clock.ts'
import { friend } from './en/friend.ts'
import { play } from './en/play.ts'

/** Choosing and playing a game. */
export const messages = {
  ...play,
  ...friend,
  ...clock,
} as const
