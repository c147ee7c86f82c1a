import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { PUZZLE_TEXT } from '../testing/examples.ts'
import { createFakeHost } from '../testing/fake-workers.ts'
import type { ProofApi } from './api.ts'
import { type ProverClient, startProver } from './client.ts'
import type { ProofHost } from './host.ts'
import { createSession } from './session.ts'

const QUESTION = { kind: 'report', puzzle: PUZZLE_TEXT } as const

const realApi = (): ProofApi =>
  createSession({ clock: () => performance.now(), breathe: () => setImmediate(), megabytes: 1 })

/** An API that answers nothing, ever. */
const deafApi = (): ProofApi => ({ ...realApi(), run: () => new Promise(() => {}) })

/** An API whose jobs throw. */
const throwingApi = (): ProofApi => ({ ...realApi(), run: () => Promise.reject(new Error('out of memory')) })

const clients: ProverClient[] = []
const start = (host: ProofHost): ProverClient => {
  const client = startProver(host)
  clients.push(client)
  return client
}

afterEach(() => {
  for (const client of clients.splice(0)) client.dispose()
})

describe('a prover in a worker that is well', () => {
  test('answers with a report, whose moves have crossed as data', async () => {
    const outcome = await start(createFakeHost(realApi)).ask(QUESTION)
    expect(outcome).toMatchObject({ kind: 'done', result: { soundness: 'sound', turns: 3, decisions: 2 } })
  })

  test('says when it cannot read a question', async () => {
    const outcome = await start(createFakeHost(realApi)).ask({ kind: 'moves', puzzle: '' })
    expect(outcome).toEqual({ kind: 'bad-job' })
  })

  test('lets the newest question win, on one worker', async () => {
    const host = createFakeHost(realApi)
    const client = start(host)
    const older = client.ask(QUESTION)
    const newer = client.ask(QUESTION)
    expect(await older).toEqual({ kind: 'superseded' })
    expect((await newer).kind).toBe('done')
    expect(host.workers).toHaveLength(1)
    expect(host.timers()).toBe(0)
  })

  test('drops a question that is cancelled, and answers the next', async () => {
    const client = start(createFakeHost(realApi))
    const dropped = client.ask(QUESTION)
    client.cancel()
    expect(await dropped).toEqual({ kind: 'superseded' })
    expect((await client.ask(QUESTION)).kind).toBe('done')
  })

  test('answers a stopped question with what is known', async () => {
    const client = start(createFakeHost(realApi))
    const answer = client.ask(QUESTION, { nodes: 1e9 })
    client.stop()
    expect((await answer).kind).toBe('done')
  })
})

describe('a worker that is not well', () => {
  test('is replaced once when it crashes or throws', async () => {
    const host = createFakeHost((index) => (index === 0 ? throwingApi() : realApi()))
    expect((await start(host).ask(QUESTION)).kind).toBe('done')
    expect(host.workers).toHaveLength(2)
    const dead = createFakeHost(throwingApi)
    expect(await start(dead).ask(QUESTION)).toEqual({ kind: 'failed', why: 'crashed' })
    expect(dead.workers).toHaveLength(2)
  })

  test('is replaced once when it is silent', async () => {
    const host = createFakeHost((index) => (index === 0 ? deafApi() : realApi()))
    const client = start(host)
    const answer = client.ask(QUESTION)
    await setImmediate()
    host.tick(30)
    expect((await answer).kind).toBe('done')
    const deaf = createFakeHost(deafApi)
    const unheard = start(deaf).ask(QUESTION)
    deaf.tick(60)
    expect(await unheard).toEqual({ kind: 'failed', why: 'silent' })
  })

  test('cannot be had at all', async () => {
    expect(await start(createFakeHost(() => undefined)).ask(QUESTION)).toEqual({
      kind: 'failed',
      why: 'no-worker',
    })
  })

  test('asks nothing more once it was disposed of', async () => {
    const client = start(createFakeHost(realApi))
    client.dispose()
    expect(await client.ask(QUESTION)).toEqual({ kind: 'failed', why: 'no-worker' })
  })
})
