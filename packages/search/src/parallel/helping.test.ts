import { setImmediate, setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSearchState } from '../create.ts'
import { deepen } from '../deepen.ts'
import { loadEvaluation } from '../eval/load.ts'
import type { Info } from '../info.ts'
import type { Limits } from '../limits.ts'
import type { Question } from '../question.ts'
import { search } from '../search.ts'
import { spawnThread } from '../testing/node-threads.ts'
import { ask, steppingClock } from '../testing/questions.ts'
import { createCrew, type HelperThread } from './crew.ts'

const clock = steppingClock(1)
const MIDDLEGAME = ask('tama', 'W:Wa2,c2,d2,e2,f2,h2,a3,b3,h3,c5:Bf4,a6,d6,f6,g6,a7,d7,g7,h7')
const ENDING = ask('tama', 'W:WKa1,Kd2,Kg1,b3:BKh8,Ke7,f6,c6')

const state = createSearchState(4, { isShared: true })
const threads: HelperThread[] = []
const crew = createCrew((ears) => {
  const thread = spawnThread(ears)
  if (thread !== undefined) threads.push(thread)
  return thread
}, state.table.memory)

/** A search with one helper; the thread breathes, so that it hears what becomes of the helper. */
const findTogether = async (
  question: Question,
  limits: Limits,
  isStopped = () => false,
): Promise<Info | undefined> => {
  crew.rest()
  const helpers = crew.helpers(1)
  const steps = deepen(state, question, { limits, clock, helpers, sliceMs: 3, isStopped })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

const untilReady = async (): Promise<void> => {
  while (!crew.isReady(1)) {
    crew.helpers(1)
    await setTimeout(10)
  }
}

describe('a search with a helper in a thread of its own', () => {
  beforeAll(async () => {
    for (const { ruleset } of [MIDDLEGAME, ENDING]) await loadEvaluation(ruleset)
    crew.helpers(1)
    await untilReady()
  })
  afterAll(() => crew.dispose())

  test('counts the nodes of both, and fills one table', async () => {
    state.forget()
    const info = await findTogether(MIDDLEGAME, {}, () => state.nodes > 300_000)
    expect(info?.nodes).toBeGreaterThan(state.nodes)
    expect(info?.lines[0]?.moves.length).toBeGreaterThan(0)
  })

  test('keeps to a limit of nodes, which both count towards', async () => {
    state.forget()
    const info = await findTogether(MIDDLEGAME, { nodes: 200_000 })
    expect(info?.nodes).toBeGreaterThanOrEqual(200_000)
    // A helper tells its nodes a thousand at a time, and the last ones while this thread is made to wait.
    expect(state.nodes).toBeLessThanOrEqual(201_000)
  })

  test('finds the same forced end', async () => {
    state.forget()
    const alone = search(state, ENDING, { limits: { depthPlies: 6 }, clock })
    state.forget()
    const together = await findTogether(ENDING, { depthPlies: 6 })
    expect(together?.lines[0]?.score).toEqual(alone?.lines[0]?.score)
    expect(together?.lines[0]?.score.kind).toBe('win')
  })

  test('goes through hundreds of searches of two games with one thread and one table', async () => {
    const { memory } = state.table
    for (let game = 0; game < 200; game++) {
      const question = game % 2 === 0 ? MIDDLEGAME : ENDING
      expect((await findTogether(question, { nodes: 3000 }))?.lines).toHaveLength(1)
    }
    expect(threads).toHaveLength(1)
    expect(state.table.memory).toBe(memory)
  })

  test('goes on alone when the helper dies, and has another the next time', async () => {
    let looks = 0
    const info = await findTogether(MIDDLEGAME, { nodes: 400_000 }, () => {
      if (++looks === 20) threads[0]?.end()
      return false
    })
    expect(info?.lines).toHaveLength(1)
    crew.helpers(1)
    await untilReady()
    expect(threads).toHaveLength(2)
    expect((await findTogether(ENDING, { depthPlies: 5 }))?.lines).toHaveLength(1)
  })
})
