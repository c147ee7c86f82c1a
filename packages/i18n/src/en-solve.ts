import { puzzle } from './en/puzzle.ts'
import { solve } from './en/solve.ts'

/** Puzzles, in words of those who solve and of those who compose. */
export const messages = {
  ...puzzle,
  ...solve,
} as const
