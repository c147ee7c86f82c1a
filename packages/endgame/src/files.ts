import { PRESET_IDS, PRESETS, type PresetId, type Ruleset } from '@tama/engine'
import { FOUR_PIECES, type FourPieces } from './four-pieces.ts'

/** The files of one ruleset. */
export interface PackFiles {
  /**
   * All tables with two and three pieces, in the order in which they must be loaded: a later pack may change an earlier
   * one's tables.
   */
  readonly three: readonly URL[]
  readonly four: FourPieces
}

// Each address is written out: that is how a bundler finds the files that an app needs.
const FILES: Readonly<Record<PresetId, PackFiles>> = {
  tama: {
    three: [new URL('../data/tama-3.bin', import.meta.url)],
    four: FOUR_PIECES.tama,
  },
  'tama-igg': {
    three: [
      new URL('../data/tama-3.bin', import.meta.url),
      new URL('../data/tama-igg-3.bin', import.meta.url),
    ],
    four: FOUR_PIECES['tama-igg'],
  },
  dama: {
    three: [new URL('../data/dama-3.bin', import.meta.url)],
    four: FOUR_PIECES.dama,
  },
  'dama-federation': {
    three: [
      new URL('../data/dama-3.bin', import.meta.url),
      new URL('../data/dama-federation-3.bin', import.meta.url),
    ],
    four: FOUR_PIECES['dama-federation'],
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
