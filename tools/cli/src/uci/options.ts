import { PRESETS, type Ruleset } from '@tama/engine'
import { parseRuleset } from '@tama/engine/notation'
import { DEFAULT_HASH_MB, LEVELS } from '@tama/search'

/** What `setoption` sets. */
export interface UciOptions {
  readonly ruleset: Ruleset
  readonly hashMegabytes: number
  /** How many threads search; a level that needs one uses one. */
  readonly threads: number
  readonly multiPv: number
  /** 1 .. 10, or 0 for the full strength that the limits allow. */
  readonly level: number
  /** Seed of a level's errors. */
  readonly seed: number
  /** Whether endgame tables are asked. */
  readonly usesTables: boolean
}

export const DEFAULT_OPTIONS: UciOptions = {
  ruleset: PRESETS.tama,
  hashMegabytes: DEFAULT_HASH_MB,
  threads: 1,
  multiPv: 1,
  level: 0,
  seed: 0,
  usesTables: true,
}

/** The options that are whole numbers: name, field, smallest and largest value. */
const SPINS = [
  { name: 'Hash', field: 'hashMegabytes', min: 1, max: 1024 },
  { name: 'Threads', field: 'threads', min: 1, max: 64 },
  { name: 'MultiPV', field: 'multiPv', min: 1, max: 64 },
  { name: 'Level', field: 'level', min: 0, max: LEVELS.length },
  { name: 'Seed', field: 'seed', min: 0, max: 2 ** 31 - 1 },
] as const

/** The `option` lines that answer `uci`. */
export const optionLines = (): readonly string[] => [
  'option name Ruleset type string default tama',
  'option name EndgameTables type check default true',
  ...SPINS.map(
    ({ name, field, min, max }) =>
      `option name ${name} type spin default ${DEFAULT_OPTIONS[field]} min ${min} max ${max}`,
  ),
]

/** `options` with the option `name` set; a sentence when that cannot be. Names are read in any case. */
export const setOption = (options: UciOptions, name: string, value: string): UciOptions | string => {
  const wanted = name.toLowerCase()
  if (wanted === 'ruleset') {
    const ruleset = parseRuleset(value)
    return ruleset.ok ? { ...options, ruleset: ruleset.value } : `there is no ruleset "${value}"`
  }
  if (wanted === 'endgametables') {
    return value === 'true' || value === 'false'
      ? { ...options, usesTables: value === 'true' }
      : `EndgameTables is true or false, not "${value}"`
  }
  const spin = SPINS.find((other) => other.name.toLowerCase() === wanted)
  if (spin === undefined) return `there is no option "${name}"`
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < spin.min || number > spin.max) {
    return `${spin.name} is a whole number from ${spin.min} to ${spin.max}, not "${value}"`
  }
  return { ...options, [spin.field]: number }
}
