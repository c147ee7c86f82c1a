import { err, type Result } from '@tama/engine'
import { linkCandidates } from './link-text.ts'
import type { LinkError, LinkValue } from './link-value.ts'
import { decodeV1, encodeV1 } from './v1.ts'

/**
 * Writes `value` as a link: letters and digits only. It goes behind the `#` of an address. Throws a RangeError for a
 * ruleset with a number that no ruleset text can have.
 */
export const encodeLink = (value: LinkValue): string => encodeV1(value)

const decodeBare = (text: string): Result<LinkValue, LinkError> => {
  if (text.startsWith('1')) return decodeV1(text)
  const isNewer = /^[2-9][A-Za-z0-9_-]{7,}$/.test(text)
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
