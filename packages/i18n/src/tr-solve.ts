import type { messages as english } from './en-solve.ts'
import type { Translated } from './message.ts'
import { puzzle } from './tr/puzzle.ts'
import { solve } from './tr/solve.ts'

/** Puzzles, in words of those who solve and of those who compose. */
export const messages: Translated<typeof english> = {
  ...puzzle,
  ...solve,
}
