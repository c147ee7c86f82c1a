import { signal } from '@preact/signals'
import { memoryTextStore } from '@tama/ui'
import { expect, test } from 'vitest'
import { type PlayEvent, reduce } from '../screens/play/model.ts'
import { makeSave, readSave } from '../screens/play/save.ts'
import { firstState, isPlaying, type PlayState } from '../screens/play/state.ts'
import { playTexts } from '../screens/play/testing.ts'
import { isRunning, leftTo } from '../screens/play/time.ts'
import { matchOf } from '../screens/start/match.ts'
import { FIRST_CHOICES } from '../screens/start/model.ts'
import { followClock } from './clock.ts'
import { markClock, withMark } from './clock-mark.ts'

const FIVE = { kind: 'sudden-death', baseSeconds: 300, addSeconds: 0 } as const

const match = () =>
  matchOf({ ...FIRST_CHOICES, opponent: 'two-players', time: FIVE }, undefined, { coin: 0, seed: 9 })

/** A game with clocks whose time is turned by hand; the board rests when it is told to. */
const timedTable = () => {
  let now = 0
  let timers: { readonly atMs: number; readonly work: () => void }[] = []
  let rest = () => {}
  let seen = () => {}
  const looks: number[] = []
  const marks: number[] = []
  const play = signal<PlayState | undefined>(firstState(match()))
  const send = (event: PlayEvent) => {
    if (play.value !== undefined) play.value = reduce(play.value, event, now)
  }
  const nowMs = signal(0)
  followClock({
    play,
    send,
    nowMs,
    clock: {
      now: () => now,
      after: (delayMs, work) => {
        const timer = { atMs: now + delayMs, work }
        timers.push(timer)
        return () => {
          timers = timers.filter((other) => other !== timer)
        }
      },
    },
    boardAtRest: () =>
      new Promise((resolve) => {
        rest = resolve
      }),
    onSeen: (heard) => {
      seen = heard
    },
    mark: (_, at) => marks.push(at),
  })
  nowMs.subscribe((at) => looks.push(at))
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
  const state = (): PlayState => play.value as PlayState
  return {
    play,
    send,
    state,
    looks,
    marks,
    moves: (...texts: readonly string[]) => {
      play.value = playTexts(state(), texts)
    },
    boardRests: async () => {
      rest()
      await turn()
    },
    isSeen: () => seen(),
    /** Runs every timer that is due on the way, in its order. */
    passTo: (ms: number) => {
      for (;;) {
        const due = [...timers].sort((a, b) => a.atMs - b.atMs).find(({ atMs }) => atMs <= ms)
        if (due === undefined) break
        timers = timers.filter((other) => other !== due)
        now = due.atMs
        due.work()
      }
      now = ms
    },
    timers: () => timers.length,
  }
}

test('a clock runs from the moment when the board has shown the move', async () => {
  const table = timedTable()
  table.moves('d3-d4')
  table.passTo(2000)
  expect(isRunning(table.state())).toBe(false)
  await table.boardRests()
  expect(isRunning(table.state())).toBe(true)
  table.passTo(5000)
  expect(leftTo(table.state(), 'black', 5000)).toBe(297_000)
})

test('the page looks at the clock when its digits change, and at no other time', async () => {
  const table = timedTable()
  table.moves('d3-d4')
  await table.boardRests()
  table.passTo(10)
  table.looks.length = 0
  table.passTo(5000)
  expect(table.looks).toEqual([1000, 2000, 3000, 4000, 5000])
  expect(table.timers()).toBe(1)
})

test('a flag falls by itself at the moment when the time is up', async () => {
  const table = timedTable()
  table.moves('d3-d4')
  await table.boardRests()
  table.passTo(299_999)
  expect(isPlaying(table.state())).toBe(true)
  table.passTo(300_000)
  expect(isPlaying(table.state())).toBe(false)
  table.passTo(300_100)
  expect(table.timers()).toBe(0)
})

test('a move that comes while the board shows the one before starts the other clock later', async () => {
  const table = timedTable()
  table.moves('d3-d4')
  const first = table.boardRests
  table.moves('e6-e5')
  await first()
  expect(leftTo(table.state(), 'black', 0)).toBe(300_000)
  expect(isRunning(table.state())).toBe(true)
})

test('nothing ticks in a game without clocks, before the first move or while it is paused', async () => {
  const table = timedTable()
  table.passTo(10)
  expect(table.timers()).toBe(0)
  table.moves('d3-d4')
  await table.boardRests()
  table.send({ type: 'paused' })
  table.passTo(20)
  expect(table.timers()).toBe(0)
  table.play.value = firstState({ ...match(), time: { ...FIVE, kind: 'none' } })
  table.passTo(30)
  expect(table.timers()).toBe(0)
})

test('what has run is counted every ten seconds, and kept at once when the page is left', async () => {
  const table = timedTable()
  table.moves('d3-d4')
  await table.boardRests()
  table.passTo(10_000)
  table.passTo(10_001)
  expect(table.state().clock).toMatchObject({ usedMs: 10_000, sinceMs: 10_000 })
  table.passTo(13_500)
  table.isSeen()
  expect(table.marks).toEqual([13_500])
  expect(table.state().clock).toMatchObject({ usedMs: 13_500 })
})

test('a kept game gets back what its clock ran after it was kept, and only that game', () => {
  const texts = memoryTextStore()
  const state = reduce(playTexts(firstState(match()), ['d3-d4']), { type: 'clock-set' }, 0)
  const read = readSave(makeSave(state, 0))
  if (!read.ok) throw new Error('not read')
  expect(withMark(texts, read.value)).toBe(read.value)
  markClock(texts, state, 42_000)
  expect(leftTo(withMark(texts, read.value), 'black', 0)).toBe(258_000)
  const other = { ...read.value, seed: 10 }
  expect(withMark(texts, other)).toBe(other)
  const further = playTexts({ ...read.value, pause: 'no' }, ['e6-e5'])
  expect(withMark(texts, further)).toBe(further)
  for (const broken of ['', 'x', '9 1', '9 1 -5', '9 1 999999999999999', '{"a":1}']) {
    texts.write('tama.web.clock', broken)
    expect(withMark(texts, read.value), broken).toBe(read.value)
  }
})
