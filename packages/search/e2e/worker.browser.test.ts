import { afterEach, expect, inject, test } from 'vitest'
import { type Engine, type EngineState, startEngine } from '../src/worker/client.ts'
import { browserHost, type EngineHost, type EngineWorker } from '../src/worker/host.ts'

declare module 'vitest' {
  interface ProvidedContext {
    isIsolated: boolean
  }
}

const START =
  'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7'
const ENDLESS = { ruleset: 'tama', start: START, moves: [], limits: {} }
const QUICK = { ...ENDLESS, limits: { depthPlies: 3 } }

/** The engine must stop within 50 ms; a busy test machine gets a wide margin, a search that ignores a stop none. */
const STOPPED_MS = 1000

const workers: EngineWorker[] = []
const host: EngineHost = {
  ...browserHost,
  spawn: () => {
    const worker = browserHost.spawn()
    if (worker !== undefined) workers.push(worker)
    return worker
  },
}

let engine: Engine | undefined
const states: EngineState[] = []
const start = (): Engine => {
  states.length = 0
  workers.length = 0
  engine = startEngine({ host, onState: (state) => states.push(state) })
  return engine
}

afterEach(() => engine?.dispose())

/** Resolves once an endless search has gone three plies deep. */
const underWay = (
  running: Engine,
  job: Parameters<Engine['search']>[0] = ENDLESS,
): { readonly thinking: Promise<void>; readonly answer: ReturnType<Engine['search']> } => {
  let deepEnough: () => void = () => {}
  const thinking = new Promise<void>((resolve) => {
    deepEnough = resolve
  })
  const answer = running.search(job, (info) => {
    if (info.depthPlies >= 3) deepEnough()
  })
  return { thinking, answer }
}

test('memory is shared exactly on the page that is isolated', () => {
  expect(globalThis.crossOriginIsolated).toBe(inject('isIsolated'))
  expect(browserHost.sharedFlag() !== undefined).toBe(inject('isIsolated'))
})

test('a real worker answers with a move and its line', async () => {
  const answer = await start().search(QUICK)
  expect(answer).toMatchObject({ kind: 'best', id: 1, info: { depthPlies: 3 } })
  expect(states).toContain('thinking')
})

test('helpers search beside it where memory is shared, also while its own thread is busy', async () => {
  if (!inject('isIsolated')) {
    // Asked for more threads than it can have, it uses one.
    expect(await start().search({ ...QUICK, threads: 3 })).toMatchObject({ kind: 'best' })
    return
  }
  const worker = new Worker(new URL('./crew-worker.ts', import.meta.url), { type: 'module' })
  const { nodes, own } = await new Promise<{ nodes: number; own: number }>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
  })
  worker.terminate()
  expect(nodes).toBeGreaterThanOrEqual(150_000)
  expect(own).toBeLessThan(nodes)
})

test('with helpers it stops as soon, and answers the next request', async () => {
  const running = start()
  const { thinking, answer } = underWay(running, { ...ENDLESS, threads: 3 })
  await thinking
  const askedMs = performance.now()
  engine?.stop()
  expect(await answer).toMatchObject({ kind: 'best' })
  expect(performance.now() - askedMs).toBeLessThan(STOPPED_MS)
  expect(await running.search({ ...QUICK, threads: 3 })).toMatchObject({ kind: 'best', id: 2 })
  expect(workers).toHaveLength(1)
})

test('stop ends an endless search with the best move so far', async () => {
  const { thinking, answer } = underWay(start())
  await thinking
  const askedMs = performance.now()
  engine?.stop()
  expect(await answer).toMatchObject({ kind: 'best' })
  expect(performance.now() - askedMs).toBeLessThan(STOPPED_MS)
})

test('the newest request wins over an endless one, in the same worker', async () => {
  const running = start()
  const { thinking, answer } = underWay(running)
  await thinking
  const newer = running.search(QUICK)
  expect(await answer).toEqual({ kind: 'superseded' })
  expect(await newer).toMatchObject({ kind: 'best', id: 2 })
  expect(workers).toHaveLength(1)
})

test('the page goes on while the engine thinks', async () => {
  const { thinking } = underWay(start())
  await thinking
  let ticks = 0
  const timer = setInterval(() => ticks++, 16)
  await new Promise((resolve) => setTimeout(resolve, 500))
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(5)
})

test('a killed worker is replaced and the game goes on', async () => {
  const { thinking, answer } = underWay(start())
  await thinking
  workers[0]?.terminate()
  await expect.poll(() => workers.length, { timeout: 10_000 }).toBe(2)
  await expect.poll(() => states.at(-1), { timeout: 10_000 }).toBe('thinking')
  engine?.stop()
  expect(await answer).toMatchObject({ kind: 'best' })
})

test('a worker whose script cannot be loaded is told as a crash', async () => {
  const missing: EngineHost = {
    ...browserHost,
    spawn: () => new Worker(new URL('/no-such-worker.js', location.href), { type: 'module' }),
  }
  engine = startEngine({ host: missing })
  expect(await engine.search(QUICK)).toMatchObject({ kind: 'failed' })
})

test('a page without workers gets an answer that says so', async () => {
  engine = startEngine({ host: { ...browserHost, spawn: () => undefined } })
  expect(await engine.search(QUICK)).toEqual({ kind: 'failed', why: 'no-worker' })
})
