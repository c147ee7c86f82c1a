import { readFile } from 'node:fs/promises'
import { createLibrary } from '@tama/endgame'
import { PRESETS, type PresetId } from '@tama/engine'
import { fromFen } from '@tama/engine/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Goal } from '../goal.ts'
import { decideClaim } from './claim.ts'
import { momentOf } from './moment.ts'
import { createProofState, createProver, finish } from './prover.ts'

const library = createLibrary({ readFile: async (file) => new Uint8Array(await readFile(file)) })
const state = createProofState(1, library.tablesOf)

beforeAll(async () => {
  for (const preset of ['tama', 'dama'] as const) await library.load(PRESETS[preset], 4)
})

/** What becomes of a claim with few nodes: with tables it takes hardly any. */
const decided = (preset: PresetId, fen: string, goal: Goal, turns: number | undefined, nodes = 2000) => {
  const start = fromFen(fen)
  const prover = createProver(state, { ruleset: PRESETS[preset], goal, start }, { nodes })
  return finish(decideClaim(prover, { moment: momentOf(start), turns })).status
}

const WIN: Goal = { kind: 'win' }
const DRAW: Goal = { kind: 'draw' }

describe('endgame tables', () => {
  test('prove a win that is far away, and refute one that is not there', () => {
    expect(decided('dama', 'W:WKa1,Ka2:BKe5', WIN, undefined)).toBe('proved')
    expect(decided('tama', 'W:WKa1:BKe5,h7', WIN, undefined)).toBe('refuted')
    // With four pieces, in 25 plies.
    expect(decided('dama', 'W:WKb4,f2,a2:BKe5', WIN, 13)).toBe('proved')
    expect(decided('dama', 'W:WKb4,f2,a2:BKe5', WIN, 12)).toBe('refuted')
    expect(decided('dama', 'W:Wa2,b2,h3:BKe6', WIN, undefined)).toBe('refuted')
  })

  test('know the number of turns exactly', () => {
    // Three turns is the shortest win; the search alone says the same.
    for (const turns of [1, 2, 3, 4]) {
      const withTables = decided('dama', 'W:WKa1,Ka2:BKe6', WIN, turns)
      const alone = createProver(
        createProofState(1),
        { ruleset: PRESETS.dama, goal: WIN, start: fromFen('W:WKa1,Ka2:BKe6') },
        { nodes: 5e6 },
      )
      const start = momentOf(fromFen('W:WKa1,Ka2:BKe6'))
      expect(withTables).toBe(finish(decideClaim(alone, { moment: start, turns })).status)
    }
  })

  test('hold a draw, and refute one that is lost', () => {
    expect(decided('dama', 'W:WKa1:BKe5,h7', DRAW, undefined)).toBe('proved')
    expect(decided('dama', 'W:WKa1:BKe5,Kh7', DRAW, undefined)).toBe('refuted')
  })

  test('are not asked about other goals', () => {
    expect(decided('dama', 'W:WKa1,Ka2:BKe5', { kind: 'crown' }, 1)).toBe('refuted')
  })

  test('promise nothing that the no-progress rule would take away', () => {
    const start = fromFen('B:WKe5,Kh7:BKa1')
    const results = [100, 2].map((noProgressPlies) => {
      const ruleset = { ...PRESETS.dama, noProgressPlies }
      const prover = createProver(state, { ruleset, goal: DRAW, start }, { nodes: 200_000 })
      return finish(decideClaim(prover, { moment: momentOf(start), turns: undefined })).status
    })
    expect(results).toEqual(['refuted', 'proved'])
  })
})
