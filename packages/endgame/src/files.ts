import { PRESET_IDS, PRESETS, type PresetId, type Ruleset } from '@tama/engine'

/** The files of one ruleset in the order in which they must be loaded: a later one may change an earlier one's tables. */
export interface PackFiles {
  /** All tables with two and three pieces. */
  readonly three: readonly URL[]
  /** All tables with four; none where they have not been made. */
  readonly four: readonly URL[]
}

// Each address is written out: that is how a bundler finds the files that an app needs.
const FILES: Readonly<Record<PresetId, PackFiles>> = {
  tama: {
    three: [new URL('../data/tama-3.bin', import.meta.url)],
    four: [],
  },
  'tama-igg': {
    three: [
      new URL('../data/tama-3.bin', import.meta.url),
      new URL('../data/tama-igg-3.bin', import.meta.url),
    ],
    four: [],
  },
  dama: {
    three: [new URL('../data/dama-3.bin', import.meta.url)],
    four: [],
  },
  'dama-federation': {
    three: [
      new URL('../data/dama-3.bin', import.meta.url),
      new URL('../data/dama-federation-3.bin', import.meta.url),
    ],
    four: [],
  },
}

/** The options that no table knows of. */
const WITHOUT_TABLE: readonly (keyof Ruleset)[] = ['repetition', 'noProgressPlies']

/** The preset by whose tables `ruleset` can be played; undefined when its rules are nobody's. */
export const presetWithTables = (ruleset: Ruleset): PresetId | undefined =>
  PRESET_IDS.find((id) =>
    (Object.keys(ruleset) as (keyof Ruleset)[]).every(
      (option) => WITHOUT_TABLE.includes(option) || ruleset[option] === PRESETS[id][option],
    ),
  )

/** The files of a preset. */
export const filesOf = (preset: PresetId): PackFiles => FILES[preset]
