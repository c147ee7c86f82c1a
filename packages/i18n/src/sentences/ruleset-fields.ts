import type { Ruleset } from '@tama/engine'
import type { OptionValues } from '@tama/engine/notation'
import type { MessageKey } from '../message.ts'
import type { Translator } from '../translator.ts'

/** An option of a ruleset as a field of a form; `value` is the text of what the option is now. */
export type RulesetField =
  | {
      readonly kind: 'words'
      readonly name: keyof Ruleset
      readonly label: string
      readonly value: string
      readonly words: readonly { readonly value: string; readonly label: string }[]
    }
  | {
      readonly kind: 'number'
      readonly name: keyof Ruleset
      readonly label: string
      /** The number with its unit. */
      readonly hint: string
      readonly value: number
      readonly min: number
      readonly max: number
    }

const WORD_NAMES = {
  true: 'option.yes',
  false: 'option.no',
  forbidden: 'option.forbidden',
  allowed: 'option.allowed',
  immediate: 'option.immediate',
  atEnd: 'option.atEnd',
  kingWins: 'option.kingWins',
  playOn: 'option.playOn',
  draw: 'option.draw',
} as const satisfies Readonly<Record<string, MessageKey>>

const UNITS = { repetition: 'option.times', noProgressPlies: 'option.plies' } as const

/**
 * The options of a ruleset as fields of a form, in the order of `options`.
 * @param options the engine's `RULESET_OPTIONS`
 */
export const rulesetFields = (
  t: Translator,
  options: Readonly<Record<keyof Ruleset, OptionValues>>,
  ruleset: Ruleset,
): readonly RulesetField[] =>
  (Object.keys(options) as readonly (keyof Ruleset)[]).map((name) => {
    const values = options[name]
    const label = t(`option.${name}`)
    if (values.kind === 'words') {
      const words = values.words.map((value) => ({
        value,
        label: t(WORD_NAMES[value as keyof typeof WORD_NAMES]),
      }))
      return { kind: 'words', name, label, value: String(ruleset[name]), words }
    }
    const value = Number(ruleset[name])
    const hint = t(UNITS[name as keyof typeof UNITS], { count: value })
    return { kind: 'number', name, label, hint, value, min: values.min, max: values.max }
  })
