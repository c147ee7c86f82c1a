import { err, ok, outcomeOf, type Result } from '@tama/engine'
import type { Puzzle } from '@tama/puzzles'
import { decodeLink, encodePuzzle, type LinkError, linkOfPuzzle, puzzleOfLink } from '@tama/share'

/** Why there is no puzzle to solve. */
export type PuzzleProblem =
  /** No collection has one of this name. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'bad-link'; readonly error: LinkError }
  /** The game is over before the first move. */
  | { readonly kind: 'over' }
  /** The collections could not be fetched. */
  | { readonly kind: 'offline' }

/** The link of a puzzle; undefined for one that is too large for a link. */
export const linkOf = (puzzle: Puzzle): string | undefined => {
  const made = encodePuzzle(linkOfPuzzle(puzzle))
  return made.ok ? made.value : undefined
}

/** True for a key that is a link: ids of puzzles begin with a letter. */
export const isLink = (key: string): boolean => /^\d/.test(key)

/** The puzzle where there is something to play. */
export const openPuzzle = (puzzle: Puzzle): Result<Puzzle, PuzzleProblem> =>
  outcomeOf(puzzle.position, puzzle.ruleset).kind === 'playing' ? ok(puzzle) : err({ kind: 'over' })

/** The puzzle of a link. */
export const readPuzzleLink = (link: string): Result<Puzzle, PuzzleProblem> => {
  const read = decodeLink(link)
  if (!read.ok) return err({ kind: 'bad-link', error: read.error })
  return read.value.kind === 'puzzle' ? openPuzzle(puzzleOfLink(read.value)) : err({ kind: 'unknown' })
}
