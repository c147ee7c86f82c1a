import { describe, expect, test } from 'vitest'
import { createSearchState } from '../create.ts'
import { ask } from '../testing/questions.ts'
import { createCrew, type HelperEars, type SpawnHelper } from './crew.ts'
import { nextHelperDepth } from './helping.ts'
import type { HelperOrder } from './orders.ts'
import { isToStop, tellRunning, tellWork, toldDepth } from './signals.ts'

/** A thread that does nothing but remember what it is told. */
interface StillThread {
  readonly orders: HelperOrder[]
  readonly ears: HelperEars
  hasEnded: boolean
}

const stillThreads = (): { readonly threads: StillThread[]; readonly spawn: SpawnHelper } => {
  const threads: StillThread[] = []
  return {
    threads,
    spawn: (ears) => {
      const thread: StillThread = { orders: [], ears, hasEnded: false }
      threads.push(thread)
      return {
        post: (order) => void thread.orders.push(order),
        end: () => {
          thread.hasEnded = true
        },
      }
    },
  }
}

const state = createSearchState(1, { isShared: true })
const QUESTION = ask('tama', 'W:WKa1,Kd2,Kg1,b3:BKh8,Ke7,f6,c6')

const setUp = () => {
  const { threads, spawn } = stillThreads()
  const crew = createCrew(spawn, state.table.memory)
  const signalsOf = (index: number): Int32Array => {
    const [order] = threads[index]?.orders ?? []
    if (order?.kind !== 'join') throw new Error('the first order is to join')
    return order.signals
  }
  return { threads, crew, signalsOf }
}

describe('a crew', () => {
  test('has no helpers for one thread, and makes each thread once', () => {
    const { threads, crew } = setUp()
    expect(crew.helpers(0)).toBeUndefined()
    expect(threads).toHaveLength(0)
    for (let search = 0; search < 1000; search++) {
      const helpers = crew.helpers(3)
      helpers?.begin(state, QUESTION, 1)
      helpers?.end()
      crew.rest()
    }
    expect(threads).toHaveLength(3)
    expect(new Set(threads.map((_, index) => index)).size).toBe(3)
  })

  test('gives every thread the same memory', () => {
    const { threads, crew, signalsOf } = setUp()
    crew.helpers(2)
    const joins = threads.map(({ orders }) => orders[0])
    expect(joins.map((order) => order?.kind === 'join' && order.helper)).toEqual([0, 1])
    expect(signalsOf(0)).toBe(signalsOf(1))
    for (const order of joins) expect(order?.kind === 'join' && order.table).toBe(state.table.memory)
  })

  test('is ready when all have joined, or cannot be had', () => {
    const { threads, crew } = setUp()
    crew.helpers(2)
    expect(crew.isReady(2)).toBe(false)
    threads[0]?.ears.ready()
    expect([crew.isReady(1), crew.isReady(2)]).toEqual([true, false])
    threads[1]?.ears.ready()
    expect(crew.isReady(2)).toBe(true)
    const none = createCrew(() => undefined, state.table.memory)
    expect(none.helpers(2)).toBeUndefined()
    expect(none.isReady(2)).toBe(true)
  })

  test('sums what its helpers have done since they began, over the end of an int32', () => {
    const { crew, signalsOf } = setUp()
    crew.helpers(2)
    tellWork(signalsOf(0), 0, 2 ** 31 - 5, 7)
    const helpers = crew.helpers(2)
    expect(helpers?.nodes()).toBe(0)
    helpers?.begin(state, QUESTION, 1)
    expect(helpers?.nodes()).toBe(0)
    tellWork(signalsOf(0), 0, 2 ** 31 + 5, 9)
    tellWork(signalsOf(0), 1, 100, 0)
    expect([helpers?.nodes(), helpers?.tableHits()]).toEqual([110, 2])
    tellWork(signalsOf(0), 1, 300, 0)
    expect(helpers?.nodes()).toBe(310)
  })

  test('tells its helpers depth and end', () => {
    const { crew, signalsOf, threads } = setUp()
    const helpers = crew.helpers(1)
    helpers?.begin(state, QUESTION, 1)
    helpers?.tellDepth(6)
    const order = threads[0]?.orders.at(-1)
    const id = order?.kind === 'search' ? order.id : Number.NaN
    expect(toldDepth(signalsOf(0))).toBe(6)
    expect(isToStop(signalsOf(0), id)).toBe(false)
    helpers?.end()
    expect(isToStop(signalsOf(0), id)).toBe(true)
    expect(isToStop(signalsOf(0), id + 1)).toBe(false)
  })

  test('replaces a helper that died, and gives up one that dies again and again', () => {
    const { crew, threads } = setUp()
    for (let death = 1; death <= 3; death++) {
      expect(crew.helpers(1)?.count).toBe(1)
      expect(threads).toHaveLength(death)
      threads.at(-1)?.ears.dead()
      threads.at(-1)?.ears.dead()
    }
    expect(crew.helpers(1)).toBeUndefined()
    expect(crew.isReady(1)).toBe(true)
    expect(threads).toHaveLength(3)
  })

  test('does not wait for ever for a helper that hangs, and ends it', () => {
    const { crew, threads, signalsOf } = setUp()
    crew.helpers(1)?.begin(state, QUESTION, 1)
    tellRunning(signalsOf(0), 0, 1)
    crew.rest()
    expect(threads[0]?.hasEnded).toBe(true)
    expect(crew.helpers(1)?.count).toBe(1)
    expect(threads).toHaveLength(2)
  })

  test('ends its threads', () => {
    const { crew, threads } = setUp()
    crew.helpers(2)
    crew.dispose()
    expect(threads.map(({ hasEnded }) => hasEnded)).toEqual([true, true])
  })
})

test('helpers go on from where the answering thread is, every second one a ply ahead', () => {
  expect([0, 1, 2, 3].map((helper) => nextHelperDepth(helper, 1, 8))).toEqual([9, 8, 9, 8])
  expect([0, 1].map((helper) => nextHelperDepth(helper, 9, 8))).toEqual([10, 10])
})
