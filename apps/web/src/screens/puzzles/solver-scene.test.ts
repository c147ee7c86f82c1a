import { legalRoutes, type Position } from '@tama/engine'
import { expect, test } from 'vitest'
import { solverScene } from './solver-scene.ts'
import { BRANCHES, played, solverOf } from './testing.ts'

test('on the board of a puzzle every legal move may be entered, and no single touch is an answer', () => {
  const { view, start } = solverScene(solverOf(BRANCHES), { confirmMove: false })
  expect(view.oneTouch).toBe(false)
  expect(view.choices).toEqual(legalRoutes(start as Position, solverOf(BRANCHES).solving.puzzle.ruleset))
})

test('the board marks nothing of the solution before a hint was asked for', () => {
  const { view } = solverScene(played(solverOf(BRANCHES), 'd4-c4'), { confirmMove: false })
  expect(view.hint).toBeUndefined()
})
