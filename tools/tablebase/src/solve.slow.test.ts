import { loadTables } from '@tama/endgame/testing'
import { PRESET_IDS, PRESETS } from '@tama/engine'
import { expect, test } from 'vitest'
import { build } from './build.ts'
import { comparePacked } from './testing/compare-packed.ts'

test.each(PRESET_IDS)('three pieces, solved anew, are as the packs have them (%s)', async (preset) => {
  const solved = build({ ruleset: PRESETS[preset] }, 3, undefined)
  const packed = await loadTables(preset, 3)
  expect(comparePacked(solved, packed, 3)).toEqual({ compared: 823_632, different: 0 })
})
