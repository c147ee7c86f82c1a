import { err, ok, type Result } from '@tama/engine'
import { countSteps, type SolutionStep } from '@tama/puzzles'
import { linkCandidates } from './link-text.ts'
import {
  type GameLink,
  type LinkError,
  type LinkValue,
  MOST_DEPTH,
  MOST_PLIES,
  MOST_STEPS,
  type PositionLink,
  type PuzzleLink,
  type TooMuchForLink,
} from './link-value.ts'
import { decodeV1, encodeV1 } from './v1.ts'
import { decodeV2, encodeV2 } from './v2.ts'
import { decodeV3, encodeV3 } from './v3.ts'

/**
 * Writes a position as a link: letters and digits only. It goes behind the `#` of an address. Throws a RangeError for a
 * ruleset with a number that no ruleset text can have.
 */
export const encodePosition = (value: PositionLink): string => encodeV1(value)

/** Writes a game as a link, in the way of `encodePosition`. Throws a RangeError when a move is not legal. */
export const encodeGame = (value: GameLink): Result<string, TooMuchForLink> =>
  value.moves.length > MOST_PLIES ? err({ kind: 'too-many-plies', most: MOST_PLIES }) : ok(encodeV2(value))

const depthOf = (steps: readonly SolutionStep[]): number =>
  steps.reduce((deepest, { next }) => Math.max(deepest, 1 + depthOf(next)), 0)

/** Writes a puzzle as a link, in the way of `encodePosition`. Long texts are cut. Throws a RangeError when a move is not legal. */
export const encodePuzzle = (value: PuzzleLink): Result<string, TooMuchForLink> => {
  if (countSteps(value.solution) > MOST_STEPS) return err({ kind: 'too-many-steps', most: MOST_STEPS })
  if (depthOf(value.solution) > MOST_DEPTH) return err({ kind: 'too-deep', most: MOST_DEPTH })
  return ok(encodeV3(value))
}

/** The readers of all versions by their character. */
const READERS: Readonly<Record<string, (text: string) => Result<LinkValue, LinkError>>> = {
  1: decodeV1,
  2: decodeV2,
  3: decodeV3,
}

const decodeBare = (text: string): Result<LinkValue, LinkError> => {
  const version = text.charAt(0)
  const read = Object.hasOwn(READERS, version) ? READERS[version] : undefined
  if (read) return read(text)
  const isNewer = /^[4-9][A-Za-z0-9_-]{7,}$/.test(text)
  return err({ kind: isNewer ? 'newer-version' : 'not-a-link' })
}

/**
 * Reads a link, alone or in a whole address or a sentence, percent-encoded or broken into lines as messengers do.
 * Refuses with the reason that holds for the likeliest place. Never throws.
 */
export const decodeLink = (text: string): Result<LinkValue, LinkError> => {
  const reads = linkCandidates(text).map(decodeBare)
  const accepted = reads.find((read) => read.ok)
  const explained = reads.find((read) => !read.ok && read.error.kind !== 'not-a-link')
  return accepted ?? explained ?? err({ kind: 'not-a-link' })
}
