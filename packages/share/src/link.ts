import { err, ok, type Result } from '@tama/engine'
import { linkCandidates } from './link-text.ts'
import {
  type GameLink,
  type LinkError,
  type LinkValue,
  MOST_PLIES,
  type PositionLink,
  type TooMuchForLink,
} from './link-value.ts'
import { decodeV1, encodeV1 } from './v1.ts'
import { decodeV2, encodeV2 } from './v2.ts'

/**
 * Writes a position as a link: letters and digits only. It goes behind the `#` of an address. Throws a RangeError for a
 * ruleset with a number that no ruleset text can have.
 */
export const encodePosition = (value: PositionLink): string => encodeV1(value)

/** Writes a game as a link, in the way of `encodePosition`. Throws a RangeError when a move is not legal. */
export const encodeGame = (value: GameLink): Result<string, TooMuchForLink> =>
  value.moves.length > MOST_PLIES ? err({ kind: 'too-many-plies', most: MOST_PLIES }) : ok(encodeV2(value))

/** The readers of all versions by their character. */
const READERS: Readonly<Record<string, (text: string) => Result<LinkValue, LinkError>>> = {
  1: decodeV1,
  2: decodeV2,
}

const decodeBare = (text: string): Result<LinkValue, LinkError> => {
  const version = text.charAt(0)
  const read = Object.hasOwn(READERS, version) ? READERS[version] : undefined
  if (read) return read(text)
  const isNewer = /^[3-9][A-Za-z0-9_-]{7,}$/.test(text)
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
