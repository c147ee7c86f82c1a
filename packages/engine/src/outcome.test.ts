import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCapture } from './move.ts'
import { outcomeOf } from './outcome.ts'
import { legalMoves } from './rules.ts'
import { PRESETS, type PresetId } from './ruleset.ts'
import { positions, rulesets } from './testing/arbitraries.ts'
import { fromFen, fromMoves, moveTexts } from './testing/from-text.ts'

const PLAYING = { kind: 'playing' }
const outcome = (fen: string, preset: PresetId) => outcomeOf(fromFen(fen), PRESETS[preset])

describe('rule 15: one king against one man, and the side to move cannot capture', () => {
  test.each([
    ['tama', PLAYING],
    ['tama-igg', PLAYING],
    ['dama', { kind: 'win', winner: 'black', reason: 'lone-man' }],
    ['dama-federation', { kind: 'draw', reason: 'lone-man' }],
  ] as const)('under %s', (preset, expected) => {
    expect(outcome('W:Wd4:BKh8', preset)).toEqual(expected)
    expect(outcome('B:Wd4:BKh8', preset)).toEqual(expected)
  })
  test('is nothing yet while the side to move can capture', () => {
    expect(outcome('B:Wd4:BKd8', 'dama-federation')).toEqual(PLAYING)
    expect(outcome('W:Wd4:BKd5', 'dama')).toEqual(PLAYING)
  })
  test('the king wins for either colour', () => {
    expect(outcome('B:WKa1:Bh5', 'dama')).toEqual({ kind: 'win', winner: 'white', reason: 'lone-man' })
  })
})

describe('rule 16: one king against one king', () => {
  test.each([
    ['tama', PLAYING],
    ['tama-igg', PLAYING],
    ['dama', { kind: 'draw', reason: 'lone-kings' }],
    ['dama-federation', { kind: 'draw', reason: 'lone-kings' }],
  ] as const)('under %s', (preset, expected) => {
    expect(outcome('W:WKa1:BKh8', preset)).toEqual(expected)
  })
  test('is nothing yet while the side to move can capture', () => {
    expect(outcome('W:WKa1:BKa5', 'dama')).toEqual(PLAYING)
  })
})

describe('rule 17: one man against one man', () => {
  test.each([
    ['tama', PLAYING],
    ['tama-igg', PLAYING],
    ['dama', PLAYING],
    ['dama-federation', { kind: 'draw', reason: 'lone-men' }],
  ] as const)('under %s', (preset, expected) => {
    expect(outcome('W:Wd2:Bh7', preset)).toEqual(expected)
  })
})

test('rules 15 to 17 need exactly one piece on each side', () => {
  expect(outcome('W:WKa1,h2:BKh8', 'dama-federation')).toEqual(PLAYING)
  expect(outcome('W:WKa1:BKh8,b7', 'dama-federation')).toEqual(PLAYING)
})

test('rule 20: no legal move comes before everything else', () => {
  const lost = { kind: 'win', winner: 'white', reason: 'no-legal-move' }
  const history = { occurrences: 3, quietPlies: 100 }
  expect(outcomeOf(fromFen('B:WKa1:B'), PRESETS['dama-federation'], history)).toEqual(lost)
})

test('rule 20: lone pieces come before repetition, repetition before no progress', () => {
  const ruleset = PRESETS['dama-federation']
  const history = { occurrences: 3, quietPlies: 100 }
  const lone = outcomeOf(fromFen('W:WKa1:BKh8'), ruleset, history)
  expect(lone).toEqual({ kind: 'draw', reason: 'lone-kings' })
  const crowd = fromFen('W:WKa1,Kb1:BKh8')
  expect(outcomeOf(crowd, ruleset, history)).toEqual({ kind: 'draw', reason: 'repetition' })
  expect(outcomeOf(crowd, ruleset, { ...history, occurrences: 2 })).toEqual({
    kind: 'draw',
    reason: 'no-progress',
  })
  expect(outcomeOf(crowd, ruleset, { occurrences: 2, quietPlies: 99 })).toEqual(PLAYING)
})

test('rule 21: a position without a history is judged as it stands', () => {
  expect(outcome('W:WKa1:BKh8', 'dama')).toEqual({ kind: 'draw', reason: 'lone-kings' })
  expect(outcome('B:Wa3,a4,b5,c5:Ba5', 'dama-federation')).toEqual({
    kind: 'win',
    winner: 'white',
    reason: 'no-legal-move',
  })
})

test('case 1: a capture that leaves one piece each ends the game at once as a draw', () => {
  expect(moveTexts(fromFen('W:Wd4:Bd5,a8'), PRESETS['dama-federation'])).toEqual(['d4xd6'])
  const after = fromMoves('W:Wd4:Bd5,a8', PRESETS['dama-federation'], 'd4xd6')
  expect(after.plies[0]?.after.outcome).toEqual({ kind: 'draw', reason: 'lone-men' })
})

test('case 24: a side that has pieces and no legal move has lost at once', () => {
  expect(outcome('B:Wa3,a4,b5,c5:Ba5', 'dama-federation')).toMatchObject({ kind: 'win', winner: 'white' })
})

test('case 26: where neither side could move the side to move has lost', () => {
  const row = (number: number): string => [...'abcdefgh'].map((file) => `${file}${number}`).join(',')
  const blocked = `W${row(3)},${row(4)}:B${row(5)},${row(6)}`
  for (const ruleset of Object.values(PRESETS)) {
    expect(outcomeOf(fromFen(`W:${blocked}`), ruleset)).toMatchObject({ kind: 'win', winner: 'black' })
    expect(outcomeOf(fromFen(`B:${blocked}`), ruleset)).toMatchObject({ kind: 'win', winner: 'white' })
  }
})

test('the outcome never contradicts the legal moves', () => {
  fc.assert(
    fc.property(positions({ maxPieces: 2 }), rulesets(), (position, ruleset) => {
      const found = outcomeOf(position, ruleset)
      const legal = legalMoves(position, ruleset)
      if (legal.length === 0) expect(found).toMatchObject({ kind: 'win', reason: 'no-legal-move' })
      else expect(found).not.toMatchObject({ reason: 'no-legal-move' })
      if (legal.some(isCapture)) expect(found).toEqual(PLAYING)
    }),
  )
})
