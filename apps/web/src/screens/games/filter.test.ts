import { agreeDraw, type Colour, type Game, resign } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { keptAs, played } from '../../archive/testing.ts'
import { against, computerAt, type Seats, TWO_HUMANS } from '../../seats.ts'
import { fitting, resultOf } from './filter.ts'

const SOLO = against('white', computerAt(3))

const keptWith = (seats: Seats, end: (game: Game) => Game, ruleset = 'tama') => {
  const state = played(['a3-a4'])
  return keptAs({ ...state, ruleset, seats, game: end(state.game) })
}

const resigning = (colour: Colour) => (game: Game) => resign(game, colour)

describe('the result of a game', () => {
  test('is seen from the person who played it', () => {
    expect(resultOf(keptWith(SOLO, resigning('black')))).toBe('won')
    expect(resultOf(keptWith(SOLO, resigning('white')))).toBe('lost')
    expect(resultOf(keptWith(against('black', computerAt(3)), resigning('white')))).toBe('won')
    expect(resultOf(keptWith(SOLO, agreeDraw))).toBe('drawn')
    expect(resultOf(keptWith(SOLO, (game) => game))).toBe('unfinished')
  })

  test('is nobody’s where two played at one device, or the computer alone', () => {
    expect(resultOf(keptWith(TWO_HUMANS, resigning('black')))).toBeUndefined()
    const watched = { white: computerAt(1), black: computerAt(2) }
    expect(resultOf(keptWith(watched, resigning('black')))).toBeUndefined()
    expect(resultOf(keptWith(TWO_HUMANS, agreeDraw))).toBe('drawn')
  })
})

test('a list shows the games of one kind, however their rules were changed', () => {
  const won = keptWith(SOLO, resigning('black'))
  const lost = keptWith(SOLO, resigning('white'), 'dama')
  const other = keptWith(TWO_HUMANS, (game) => game, 'tama-igg')
  const games = [won, lost, other]
  expect(fitting(games, { game: 'all', result: 'all' })).toEqual(games)
  expect(fitting(games, { game: 'tama', result: 'all' })).toEqual([won, other])
  expect(fitting(games, { game: 'dama', result: 'all' })).toEqual([lost])
  expect(fitting(games, { game: 'all', result: 'won' })).toEqual([won])
  expect(fitting(games, { game: 'dama', result: 'won' })).toEqual([])
})
