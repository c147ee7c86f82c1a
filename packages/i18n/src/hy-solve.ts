import type { messages as english } from './en-solve.ts'
import { puzzle } from './hy/puzzle.ts'
import { solve } from './hy/solve.ts'
import type { Translated } from './message.ts'

/** Puzzles, in words of those who solve and of those who compose. */
export const messages: Translated<typeof english> = {
  ...puzzle,
  ...solve,
}
