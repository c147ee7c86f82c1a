import type { PresetId } from '@tama/engine'
import type { Translator } from '../translator.ts'

/**
 * The name of a ruleset: that of its preset, or “Tama, changed”.
 * @param text what the engine's `makeRuleset` wrote: a preset, `+` before each change
 */
export const rulesetName = (t: Translator, text: string): string => {
  const [preset, ...changes] = text.split('+')
  const name = t(`ruleset.${preset as PresetId}`)
  return changes.length === 0 ? name : t('ruleset.customFrom', { ruleset: name })
}
