import { setImmediate } from 'node:timers/promises'
import { legalMoves, PRESETS, START } from '@tama/engine'
import { makeFen, makeFullMove } from '@tama/engine/notation'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFakeHost } from '../testing/fake-workers.ts'
import type { EngineApi, SearchAnswer, SearchJob } from './api.ts'
import { type Engine, type EngineState, startEngine } from './client.ts'
import type { EngineHost } from './host.ts'
import { createSession } from './session.ts'

const JOB: Omit<SearchJob, 'id'> = { ruleset: 'dama', start: makeFen(START), moves: [] }
const QUICK = { ...JOB, limits: { depthPlies: 2 } }
const ENDLESS = { ...JOB, limits: {} }
const LEGAL = legalMoves(START, PRESETS.dama).map(makeFullMove)

const realApi = (): EngineApi =>
  createSession({ clock: () => performance.now(), breathe: () => setImmediate(), hashMegabytes: 1 })

/** An API that answers nothing, ever. */
const deafApi = (): EngineApi => ({ ...realApi(), search: () => new Promise(() => {}) })

/** An API whose searches throw. */
const throwingApi = (): EngineApi => ({
  ...realApi(),
  search: () => Promise.reject(new Error('out of memory')),
})

const engines: Engine[] = []
const start = (host: EngineHost): { readonly engine: Engine; readonly states: EngineState[] } => {
  const states: EngineState[] = []
  const engine = startEngine({ host, onState: (state) => states.push(state) })
  engines.push(engine)
  return { engine, states }
}

afterEach(() => {
  for (const engine of engines.splice(0)) engine.dispose()
})

describe('a worker that is well', () => {
  test('answers a job with a legal move and what it knew', async () => {
    const { engine, states } = start(createFakeHost(realApi))
    const answer = await engine.search(QUICK)
    expect(answer.kind).toBe('best')
    if (answer.kind !== 'best') return
    expect(LEGAL).toContain(answer.move)
    expect(answer.info.depthPlies).toBe(2)
    expect(states).toContain('starting')
    expect(states).toContain('thinking')
    await vi.waitFor(() => expect(states.at(-1)).toBe('ready'))
  })

  test('reports while it thinks, and stops with its best move', async () => {
    const { engine } = start(createFakeHost(realApi))
    const depths: number[] = []
    const answer = engine.search(ENDLESS, (info) => {
      depths.push(info.depthPlies)
      if (info.depthPlies >= 3) engine.stop()
    })
    expect((await answer).kind).toBe('best')
    expect(depths.slice(0, 3)).toEqual([1, 2, 3])
  })

  test('the newest request wins and the older one is told so at once', async () => {
    const host = createFakeHost(realApi)
    const { engine } = start(host)
    const older = engine.search(ENDLESS)
    const newer = engine.search(QUICK)
    expect(await older).toEqual({ kind: 'superseded' })
    const answer = await newer
    expect(answer.kind === 'best' && answer.id).toBe(2)
    expect(host.workers).toHaveLength(1)
  })

  test('cancel drops the request; the next one is answered', async () => {
    const { engine } = start(createFakeHost(realApi))
    const dropped = engine.search(ENDLESS)
    engine.cancel()
    expect(await dropped).toEqual({ kind: 'superseded' })
    expect((await engine.search(QUICK)).kind).toBe('best')
  })

  test('a job that cannot be read is an answer, not a crash', async () => {
    const host = createFakeHost(realApi)
    const { engine } = start(host)
    expect(await engine.search({ ...QUICK, ruleset: 'chess' })).toEqual({
      kind: 'bad-job',
      id: 1,
      what: 'ruleset',
    })
    expect(await engine.search({ ...QUICK, start: 'W:W9:B10' })).toEqual({
      kind: 'bad-job',
      id: 2,
      what: 'start',
    })
    expect(await engine.search({ ...QUICK, moves: ['a3-a5'] })).toEqual({
      kind: 'bad-job',
      id: 3,
      what: 'moves',
    })
    expect(host.workers).toHaveLength(1)
  })

  test('no timer runs while nothing is asked', async () => {
    const host = createFakeHost(realApi)
    const { engine } = start(host)
    expect(host.timers()).toBe(0)
    const answer = engine.search(QUICK)
    expect(host.timers()).toBe(1)
    await answer
    expect(host.timers()).toBe(0)
  })

  test('dispose ends the worker, the running request and the engine', async () => {
    const host = createFakeHost(realApi)
    const { engine, states } = start(host)
    const running = engine.search(ENDLESS)
    engine.dispose()
    expect(await running).toEqual({ kind: 'superseded' })
    expect(host.workers[0]?.isTerminated()).toBe(true)
    expect(states.at(-1)).toBe('unavailable')
    expect(await engine.search(QUICK)).toEqual({ kind: 'failed', why: 'no-worker' })
  })

  test('where memory is shared the stop is written into the flag', async () => {
    const flag = new Int32Array(1)
    const shared: Int32Array[] = []
    const api = (): EngineApi => ({ ...deafApi(), shareStop: (given) => void shared.push(given) })
    const { engine } = start(createFakeHost(api, flag))
    void engine.search(ENDLESS)
    await vi.waitFor(() => expect(shared).toHaveLength(1))
    engine.stop()
    expect(flag[0]).toBe(1)
  })
})

describe('a worker that is ill', () => {
  test('a crashed one is replaced and the job asked again', async () => {
    const host = createFakeHost((index) => (index === 0 ? deafApi() : realApi()))
    const { engine, states } = start(host)
    const answer = engine.search(QUICK)
    host.workers[0]?.crash()
    expect((await answer).kind).toBe('best')
    expect(states).toContain('restarting')
    expect(host.workers).toHaveLength(2)
    expect(host.workers[0]?.isTerminated()).toBe(true)
  })

  test('one that throws is replaced too', async () => {
    const host = createFakeHost((index) => (index === 0 ? throwingApi() : realApi()))
    expect((await start(host).engine.search(QUICK)).kind).toBe('best')
  })

  test('one that throws again fails the job; the next job gets a fresh worker', async () => {
    const host = createFakeHost((index) => (index < 2 ? throwingApi() : realApi()))
    const { engine } = start(host)
    expect(await engine.search(QUICK)).toEqual({ kind: 'failed', why: 'crashed' })
    expect((await engine.search(QUICK)).kind).toBe('best')
    expect(host.workers).toHaveLength(3)
  })

  test('a silent one is replaced after some seconds and the job asked again', async () => {
    const host = createFakeHost((index) => (index === 0 ? deafApi() : realApi()))
    const { engine } = start(host)
    const answer = engine.search(QUICK)
    host.tick(20)
    expect((await answer).kind).toBe('best')
    expect(host.workers).toHaveLength(2)
  })

  test('silence twice fails the job', async () => {
    const host = createFakeHost(deafApi)
    const answer = start(host).engine.search(QUICK)
    host.tick(20)
    host.tick(20)
    expect(await answer).toEqual({ kind: 'failed', why: 'silent' })
  })

  test('a killed one says nothing and is found out the same way', async () => {
    const host = createFakeHost(realApi)
    const { engine } = start(host)
    await engine.search(QUICK)
    host.workers[0]?.silence()
    const answer = engine.search(QUICK)
    host.tick(8)
    expect(host.workers).toHaveLength(1)
    host.tick(1)
    expect(host.workers).toHaveLength(2)
    expect((await answer).kind).toBe('best')
  })

  test('a search that reports is not silent, however long it takes', async () => {
    const host = createFakeHost(realApi)
    const { engine } = start(host)
    let reports = 0
    const answer = engine.search(ENDLESS, () => {
      reports++
      host.tick(7)
      if (reports === 4) engine.stop()
    })
    expect((await answer).kind).toBe('best')
    expect(host.workers).toHaveLength(1)
  })

  test('a stop is not forgotten when the worker is replaced', async () => {
    const host = createFakeHost((index) => (index === 0 ? deafApi() : realApi()))
    const { engine } = start(host)
    const answer = engine.search(ENDLESS)
    engine.stop()
    host.workers[0]?.crash()
    expect((await answer).kind).toBe('best')
  })

  test('a late answer of a dead worker is dropped', async () => {
    let answerLate: (answer: SearchAnswer) => void = () => {}
    const lateApi = (): EngineApi => ({
      ...realApi(),
      search: () =>
        new Promise((resolve) => {
          answerLate = resolve
        }),
    })
    const host = createFakeHost((index) => (index === 0 ? lateApi() : realApi()))
    const { engine } = start(host)
    const answer = engine.search(QUICK)
    await vi.waitFor(() => expect(answerLate.length).toBe(1))
    host.workers[0]?.crash()
    answerLate({ kind: 'no-move', id: 1 })
    expect((await answer).kind).toBe('best')
  })

  test('one that crashes while idle is replaced by the next request', async () => {
    const host = createFakeHost(realApi)
    const { engine } = start(host)
    await engine.search(QUICK)
    host.workers[0]?.crash()
    expect((await engine.search(QUICK)).kind).toBe('best')
    expect(host.workers).toHaveLength(2)
  })

  test('without workers every request fails and says why', async () => {
    const { engine, states } = start(createFakeHost(() => undefined))
    expect(states).toEqual(['unavailable'])
    expect(await engine.search(QUICK)).toEqual({ kind: 'failed', why: 'no-worker' })
  })
})
