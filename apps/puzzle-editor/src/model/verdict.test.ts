import { PRESETS, type PresetId, parseSquare } from '@tama/engine'
import { parseFen } from '@tama/engine/notation'
import { setups } from '@tama/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Verdict, verdictOf } from './verdict.ts'

const judge = (fen: string, preset: PresetId = 'dama'): Verdict => {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(fen)
  return verdictOf({ ruleset: PRESETS[preset], setup: setup.value })
}

test('a draft that can be played tells how many legal moves there are', () => {
  expect(judge('W:Wd4,a2:Bh7,g7')).toEqual({ kind: 'playable', moves: 5, captured: 0 })
  expect(judge('W:Wd4,a2:Bh7,g7', 'tama')).toEqual({ kind: 'playable', moves: 8, captured: 0 })
})

test('a draft with captures tells how many pieces must be taken', () => {
  expect(judge('W:Wd2:Bd3,d5,h7')).toEqual({ kind: 'playable', moves: 1, captured: 2 })
})

test('a draft that cannot stand on a board has every reason why', () => {
  expect(judge('W:W:B')).toEqual({ kind: 'unplayable', faults: [{ kind: 'empty-board' }] })
  expect(judge('W:Wc8:Bd1')).toEqual({
    kind: 'unplayable',
    faults: [
      { kind: 'man-on-promotion-row', square: parseSquare('d1') },
      { kind: 'man-on-promotion-row', square: parseSquare('c8') },
    ],
  })
})

test('a blocked side and a side without pieces have lost', () => {
  const lost: Verdict = {
    kind: 'finished',
    outcome: { kind: 'win', winner: 'white', reason: 'no-legal-move' },
  }
  expect(judge('B:Wa3,a4,b5,c5:Ba5')).toEqual(lost)
  expect(judge('B:Wd4:B')).toEqual(lost)
})

test('lone pieces end the game only under rulesets that say so', () => {
  expect(judge('W:WKa1:BKh8', 'dama')).toMatchObject({ kind: 'finished', outcome: { reason: 'lone-kings' } })
  expect(judge('W:WKa1:BKh8', 'tama').kind).toBe('playable')
})

test('every setup has a verdict', () => {
  fc.assert(
    fc.property(setups(), (setup) => {
      const { kind } = verdictOf({ ruleset: PRESETS.tama, setup })
      expect(['unplayable', 'finished', 'playable']).toContain(kind)
    }),
  )
})
