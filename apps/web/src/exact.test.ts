import { expect, test } from 'vitest'
import { exactOf } from './exact.ts'

const MOVES = ['a1-a2']

test('an exact win is that of the side to move, a loss that of the other', () => {
  const win = { score: { kind: 'win', plies: 7 }, isExact: true, moves: MOVES } as const
  expect(exactOf(win, 'black')).toEqual({ winner: 'black', plies: 7 })
  const loss = { score: { kind: 'win', plies: -8 }, isExact: true, moves: MOVES } as const
  expect(exactOf(loss, 'black')).toEqual({ winner: 'white', plies: 8 })
})

test('an exact draw has no winner', () => {
  const draw = { score: { kind: 'estimate', centimen: 0 }, isExact: true, moves: MOVES } as const
  expect(exactOf(draw, 'white')).toEqual({ winner: undefined, plies: 0 })
})

test('what the search found itself is not exact', () => {
  expect(exactOf({ score: { kind: 'win', plies: 7 }, moves: MOVES }, 'white')).toBeUndefined()
})
