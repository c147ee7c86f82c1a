import { resign } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { isSameGame, makeForeign, makeRecord, readForeign, readRecord, summaryOf } from './kept-game.ts'
import { keptAs, played } from './testing.ts'

const MOVES = ['a3-a4', 'h6-h5', 'b3-b4'] as const

const over = (moves: readonly string[], seed = 1) => {
  const state = played(moves, seed)
  return { ...state, game: resign(state.game, 'black') }
}

describe('a kept game', () => {
  test('comes back from the store as it was', () => {
    const game = keptAs(over(MOVES), { name: 'Sunday', players: { white: 'Ani', black: 'Deniz' } })
    expect(readRecord(structuredClone(makeRecord(game)))).toEqual(game)
  })

  test.each([
    undefined,
    null,
    '',
    '{',
    7,
    [],
    {},
    { v: 99 },
    { v: 1, id: 'a1' },
    { ...keptAs(played(MOVES)), v: 2 },
    { ...keptAs(played(MOVES)), v: 1, id: '../a1' },
    { ...keptAs(played(MOVES)), v: 1, changedMs: -1 },
    { ...keptAs(played(MOVES)), v: 1, name: 'x'.repeat(81) },
    { v: 1, ...keptAs(played(MOVES), { summary: { ...summaryOf(played(MOVES)), ruleset: 'chess' } }) },
  ])('is none when the store holds %j', (record) => {
    expect(readRecord(record)).toBeUndefined()
  })

  test('says how it stands without being replayed', () => {
    expect(summaryOf(over(MOVES))).toMatchObject({
      ruleset: 'tama',
      plies: 3,
      outcome: { kind: 'win', winner: 'white', reason: 'resignation' },
    })
    expect(summaryOf(played(MOVES)).end).toMatch(/^B:W.*b4.*:B.*h5/)
  })
})

describe('a game in a file', () => {
  test('comes back with what the user wrote about it', () => {
    const game = keptAs(over(MOVES), { name: 'Sunday', players: { white: 'Ani', black: '' } })
    expect(readForeign(JSON.parse(JSON.stringify(makeForeign(game))))).toEqual(game)
  })

  test('has its summary from its moves, whatever the file says', () => {
    const game = keptAs(played(MOVES))
    const foreign = { ...(makeForeign(game) as object), summary: { plies: 900, outcome: { kind: 'draw' } } }
    expect(readForeign(foreign)?.summary).toEqual(game.summary)
  })

  test('is none when a move is not legal, or it is something else', () => {
    const foreign = makeForeign(keptAs(played(MOVES))) as { readonly save: { readonly moves: string[] } }
    const wrong = { ...foreign, save: { ...foreign.save, moves: ['d3-d5'] } }
    for (const record of [wrong, { ...foreign, save: '{' }, { id: 'a1' }, undefined, 7, 'game']) {
      expect(readForeign(record)).toBeUndefined()
    }
  })
})

describe('two records', () => {
  test('are of one game at two moments', () => {
    expect(isSameGame(keptAs(played(MOVES)), keptAs(played(MOVES.slice(0, 2))))).toBe(true)
    expect(isSameGame(keptAs(played(MOVES)), keptAs(over(MOVES)))).toBe(true)
  })

  test('are of two games when the moves differ, or the games are only at the same point', () => {
    expect(isSameGame(keptAs(played(MOVES)), keptAs(played(['a3-a4', 'g6-g5'])))).toBe(false)
    expect(isSameGame(keptAs(played(MOVES, 1)), keptAs(played(MOVES, 2)))).toBe(false)
  })

  test('are of one game when both are over after the same moves: the same record opened twice', () => {
    expect(isSameGame(keptAs(over(MOVES, 1)), keptAs(over(MOVES, 2)))).toBe(true)
    expect(isSameGame(keptAs(over(MOVES, 1)), keptAs(over(MOVES.slice(0, 2), 2)))).toBe(false)
  })
})
