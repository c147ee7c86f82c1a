// Version 1, never edited: links that people have sent open for ever. A new form is a new file beside this one.
import { err, ok, type Result } from '@tama/engine'
import { packFields, readBits } from './bits.ts'
import type { LinkError, PositionLink } from './link-value.ts'
import { rulesetFields, setupFields, takeRuleset, takeSetup } from './position-fields.ts'
import { seal, unseal, type Wire } from './wire.ts'

const WIRE: Wire = { version: '1', lengthDigits: 1 }

/** Writes a position in version 1. */
export const encodeV1 = ({ ruleset, setup }: PositionLink): string =>
  seal(WIRE, packFields([...rulesetFields(ruleset), ...setupFields(setup)]))

/** Reads a text that begins with the version character of version 1. */
export const decodeV1 = (text: string): Result<PositionLink, LinkError> => {
  const body = unseal(WIRE, text)
  if (!body.ok) return body
  const bits = readBits(body.value)
  const ruleset = takeRuleset(bits)
  const setup = ruleset && takeSetup(bits)
  const isWhole = bits.isSpent() && !body.value.startsWith('0')
  if (!ruleset || !setup || !isWhole) return err({ kind: 'bad-content' })
  return ok({ kind: 'position', ruleset, setup })
}
