import { checkSetup, EMPTY_SETUP, PRESETS, START } from '@tama/engine'
import { makeFen, parseFen } from '@tama/engine/notation'
import { setups } from '@tama/engine/testing'
import { parsePuzzle } from '@tama/puzzles'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Arrangement, arrange, canArrange } from './arrange.ts'
import { type Draft, draftOfPosition, sameDraft } from './draft.ts'
import { draftOfPuzzle, puzzleOfDraft } from './draft-puzzle.ts'

const draftOf = (fen: string): Draft => {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(fen)
  return draftOfPosition(PRESETS.tama, setup.value)
}

const fenAfter = (fen: string, arrangement: Arrangement): string =>
  makeFen(arrange(draftOf(fen), arrangement).setup)

test.each<readonly [Arrangement, string, string]>([
  ['swap', 'W:Wa2,Kb5:Bc7', 'B:Wc2:BKb4,a7'],
  ['mirror', 'B:Wa2,Kb5:Bc7', 'B:Wh2,Kg5:Bf7'],
  ['rotate', 'W:Wa2,Kb5:Bc7', 'W:WKg4,h7:Bf2'],
  ['left', 'W:Wb2:Bc7', 'W:Wa2:Bb7'],
  ['right', 'W:Wb2:Bc7', 'W:Wc2:Bd7'],
  ['up', 'W:Wb2:Bc7', 'W:Wb3:Bc8'],
  ['down', 'W:Wb2:Bc7', 'W:Wb1:Bc6'],
])('%s', (arrangement, before, after) => {
  expect(fenAfter(before, arrangement)).toBe(makeFen(draftOf(after).setup))
})

describe('an arrangement is possible', () => {
  test('when no piece falls off the board', () => {
    expect(canArrange(draftOf('W:Wa2:Bc7'), 'left')).toBe(false)
    expect(canArrange(draftOf('W:Wb2:Bh7'), 'right')).toBe(false)
    expect(canArrange(draftOf('W:Wb8:Bc7'), 'up')).toBe(false)
    expect(canArrange(draftOf('W:Wb2:Bc1'), 'down')).toBe(false)
    expect(arrange(draftOf('W:Wa2:Bc7'), 'left')).toEqual(draftOf('W:Wa2:Bc7'))
  })

  test('when it changes something', () => {
    expect(canArrange(draftOf('W:W:B'), 'clear')).toBe(false)
    expect(canArrange(draftOf('W:W:B'), 'left')).toBe(false)
    expect(canArrange(draftOfPosition(PRESETS.dama, START), 'start')).toBe(false)
    expect(canArrange(draftOfPosition(PRESETS.dama, START), 'mirror')).toBe(false)
    expect(canArrange(draftOfPosition(PRESETS.dama, START), 'swap')).toBe(true)
  })
})

test('clearing keeps the side to move and the task', () => {
  const draft: Draft = { ...draftOf('B:Wd4:Bd6'), goal: { kind: 'crown' }, inTurns: 3 }
  expect(arrange(draft, 'clear')).toEqual({ ...draft, setup: { ...EMPTY_SETUP, turn: 'black' } })
  expect(arrange(draft, 'start')).toEqual({ ...draft, setup: START })
})

test('swapping, mirroring and rotating twice change nothing, and the first two keep what is playable so', () => {
  fc.assert(
    fc.property(setups(), (setup) => {
      const draft = draftOfPosition(PRESETS.tama, setup)
      for (const arrangement of ['swap', 'mirror', 'rotate'] as const) {
        expect(sameDraft(arrange(arrange(draft, arrangement), arrangement), draft)).toBe(true)
      }
      for (const arrangement of ['swap', 'mirror'] as const) {
        expect(checkSetup(arrange(draft, arrangement).setup).ok).toBe(checkSetup(setup).ok)
      }
    }),
  )
})

test('the solution goes with its pieces where the rules allow it', () => {
  const read = parsePuzzle(
    '{"ruleset":"dama","fen":"W:Wd2,a3:Bd3,d5,h7","goal":"crown","solution":["d2xd4xd6","h7-h6",["h7-g7","d6-d7"],"d6-d7"]}',
  )
  if (!read.ok) throw new Error(read.error.kind)
  const draft = draftOfPuzzle(read.value)
  for (const arrangement of ['mirror', 'swap'] as const) {
    const solution = puzzleOfDraft(arrange(draft, arrangement))?.solution
    expect(solution).toHaveLength(1)
    expect(solution?.[0]?.next).toHaveLength(2)
    expect(solution?.[0]?.next[1]?.next).toHaveLength(1)
  }
  expect(puzzleOfDraft(arrange(draft, 'rotate'))?.solution).toEqual([])
})
