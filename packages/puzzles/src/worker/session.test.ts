import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { PRESETS } from '@tama/engine'
import { fromFen, fromMove } from '@tama/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { FORK, PUZZLE_TEXT } from '../testing/examples.ts'
import type { ProofAnswer, ProofApi, ProofJob, ProofQuestion } from './api.ts'
import { createSession, type SessionPorts } from './session.ts'

const begin = (ports: Partial<SessionPorts> = {}): ProofApi =>
  createSession({ clock: () => performance.now(), breathe: () => setImmediate(), megabytes: 1, ...ports })

const job = (id: number, question: ProofQuestion, limits: ProofJob['limits'] = {}): ProofJob => ({
  id,
  question,
  limits,
})
const ignore = (): void => {}

/** A position that nobody proves anything about in a test's time. */
const ENDLESS = JSON.stringify({
  ruleset: 'tama',
  fen: 'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7',
  goal: 'win',
})

const resultOf = (answer: ProofAnswer) => {
  if (answer.kind !== 'done') throw new Error(answer.kind)
  return answer.result
}

describe('a session', () => {
  test('reports on a puzzle under the number of the job', async () => {
    const answer = await begin().run(job(7, { kind: 'report', puzzle: PUZZLE_TEXT }), ignore)
    expect(answer).toMatchObject({ kind: 'done', id: 7, result: { soundness: 'sound', turns: 3 } })
  })

  test('says of a position in the tables who wins and in how many plies', async () => {
    const session = begin({ readFile: async (file) => new Uint8Array(await readFile(file)) })
    const exact = async (id: number, fen: string, goal: string) => {
      const puzzle = JSON.stringify({ ruleset: 'dama', fen, goal })
      const answer = await session.run(job(id, { kind: 'report', puzzle }, { nodes: 2000 }), ignore)
      const { findings } = resultOf(answer) as Report
      return findings.find(({ kind }) => kind === 'exact')
    }
    expect(await exact(1, 'W:WKb4,f2,a2:BKe5', 'win')).toMatchObject({ winner: 'white', plies: 25 })
    expect(await exact(2, 'B:WKa1,Ka2:BKe5', 'draw')).toMatchObject({ winner: 'white' })
    expect(await exact(3, 'W:Wa2,b2,h3:BKe6', 'win')).toMatchObject({ winner: undefined, plies: 0 })
    // Five pieces, and a goal that tables do not decide.
    expect(await exact(4, 'W:Wa2,b2,h3,Kc1:BKe6', 'win')).toBeUndefined()
    expect(await exact(5, 'W:WKb4,f2,a2:BKe5', 'crown')).toBeUndefined()
  })

  test('decides the first moves, checks an answer, tells the set play and other rulesets', async () => {
    const session = begin()
    const position = fromFen(FORK.fen)
    const key = fromMove(FORK.solution[0], position, PRESETS['dama-federation'])
    const moves = await session.run(job(1, { kind: 'moves', puzzle: PUZZLE_TEXT }), ignore)
    expect(resultOf(moves)).toHaveLength(17)
    const check = await session.run(
      job(2, { kind: 'check', puzzle: PUZZLE_TEXT, line: [], move: key }),
      ignore,
    )
    expect(resultOf(check)).toMatchObject({ status: 'proved', refutation: [] })
    const setPlay = await session.run(job(3, { kind: 'set-play', puzzle: PUZZLE_TEXT, turns: 3 }), ignore)
    expect(resultOf(setPlay)).toMatchObject({ lines: expect.any(Array) })
    const rulesets = ['dama', 'tama']
    const transfers = await session.run(
      job(4, { kind: 'transfers', puzzle: PUZZLE_TEXT, key, rulesets }),
      ignore,
    )
    expect(resultOf(transfers)).toMatchObject([{ result: 'same' }, {}])
  })

  test('refuses what it cannot read', async () => {
    const session = begin()
    const wrong: readonly ProofQuestion[] = [
      { kind: 'report', puzzle: 'no puzzle' },
      { kind: 'report', puzzle: '{"ruleset":"dama","fen":"W:Wd4:Bz5","goal":"win"}' },
      {
        kind: 'check',
        puzzle: PUZZLE_TEXT,
        line: [],
        move: { from: 0 as never, path: [1 as never], captured: [], promotes: false },
      },
      {
        kind: 'transfers',
        puzzle: PUZZLE_TEXT,
        key: fromMove(FORK.solution[0], fromFen(FORK.fen), PRESETS.dama),
        rulesets: ['chess'],
      },
    ]
    for (const [index, question] of wrong.entries()) {
      expect(await session.run(job(index + 1, question), ignore)).toEqual({ kind: 'bad-job', id: index + 1 })
    }
  })

  test('ends with what it knows at a limit of nodes or of time', async () => {
    const session = begin()
    for (const [index, limits] of [{ nodes: 20_000 }, { timeMs: 30 }].entries()) {
      const answer = await session.run(job(index + 1, { kind: 'report', puzzle: ENDLESS }, limits), ignore)
      expect(resultOf(answer)).toMatchObject({ soundness: 'unknown', key: undefined })
    }
  })

  test('tells of its progress, hears a stop, and goes on to the next job', async () => {
    const session = begin()
    let beats = 0
    const answer = session.run(job(1, { kind: 'report', puzzle: ENDLESS }), (progress) => {
      beats++
      expect(progress).toMatchObject({ stage: 'first-moves', total: 22 })
      session.stop(1)
    })
    expect(resultOf(await answer)).toMatchObject({ soundness: 'unknown' })
    expect(beats).toBeGreaterThan(0)
    const older = session.run(job(2, { kind: 'report', puzzle: ENDLESS }), ignore)
    const newer = session.run(job(3, { kind: 'report', puzzle: PUZZLE_TEXT }), ignore)
    expect(await older).toMatchObject({ id: 2 })
    expect(resultOf(await newer)).toMatchObject({ soundness: 'sound' })
  })
})
