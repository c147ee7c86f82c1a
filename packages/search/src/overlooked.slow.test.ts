import { PRESET_IDS, PRESETS } from '@tama/engine'
import { expect, test } from 'vitest'
import { createSearchState } from './create.ts'
import { loadEvaluation } from './eval/load.ts'
import { overlookedBy } from './testing/overlooked.ts'

const state = createSearchState(8)

/** Of the highest level a few are enough: it thinks long. */
const COUNTS = [
  [7, 500],
  [8, 200],
  [9, 40],
  [10, 8],
] as const

test.each(PRESET_IDS.flatMap((preset) => COUNTS.map(([level, count]) => [preset, level, count] as const)))(
  'no gain of two men within three plies is missed: %s, level %i, %i positions',
  async (preset, level, count) => {
    await loadEvaluation(PRESETS[preset])
    expect(overlookedBy(state, preset, level, count)).toEqual([])
  },
)
