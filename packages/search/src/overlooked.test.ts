import { PRESETS } from '@tama/engine'
import { fromFen } from '@tama/engine/testing'
import { expect, test } from 'vitest'
import { createSearchState } from './create.ts'
import { loadEvaluation } from './eval/load.ts'
import { overlookedBy } from './testing/overlooked.ts'
import { gainingMoves } from './testing/shots.ts'

const state = createSearchState(1)

test.each(['tama', 'dama'] as const)(
  'level 7 misses no gain of two men within three plies (%s)',
  async (preset) => {
    await loadEvaluation(PRESETS[preset])
    expect(overlookedBy(state, preset, 7, 12)).toEqual([])
  },
)

test('a gain is one that the other side cannot prevent or take back', () => {
  const gains = (fen: string, men: number) => gainingMoves(fromFen(fen), PRESETS.dama, men, 3).length
  expect(gains('W:Wd4,a2:Bd5,d7,h7', 2)).toBe(1)
  expect(gains('W:Wd4,a2:Bd5,h7', 2)).toBe(0)
  expect(gains('W:Wd4,a2:Bd5,h7', 1)).toBe(1)
})
