import { PIECES, PRESETS, parseSquare, type Square } from '@tama/engine'
import { fromFen, fromMove } from '@tama/engine/testing'
import { expect, test } from 'vitest'
import { filmOf, moversIn } from './film.ts'

const at = (name: string): Square => parseSquare(name) as Square
const start = fromFen('W:Wd2:Bd3,d5,h7')
const capture = fromMove('d2xd6', start, PRESETS.dama)

test('a film holds on the first and the last picture, and ends with the position after the moves', () => {
  const shots = filmOf(start, [capture])
  expect(shots[0]).toEqual({ still: start.board, mover: undefined, delayMs: 1500 })
  expect(shots.at(-1)?.still).toEqual(fromFen('B:Wd6:Bh7').board)
  expect(shots.at(-1)?.delayMs).toBe(3000)
})

test('each captured piece leaves at the hop that takes it', () => {
  const moving = filmOf(start, [capture]).filter(({ mover }) => mover !== undefined)
  const standing = moving.map(({ still }) => [at('d3'), at('d5'), at('h7')].filter((square) => still[square]))
  const first = standing.slice(0, standing.length / 2)
  const second = standing.slice(standing.length / 2)
  expect(new Set(first.map(String))).toEqual(new Set([String([at('d3'), at('d5'), at('h7')])]))
  expect(new Set(second.map(String))).toEqual(new Set([String([at('d5'), at('h7')])]))
  expect(moving.every(({ still }) => still[at('d2')] === undefined)).toBe(true)
})

test('the mover goes from landing to landing without turning back', () => {
  const moving = filmOf(start, [capture]).flatMap(({ mover }) => mover ?? [])
  expect(moving[0]).toMatchObject({ piece: PIECES.white.man, from: at('d2'), to: at('d4') })
  expect(moving.at(-1)).toMatchObject({ from: at('d4'), to: at('d6') })
  const ways = moving.slice(0, moving.length / 2).map(({ way }) => way)
  expect([...ways].sort((a, b) => a - b)).toEqual(ways)
  expect(Math.min(...ways)).toBeGreaterThan(0)
  expect(Math.max(...ways)).toBeLessThan(1)
})

test('a film without moves is one picture', () => {
  expect(filmOf(start, [])).toHaveLength(1)
  expect(moversIn(filmOf(start, []))).toEqual([])
  expect(moversIn(filmOf(start, [capture]))).toEqual([PIECES.white.man])
})
