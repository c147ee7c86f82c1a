import { signal } from '@preact/signals'
import type { AnswerCheck } from '@tama/puzzles'
import type { ProverClient } from '@tama/puzzles/client'
import type { Clock } from '@tama/ui'
import { expect, test } from 'vitest'
import { type SolverEvent, type SolverState, solverAfter } from '../screens/puzzles/model.ts'
import { FORK, moveOf, puzzleOf, solverOf } from '../screens/puzzles/testing.ts'
import { followSolver } from './solver.ts'

const WORKS: AnswerCheck = { status: 'proved', refutation: [], next: puzzleOf(FORK).solution }
const FAILS: AnswerCheck = { status: 'refuted', refutation: [], next: [] }

/** A clock that tests turn by hand. */
const handClock = () => {
  let now = 0
  let waiting: { readonly at: number; readonly work: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after: (delayMs, work) => {
      const timer = { at: now + delayMs, work }
      waiting.push(timer)
      return () => {
        waiting = waiting.filter((other) => other !== timer)
      }
    },
  }
  const turn = async (ms: number) => {
    now += ms
    const due = waiting.filter(({ at }) => at <= now)
    waiting = waiting.filter(({ at }) => at > now)
    for (const { work } of due) work()
    await rest()
  }
  return { clock, turn }
}

/** Lets everything that waits go on. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2))

type Answer = Awaited<ReturnType<ProverClient['ask']>>

const setUp = (
  answer: () => Promise<Answer>,
  { isStill = false, fields = FORK as object }: { readonly isStill?: boolean; readonly fields?: object } = {},
) => {
  const solver = signal<SolverState | undefined>(solverOf(fields))
  const { clock, turn } = handClock()
  const told: string[] = []
  const send = (event: SolverEvent) => {
    if (solver.value !== undefined) solver.value = solverAfter(solver.value, event)
  }
  const prover = {
    ask: async (question: { readonly kind: string }, limits: unknown) => {
      told.push(`${question.kind} ${JSON.stringify(limits)}`)
      return answer()
    },
    stop: () => undefined,
    cancel: () => told.push('cancel'),
    dispose: () => told.push('dispose'),
  } as unknown as ProverClient
  followSolver({
    solver,
    send,
    boardAtRest: () => Promise.resolve(),
    start: async () => {
      told.push('start')
      return prover
    },
    clock,
    isStill: () => isStill,
  })
  const state = (): SolverState => solver.value as SolverState
  return {
    solver,
    send,
    turn,
    told,
    state,
    move: (text: string) => send({ kind: 'move', move: moveOf(state(), text) }),
  }
}

const never = () => new Promise<Answer>(() => undefined)
const saying = (result: unknown) => async () => ({ kind: 'done', result }) as Answer

test('the answer to a right move comes a moment later, and no prover is asked', async () => {
  const { move, state, turn, told } = setUp(never)
  move('e5-e4')
  await rest()
  expect(state().shown).toHaveLength(1)
  await turn(1000)
  expect(state().shown).toHaveLength(2)
  expect(told).toEqual([])
})

test('where nothing moves the answer comes at once', async () => {
  const { move, state } = setUp(never, { isStill: true })
  move('e5-e4')
  await rest()
  expect(state().shown).toHaveLength(2)
})

test('a wrong move is checked in a third of a second, looked at, and put back', async () => {
  const { move, state, turn, told } = setUp(saying(FAILS))
  move('h5-h4')
  await rest()
  expect(told).toEqual(['start', 'check {"timeMs":300}'])
  expect(state().solving.phase.kind).toBe('mistaken')
  await turn(500)
  expect(state().shown).toHaveLength(1)
  await turn(3000)
  expect(state().shown).toHaveLength(0)
  expect(state().solving.phase.kind).toBe('asking')
})

test('where nothing moves by itself a wrong move stays until it is put back', async () => {
  const { move, state, turn, send } = setUp(saying(FAILS), { isStill: true })
  move('h5-h4')
  await turn(60_000)
  expect(state().solving.phase.kind).toBe('mistaken')
  send({ kind: 'put-back' })
  await rest()
  expect(state().shown).toHaveLength(0)
})

test('somebody who looks back at it is given time', async () => {
  const { move, state, turn, send } = setUp(saying(FAILS))
  move('h5-h4')
  await turn(500)
  send({ kind: 'looked', at: 'first' })
  await turn(60_000)
  expect(state().solving.phase.kind).toBe('mistaken')
  send({ kind: 'looked', at: 'last' })
  await turn(0)
  await turn(3000)
  expect(state().solving.phase.kind).toBe('asking')
})

test('a move that works, too, is no mistake', async () => {
  const { move, state } = setUp(saying(WORKS))
  move('h5-h4')
  await rest()
  expect(state().solving.phase).toMatchObject({ kind: 'mistaken', why: 'also-works' })
  expect(state().solving.record.mistakes).toBe(0)
})

test.each([
  ['fails', async () => ({ kind: 'failed', why: 'crashed' }) as Answer],
  ['cannot be had', () => Promise.reject(new Error('no script'))],
] as const)('a prover that %s leaves the move undecided', async (_, answer) => {
  const { move, state } = setUp(answer)
  move('h5-h4')
  await rest()
  expect(state().solving.phase).toMatchObject({ kind: 'mistaken', why: 'not-meant' })
})

test('an answer that comes after the user has started over is dropped', async () => {
  let answer: (value: Answer) => void = () => undefined
  const { move, send, state, told } = setUp(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  move('h5-h4')
  await rest()
  send({ kind: 'retry' })
  await rest()
  expect(told).toContain('cancel')
  answer({ kind: 'done', result: FAILS } as Answer)
  await rest()
  expect(state().solving.phase.kind).toBe('asking')
  expect(state().solving.record.mistakes).toBe(0)
})

test('a puzzle without a solution gets one, or says that there is none', async () => {
  const { solution: _, ...fields } = FORK
  const found = setUp(saying({ solution: puzzleOf(FORK).solution }), { fields })
  await rest()
  expect(found.told).toEqual(['start', 'report {"timeMs":8000}'])
  expect(found.state().solving.phase.kind).toBe('asking')
  const none = setUp(saying({ solution: [] }), { fields })
  await rest()
  expect(none.state().remark).toEqual({ kind: 'no-solution' })
  expect(none.told).toEqual(['start', 'report {"timeMs":8000}'])
})

test('the prover ends with the puzzle', async () => {
  const { move, solver, told, turn } = setUp(saying(FAILS))
  move('h5-h4')
  await turn(10_000)
  solver.value = undefined
  await rest()
  expect(told.at(-1)).toBe('dispose')
})

test('one prover is made, however many moves are checked before it is there', async () => {
  const { move, send, told } = setUp(saying(FAILS))
  move('h5-h4')
  send({ kind: 'retry' })
  await rest()
  move('h5-h4')
  await rest()
  expect(told.filter((word) => word === 'start')).toHaveLength(1)
})
