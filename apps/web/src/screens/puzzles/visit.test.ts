import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { memoryRecords, sharedTabs } from '../../archive/testing.ts'
import { type SolverState, solverAfter } from './model.ts'
import { keepProgress } from './progress-keeper.ts'
import { after, FORK, moveOf, played, solverOf } from './testing.ts'
import { noteProgress } from './visit.ts'

const setUp = async () => {
  const keeper = keepProgress(memoryRecords(), sharedTabs().open())
  await keeper.loaded
  const solver = signal<SolverState | undefined>(undefined)
  let dateMs = 100
  noteProgress({ solver, keeper, isListed: (key) => !/^\d/.test(key), dateMs: () => dateMs++ })
  return { solver, known: (key = 'fork') => keeper.progress.peek()?.[key] }
}

const WRONG = { status: 'refuted', refutation: [], next: [] } as const

const mistaken = (state: SolverState): SolverState => {
  const move = moveOf(state, 'h5-h4')
  const wrong = after(state, { kind: 'move', move }, { kind: 'checked', move, check: WRONG })
  return after(wrong, { kind: 'stepped' }, { kind: 'put-back' }, { kind: 'stepped' })
}

test('a puzzle that was opened and left is as new as before', async () => {
  const { solver, known } = await setUp()
  solver.value = solverOf(FORK, 'fork')
  solver.value = after(solver.value, { kind: 'flipped' })
  solver.value = undefined
  expect(known()).toBe(undefined)
})

test('a wrong move is noted at once, the solution when it is found, and the better mark stays', async () => {
  const { solver, known } = await setUp()
  solver.value = mistaken(solverOf(FORK, 'fork'))
  expect(known()).toMatchObject({ mark: 'failed', mistakes: 1, attempts: 1 })
  solver.value = played(solver.value, 'e5-e4', 'g5-f5', 'h5xf3xf1')
  expect(known()).toMatchObject({ mark: 'helped', mistakes: 1, attempts: 1 })
  solver.value = undefined
  solver.value = played(solverOf(FORK, 'fork'), 'e5-e4', 'g5-f5', 'h5xf3xf1')
  expect(known()).toMatchObject({ mark: 'clean', mistakes: 1, attempts: 2 })
  solver.value = solverAfter(solver.value, { kind: 'retry' })
  expect(known()).toMatchObject({ mark: 'clean' })
})

test('nothing new is not noted again', async () => {
  const { solver, known } = await setUp()
  solver.value = mistaken(solverOf(FORK, 'fork'))
  const first = known()
  solver.value = after(solver.value, { kind: 'flipped' })
  expect(known()).toBe(first)
})

test('puzzles by link leave nothing behind', async () => {
  const { solver, known } = await setUp()
  solver.value = mistaken(solverOf(FORK, '3abc'))
  expect(known('3abc')).toBe(undefined)
})
