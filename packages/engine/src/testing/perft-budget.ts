import { readFileSync } from 'node:fs'
import { PRESET_IDS, type PresetId } from '../ruleset.ts'
import { type PerftRow, readPerftStart } from './perft-file.ts'

/** One count from the start position, with the preset's name and where it is tested. */
export interface StartRow extends Required<PerftRow> {
  readonly preset: PresetId
  /** True when counting the moves belongs to the quick tests. */
  readonly isQuick: boolean
  /** Which tests count the routes; `none` where it would take an hour and more. */
  readonly routesIn: 'quick' | 'slow' | 'none'
}

/** Counts up to this many leaves take about a second. */
const QUICK_MOVES = 20_000_000

/** How deep routes are counted: by the quick tests, by the slow ones. */
const ROUTES_DEPTH: Readonly<Record<PresetId, { readonly quick: number; readonly slow: number }>> = {
  tama: { quick: 3, slow: 6 },
  'tama-igg': { quick: 3, slow: 6 },
  dama: { quick: 5, slow: 8 },
  'dama-federation': { quick: 5, slow: 8 },
}

const routesIn = (preset: PresetId, depth: number): StartRow['routesIn'] => {
  const { quick, slow } = ROUTES_DEPTH[preset]
  if (depth <= quick) return 'quick'
  return depth <= slow ? 'slow' : 'none'
}

/** Every row of the start file. */
export const startRows = (): readonly StartRow[] =>
  readPerftStart(readFileSync(new URL('../../fixtures/perft-start.tsv', import.meta.url), 'utf8')).map(
    (row) => {
      const preset = PRESET_IDS.find((id) => row.name.startsWith(`${id} `)) ?? 'tama'
      return { ...row, preset, isQuick: row.moves <= QUICK_MOVES, routesIn: routesIn(preset, row.depth) }
    },
  )
