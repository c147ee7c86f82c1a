import { PRESETS } from '@tama/engine'
import { fromFen, fromMove } from '@tama/engine/testing'
import type { Puzzle, Report, ReportProgress } from '@tama/puzzles'
import { withLine } from '@tama/puzzles'
import { describe, expect, test } from 'vitest'
import { createDesk } from '../desk.ts'
import { draftOfPosition } from '../model/draft.ts'
import { openEditor } from '../model/editor.ts'
import { createInspector, type ProverPort } from './inspector.ts'

const FEN = 'W:Wd2,a3:Bd3,d5,h7'
const key = fromMove('d2xd6', fromFen(FEN), PRESETS.dama)

const REPORT: Report = {
  soundness: 'sound',
  findings: [],
  moves: [],
  key,
  turns: 1,
  solution: withLine([], [key]),
  decisions: 0,
  tries: [],
  nodes: 1,
}

interface Question {
  readonly puzzle: Puzzle
  readonly nodes: number
  readonly onProgress: (progress: ReportProgress) => void
  readonly answer: (report: Report | undefined) => Promise<void>
  readonly fail: () => Promise<void>
}

/** Lets promises that are settled be heard. */
const heard = () => new Promise<void>((done) => setImmediate(done))

const world = () => {
  const asked: Question[] = []
  const told: string[] = []
  const waiting = new Set<() => void>()
  const prover: ProverPort = {
    report: (puzzle, nodes, onProgress) =>
      new Promise((resolve, reject) => {
        asked.push({
          puzzle,
          nodes,
          onProgress,
          answer: (report) => {
            resolve(report)
            return heard()
          },
          fail: () => {
            reject(new Error('crashed'))
            return heard()
          },
        })
      }),
    stop: () => told.push('stop'),
    cancel: () => told.push('cancel'),
  }
  const desk = createDesk(openEditor(draftOfPosition(PRESETS.dama, fromFen(FEN))), () => undefined)
  const inspector = createInspector({
    desk,
    prover,
    clock: {
      now: () => 0,
      after: (_, work) => {
        waiting.add(work)
        return () => waiting.delete(work)
      },
    },
    tellNone: () => told.push('none'),
  })
  return {
    asked,
    told,
    desk,
    inspector,
    kind: () => inspector.inspection.value.kind,
    wait: () => {
      for (const work of waiting) {
        waiting.delete(work)
        work()
      }
    },
  }
}

describe('while composing', () => {
  test('nothing is asked before there is a task, or somebody asks', () => {
    const { asked, inspector, kind, wait } = world()
    wait()
    expect([kind(), asked.length]).toEqual(['none', 0])
    inspector.check()
    expect([kind(), asked.length]).toEqual(['working', 1])
  })

  test('every change of the task is put to the prover once it settles', async () => {
    const { asked, desk, kind, wait } = world()
    desk.send({ kind: 'goal', goal: { kind: 'crown' } })
    desk.send({ kind: 'turns', inTurns: 3 })
    expect([kind(), asked.length]).toEqual(['working', 0])
    wait()
    expect(asked.map(({ puzzle }) => [puzzle.goal.kind, puzzle.inTurns])).toEqual([['crown', 3]])
    await asked[0]?.answer(REPORT)
    expect(kind()).toBe('done')
  })

  test('what does not change the task asks nothing', async () => {
    const { asked, desk, kind, wait } = world()
    desk.send({ kind: 'goal', goal: { kind: 'crown' } })
    wait()
    await asked[0]?.answer(REPORT)
    desk.send({ kind: 'details', details: { title: 'T' } })
    desk.send({ kind: 'place', place: 'solution' })
    desk.send({ kind: 'flip' })
    wait()
    expect([kind(), asked.length]).toEqual(['done', 1])
  })

  test('a late answer to an older task is dropped', async () => {
    const { asked, desk, inspector, told, kind, wait } = world()
    desk.send({ kind: 'goal', goal: { kind: 'crown' } })
    wait()
    desk.send({ kind: 'goal', goal: { kind: 'block' } })
    expect(told).toEqual(['cancel'])
    asked[0]?.onProgress({ stage: 'lines', done: 1, total: 2, nodes: 3 })
    await asked[0]?.answer(REPORT)
    expect(kind()).toBe('working')
    expect(inspector.inspection.value).toEqual({ kind: 'working', progress: undefined })
  })

  test('a position that cannot be played ends it', () => {
    const { desk, kind, wait } = world()
    desk.send({ kind: 'goal', goal: { kind: 'crown' } })
    wait()
    desk.send({ kind: 'arrange', arrangement: 'clear' })
    expect(kind()).toBe('none')
  })
})

describe('the effort', () => {
  test('grows when it is asked to, and begins anew with another task', async () => {
    const { asked, desk, inspector, wait } = world()
    desk.send({ kind: 'goal', goal: { kind: 'crown' } })
    wait()
    inspector.longer()
    inspector.longer()
    desk.send({ kind: 'goal', goal: { kind: 'draw' } })
    wait()
    const [first, second, third, fourth] = asked.map(({ nodes }) => nodes)
    expect(second).toBeGreaterThan(first ?? 0)
    expect(third).toBeGreaterThan(second ?? 0)
    expect(fourth).toBe(first)
  })

  test('is stopped with what is known, or before it begins with nothing', async () => {
    const { asked, desk, inspector, told, kind, wait } = world()
    desk.send({ kind: 'goal', goal: { kind: 'crown' } })
    inspector.stop()
    expect(kind()).toBe('stopped')
    wait()
    expect(asked).toEqual([])
    inspector.check()
    inspector.stop()
    expect(told).toContain('stop')
    await asked[0]?.answer({ ...REPORT, soundness: 'unknown' })
    expect(kind()).toBe('done')
  })

  test('is told on the way', () => {
    const { asked, inspector } = world()
    inspector.check()
    const progress: ReportProgress = { stage: 'lines', done: 1, total: 2, nodes: 3 }
    asked[0]?.onProgress(progress)
    expect(inspector.inspection.value).toEqual({ kind: 'working', progress })
  })

  test('that breaks down is said, and can be tried again', async () => {
    const { asked, inspector, kind } = world()
    inspector.check()
    await asked[0]?.fail()
    expect(kind()).toBe('failed')
    inspector.check()
    await asked[1]?.answer(REPORT)
    expect(kind()).toBe('done')
  })
})

describe('finding the solution', () => {
  test('puts it in when it is found', async () => {
    const { asked, desk, inspector } = world()
    inspector.find()
    await asked[0]?.answer(REPORT)
    expect(desk.solution.value).toHaveLength(1)
  })

  test('takes what is known already', async () => {
    const { asked, desk, inspector } = world()
    inspector.check()
    await asked[0]?.answer(REPORT)
    expect(desk.solution.value).toHaveLength(0)
    inspector.find()
    expect(desk.solution.value).toHaveLength(1)
    expect(desk.editor.value.past).toHaveLength(1)
  })

  test('says when there is none', async () => {
    const { asked, desk, inspector, told } = world()
    inspector.find()
    await asked[0]?.answer({ ...REPORT, soundness: 'unsound', key: undefined, solution: [] })
    expect(told).toEqual(['none'])
    expect(desk.solution.value).toEqual([])
  })
})
