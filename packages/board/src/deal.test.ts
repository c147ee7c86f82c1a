import { SQUARES, START } from '@tama/engine'
import { expect, test } from 'vitest'
import { arrivedAt, deal } from './deal.ts'
import { MOTIONS } from './motion.ts'
import { at } from './testing/positions.ts'

test('every piece of the position arrives once, both sides alike, within a second', () => {
  const plan = deal(START, MOTIONS.normal)
  const squares = plan.tweens.map(({ square }) => square)
  expect(squares).toEqual(SQUARES.filter((square) => START.board[square] !== undefined))
  const start = (name: string) => plan.tweens.find(({ square }) => square === at(name))?.startMs
  expect(start('a2')).toBe(start('h7'))
  expect(start('b2')).toBeGreaterThan(start('a2') ?? 0)
  expect(plan.totalMs).toBeLessThan(1000)
})

test('pieces are away before their time and down after it', () => {
  const plan = deal(START, MOTIONS.normal)
  expect([...arrivedAt(plan, -1).values()].every((here) => here === 0)).toBe(true)
  expect([...arrivedAt(plan, plan.totalMs).values()].every((here) => here === 1)).toBe(true)
})

test('without motion they are all there at once', () => {
  const plan = deal(START, MOTIONS.off)
  expect(plan.totalMs).toBe(0)
  expect([...arrivedAt(plan, 0).values()].every((here) => here === 1)).toBe(true)
})
