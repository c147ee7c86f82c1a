import { PRESETS, type PresetId } from '@tama/engine'

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
