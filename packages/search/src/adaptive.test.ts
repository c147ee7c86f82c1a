import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOLLOWING_START, type Following, follow } from './adaptive.ts'
import { chanceFrom } from './chance.ts'

test('a win raises the level, a loss lowers it by as much, a draw leaves it', () => {
  const following: Following = { level: 5, games: 3 }
  const won = follow(following, 1)
  const lost = follow(following, 0)
  expect(won.level).toBeGreaterThan(5)
  expect(won.level - 5).toBeCloseTo(5 - lost.level, 10)
  expect(follow(following, 0.5)).toEqual({ level: 5, games: 4 })
})

test('the first games count most', () => {
  expect(follow({ level: 5, games: 0 }, 1).level).toBe(6)
  expect(follow({ level: 5, games: 30 }, 1).level).toBeLessThan(5.4)
})

test('it stays on the scale, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<(0 | 0.5 | 1)[]>(0, 0.5, 1), { maxLength: 200 }), (scores) => {
      const { level, games } = scores.reduce<Following>(follow, FOLLOWING_START)
      expect(level).toBeGreaterThanOrEqual(1)
      expect(level).toBeLessThanOrEqual(10)
      expect(games).toBe(scores.length)
    }),
  )
})

test.each([1, 4.5, 8, 10])('it finds a player of strength %d and stays near', (strength) => {
  const chance = chanceFrom(7)
  let following = FOLLOWING_START
  let sum = 0
  for (let game = 0; game < 220; game++) {
    // One level apart means a score of three in four.
    const expected = 1 / (1 + 3 ** (following.level - strength))
    following = follow(following, chance() < expected ? 1 : 0)
    if (game >= 20) sum += following.level
  }
  expect(Math.abs(sum / 200 - strength)).toBeLessThan(0.6)
})
