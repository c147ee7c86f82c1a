import type { Ruleset } from '@tama/engine'
import { parseRuleset } from '@tama/engine/notation'
import type { RulesetText } from './games.ts'

/** The ruleset of a text that has been checked before (form, save, link); a wrong one is a bug and throws. */
export const rulesetOf = (text: RulesetText): Ruleset => {
  const parsed = parseRuleset(text)
  if (!parsed.ok) throw new Error(`not a ruleset: ${text}`)
  return parsed.value
}
