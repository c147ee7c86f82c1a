import { EMPTY_SETUP, type Ruleset, type Setup } from '@tama/engine'
import type { Puzzle } from '@tama/puzzles'
import { decodeLink, type LinkError, puzzleOfLink, setupOfLink } from '@tama/share'

/** What a frame shows. */
export interface Embedded {
  readonly setup: Setup
  readonly ruleset: Ruleset | undefined
  /** Undefined: there is a position and nothing to solve. */
  readonly puzzle: Puzzle | undefined
  /** Why there is nothing. */
  readonly error: LinkError | undefined
}

/** Reads what stands behind the `#` of the frame's address. */
export const readEmbed = (text: string): Embedded => {
  const link = decodeLink(text)
  if (!link.ok) return { setup: EMPTY_SETUP, ruleset: undefined, puzzle: undefined, error: link.error }
  const { value } = link
  const puzzle = value.kind === 'puzzle' && value.solution.length > 0 ? puzzleOfLink(value) : undefined
  return { setup: setupOfLink(value), ruleset: value.ruleset, puzzle, error: undefined }
}
