import { PRESETS, type PresetId, type Ruleset } from '@tama/engine'
import { parseRuleset } from '@tama/engine/notation'

/** One game on the start screen: a main ruleset and other readings of the same rules. */
export interface GameChoice {
  readonly main: PresetId
  readonly others: readonly PresetId[]
}

/** What can be played, in the order in which it is offered. */
export const GAMES: readonly GameChoice[] = [
  { main: 'tama', others: ['tama-igg'] },
  { main: 'dama', others: ['dama-federation'] },
]

/** A ruleset as text (`docs/rules.md`): the name of a preset, or a preset and its changes. */
export type RulesetText = string

/** True for the name of a preset. */
export const isPreset = (text: RulesetText): text is PresetId => Object.hasOwn(PRESETS, text)

/** The ruleset of a text that has been checked before (form, save, link); a wrong one is a bug and throws. */
export const rulesetOf = (text: RulesetText): Ruleset => {
  const parsed = parseRuleset(text)
  if (!parsed.ok) throw new Error(`not a ruleset: ${text}`)
  return parsed.value
}

/** The preset that a ruleset text starts from. */
const presetOf = (text: RulesetText): PresetId => {
  const name = text.split('+')[0] ?? ''
  return isPreset(name) ? name : 'tama'
}

/** The game that a ruleset text belongs to. */
export const gameOf = (text: RulesetText): GameChoice => {
  const preset = presetOf(text)
  return GAMES.find(({ main, others }) => main === preset || others.includes(preset)) as GameChoice
}
