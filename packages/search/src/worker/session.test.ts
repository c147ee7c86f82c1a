import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { START } from '@tama/engine'
import { makeFen } from '@tama/engine/notation'
import { describe, expect, test } from 'vitest'
import { steppingClock } from '../testing/questions.ts'
import type { EngineApi, SearchJob } from './api.ts'
import { createSession, type SessionPorts } from './session.ts'

const job = (id: number, more: Partial<SearchJob> = {}): SearchJob => ({
  id,
  ruleset: 'dama',
  start: makeFen(START),
  moves: [],
  limits: { depthPlies: 2 },
  ...more,
})

const begin = (ports: Partial<SessionPorts> = {}): EngineApi =>
  createSession({ clock: steppingClock(1), breathe: () => setImmediate(), hashMegabytes: 1, ...ports })

const ignore = (): void => {}

describe('a session', () => {
  test('answers with the number of the job', async () => {
    expect(await begin().search(job(7), ignore)).toMatchObject({
      kind: 'best',
      id: 7,
      info: { depthPlies: 2 },
    })
  })

  test('fetches tables for few pieces, those with four that it misses, and proves by them', async () => {
    const read: string[] = []
    const session = begin({
      clock: () => performance.now(),
      readFile: async (file) => {
        read.push(file.pathname.split('/').slice(-2).join('/'))
        return new Uint8Array(await readFile(file))
      },
    })
    await session.search(job(1), ignore)
    expect(read).toEqual([])
    const answer = await session.search(job(2, { start: 'W:WKb4,f2,a2:BKe5', limits: {} }), ignore)
    expect(answer).toMatchObject({ info: { lines: [{ isExact: true, score: { kind: 'win', plies: 25 } }] } })
    expect(read).toContain('dama/K-KMM.bin')
    expect(read).not.toContain('dama/MM-MM.bin')
  })

  test('says pong', () => {
    expect(begin().ping()).toBe('pong')
  })

  test('breathes while it searches, so that a stop gets through', async () => {
    let breaths = 0
    const session = begin({
      breathe: () => {
        breaths++
        if (breaths === 3) session.stop(1)
        return setImmediate()
      },
    })
    expect((await session.search(job(1, { limits: {} }), ignore)).kind).toBe('best')
    expect(breaths).toBeGreaterThanOrEqual(3)
    expect(breaths).toBeLessThan(6)
  })

  test('with a shared flag it does not breathe, and ends when the flag says so', async () => {
    const flag = new Int32Array(1)
    let breaths = 0
    const session = begin({
      breathe: () => {
        breaths++
        return setImmediate()
      },
    })
    session.shareStop(flag)
    const answer = await session.search(job(4, { limits: {} }), ({ depthPlies }) => {
      if (depthPlies >= 2) Atomics.store(flag, 0, 4)
    })
    expect(answer).toMatchObject({ kind: 'best', id: 4 })
    expect(breaths).toBe(0)
  })

  test('a newer job ends an older one; both are answered, in order', async () => {
    const session = begin()
    const order: number[] = []
    const older = session.search(job(1, { limits: {} }), ignore).then((answer) => order.push(answer.id))
    const newer = session.search(job(2), ignore).then((answer) => order.push(answer.id))
    await Promise.all([older, newer])
    expect(order).toEqual([1, 2])
  })

  test('a stop for an older job leaves a newer one alone', async () => {
    const session = begin()
    session.stop(1)
    expect(await session.search(job(2, { limits: { depthPlies: 4 } }), ignore)).toMatchObject({
      info: { depthPlies: 4 },
    })
  })

  test('answers at its time limit', async () => {
    const answer = await begin().search(job(1, { limits: { timeMs: 40 } }), ignore)
    expect(answer.kind === 'best' && answer.info.timeMs).toBeLessThan(60)
  })

  test.each([
    ['nobody can move', { start: 'B:Wa3,a4,b5,c5:Ba5' }],
    ['the ruleset ends it with lone pieces', { start: 'W:WKa1:BKh8' }],
    [
      'a position stood for the third time',
      {
        start: 'W:WKa1,Kb1:BKh8,Kg8',
        moves: [...Array(2)].flatMap(() => ['a1-a2', 'h8-h7', 'a2-a1', 'h7-h8']),
      },
    ],
  ])('has no move when the game is over: %s', async (_why, over) => {
    expect(await begin().search(job(3, over), ignore)).toEqual({ kind: 'no-move', id: 3 })
  })

  test.each([
    ['ruleset', { ruleset: 'chess' }],
    ['start', { start: 'W:Wa8:Bh7' }],
    ['moves', { moves: ['d3-d4', 'd3-d4'] }],
  ] as const)('a job with a bad %s is answered as such', async (what, bad) => {
    expect(await begin().search(job(5, bad), ignore)).toEqual({ kind: 'bad-job', id: 5, what })
  })
})
