import { ok, type Result } from '@tama/engine'
import {
  encodePosition,
  encodePuzzle,
  type LinkValue,
  linkOfPuzzle,
  puzzleOfLink,
  setupOfLink,
  type TooMuchForLink,
} from '@tama/share'
import { type Draft, draftOfPosition } from './draft.ts'
import { draftOfPuzzle, isPuzzle, puzzleOfDraft } from './draft-puzzle.ts'

/** The link to a draft, which goes behind the `#` of an address: to its puzzle, or to the bare setup of one that asks nothing or cannot be played. */
export const linkOf = (draft: Draft): Result<string, TooMuchForLink> => {
  const puzzle = isPuzzle(draft) ? puzzleOfDraft(draft) : undefined
  if (puzzle !== undefined) return encodePuzzle(linkOfPuzzle(puzzle))
  return ok(encodePosition({ kind: 'position', ruleset: draft.ruleset, setup: draft.setup }))
}

/** The link as the address holds it: empty where there is none. */
export const linkText = (draft: Draft): string => {
  const link = linkOf(draft)
  return link.ok ? link.value : ''
}

/** A draft of what a link holds; of a game the last position. */
export const draftOfLink = (value: LinkValue): Draft =>
  value.kind === 'puzzle'
    ? draftOfPuzzle(puzzleOfLink(value))
    : draftOfPosition(value.ruleset, setupOfLink(value))
