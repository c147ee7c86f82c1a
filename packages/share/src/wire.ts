// What every version's link looks like from outside. Frozen: links that people have sent open for ever.
import { err, ok, type Result } from '@tama/engine'
import { CHECKSUM_LENGTH, checksumOf } from './checksum.ts'
import { DIGITS, fromDigits, toDigits } from './digits.ts'
import type { LinkError } from './link-value.ts'

/** A version character and in how many digits its links say how long their body is. */
export interface Wire {
  readonly version: string
  readonly lengthDigits: number
}

/** The longest body, in digits, that a link of `wire` can announce. */
const longestBody = ({ lengthDigits }: Wire): number => DIGITS.length ** lengthDigits - 1

/** Puts version and length before `body` and the checksum behind it. Throws when the body is longer than can be said. */
export const seal = (wire: Wire, body: string): string => {
  if (body.length > longestBody(wire)) throw new RangeError(`a link has no room for ${body.length} digits`)
  const text = wire.version + toDigits(BigInt(body.length), wire.lengthDigits) + body
  return text + checksumOf(text)
}

/** The body of a text that begins with the version character of `wire`; or how the text was changed on its way. */
export const unseal = ({ lengthDigits }: Wire, text: string): Result<string, LinkError> => {
  if (!/^[A-Za-z0-9]*$/.test(text)) return err({ kind: 'bad-character' })
  const bodyStart = 1 + lengthDigits
  if (text.length < bodyStart) return err({ kind: 'truncated' })
  const size = bodyStart + Number(fromDigits(text.slice(1, bodyStart))) + CHECKSUM_LENGTH
  if (text.length < size) return err({ kind: 'truncated' })
  if (text.length > size) return err({ kind: 'too-long' })
  const end = size - CHECKSUM_LENGTH
  if (checksumOf(text.slice(0, end)) !== text.slice(end)) return err({ kind: 'damaged' })
  return ok(text.slice(bodyStart, end))
}
