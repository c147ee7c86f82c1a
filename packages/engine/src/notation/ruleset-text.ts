import { err, ok, type Result } from '../result.ts'
import {
  LONE_MAN,
  LONE_SAME,
  PRESET_IDS,
  PRESETS,
  PROMOTIONS,
  type PresetId,
  REVERSALS,
  type Ruleset,
} from '../ruleset.ts'
import { type Slice, sliceOf, splitSlice, trimSlice } from './slice.ts'

/** Longer texts are refused unread. */
export const MAX_RULESET_LENGTH = 300

/** Why a text names no ruleset. `at` is the column of the place in the text, 1 for its first character. */
export type RulesetError =
  | { readonly kind: 'too-long'; readonly at: number }
  | { readonly kind: 'unknown-preset'; readonly at: number; readonly found: string }
  | { readonly kind: 'unknown-option'; readonly at: number; readonly found: string }
  | {
      readonly kind: 'bad-value'
      readonly at: number
      readonly found: string
      readonly option: keyof Ruleset
    }
  | { readonly kind: 'option-twice'; readonly at: number; readonly option: keyof Ruleset }

/** What an option may be: one of a list of words, or a whole number from `min` to `max`. */
export type OptionValues =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }

/** Every option of a ruleset and its values, in the order in which they are written. */
export const RULESET_OPTIONS: Readonly<Record<keyof Ruleset, OptionValues>> = {
  diagonalMoves: { kind: 'words', words: ['true', 'false'] },
  reversal: { kind: 'words', words: REVERSALS },
  promotion: { kind: 'words', words: PROMOTIONS },
  loneMan: { kind: 'words', words: LONE_MAN },
  loneKings: { kind: 'words', words: LONE_SAME },
  loneMen: { kind: 'words', words: LONE_SAME },
  repetition: { kind: 'number', min: 2, max: 99 },
  noProgressPlies: { kind: 'number', min: 1, max: 9999 },
}

const OPTION_NAMES = Object.keys(RULESET_OPTIONS) as readonly (keyof Ruleset)[]

/** The member of `words` that `text` is in any case; `toLowerCase` knows no locale. */
const wordIn = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find((word) => word.toLowerCase() === text.toLowerCase())

const readValue = (option: keyof Ruleset, text: string): Ruleset[keyof Ruleset] | undefined => {
  const values = RULESET_OPTIONS[option]
  if (values.kind === 'number') {
    const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
    return value >= values.min && value <= values.max ? value : undefined
  }
  const word = wordIn(values.words, text)
  if (option === 'diagonalMoves') return word === undefined ? undefined : word === 'true'
  return word as Ruleset[keyof Ruleset] | undefined
}

/** A ruleset with another value of one option, given as text; the same ruleset where the option has no such value. */
export const withOption = (ruleset: Ruleset, option: keyof Ruleset, text: string): Ruleset => {
  const value = readValue(option, text)
  return value === undefined ? ruleset : { ...ruleset, [option]: value }
}

interface Change {
  readonly option: keyof Ruleset
  readonly value: Ruleset[keyof Ruleset]
}

const readChange = (change: Slice): Result<Change, RulesetError> => {
  const [name = change, ...rest] = splitSlice(change, '=').map(trimSlice)
  const option = wordIn(OPTION_NAMES, name.text)
  if (option === undefined) return err({ kind: 'unknown-option', at: name.at, found: name.text })
  const text = trimSlice(sliceOf(change, change.text.indexOf('=') + 1))
  const value = rest.length === 0 ? undefined : readValue(option, text.text)
  if (value === undefined) {
    const found = rest.length === 0 ? '' : text.text
    return err({ kind: 'bad-value', at: rest.length === 0 ? name.at : text.at, found, option })
  }
  return ok({ option, value })
}

/** Reads a preset and its changes, `tama+reversal=allowed+promotion=atEnd`, in any case and with blanks anywhere between words. */
export const parseRuleset = (text: string): Result<Ruleset, RulesetError> => {
  if (text.length > MAX_RULESET_LENGTH) return err({ kind: 'too-long', at: MAX_RULESET_LENGTH + 1 })
  const whole = { text, at: 1 }
  const [name = whole, ...changes] = splitSlice(whole, '+').map(trimSlice)
  const preset = wordIn(PRESET_IDS, name.text)
  if (preset === undefined) return err({ kind: 'unknown-preset', at: name.at, found: name.text })
  const changed = new Map<keyof Ruleset, Ruleset[keyof Ruleset]>()
  for (const part of changes) {
    const change = readChange(part)
    if (!change.ok) return change
    const { option, value } = change.value
    if (changed.has(option)) return err({ kind: 'option-twice', at: part.at, option })
    changed.set(option, value)
  }
  return ok({ ...PRESETS[preset], ...Object.fromEntries(changed) })
}

const changesFrom = (preset: PresetId, ruleset: Ruleset): readonly string[] =>
  OPTION_NAMES.filter((option) => PRESETS[preset][option] !== ruleset[option]).map(
    (option) => `${option}=${ruleset[option]}`,
  )

/** Writes a ruleset as the nearest preset and its changes; among equally near presets the first. */
export const makeRuleset = (ruleset: Ruleset): string => {
  const candidates = PRESET_IDS.map((preset) => [preset, ...changesFrom(preset, ruleset)])
  return candidates.reduce((best, next) => (next.length < best.length ? next : best)).join('+')
}
