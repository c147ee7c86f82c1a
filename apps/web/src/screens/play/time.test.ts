import { type PresetId, status } from '@tama/engine'
import { parsePosition } from '@tama/engine/notation'
import { expect, test } from 'vitest'
import type { TimeControl } from '../../clock/time-control.ts'
import { matchOf } from '../start/match.ts'
import { FIRST_CHOICES, type Opponent } from '../start/model.ts'
import { jobFor } from './engine-job.ts'
import { type PlayEvent, reduce, settle } from './model.ts'
import { makeSave, readSave } from './save.ts'
import { firstState, isPlaying, mayMove, type PlayState } from './state.ts'
import { best, playTexts } from './testing.ts'
import { isRunning, leftTo, mayRun } from './time.ts'

const FIVE: TimeControl = { kind: 'fischer', baseSeconds: 300, addSeconds: 2 }

const timed = (
  opponent: Opponent = 'two-players',
  time = FIVE,
  fen?: string,
  ruleset: PresetId = 'dama',
): PlayState => {
  const read = fen === undefined ? undefined : parsePosition(fen)
  if (read?.ok === false) throw new Error(fen)
  const offer = read && ({ kind: 'position', position: read.value, ruleset } as const)
  return settle(firstState(matchOf({ ...FIRST_CHOICES, opponent, time }, offer, { coin: 0, seed: 1 })))
}

/** Events with the moments at which they happen, in seconds. */
const at = (state: PlayState, ...events: readonly (readonly [number, PlayEvent])[]): PlayState =>
  events.reduce((now, [seconds, event]) => reduce(now, event, seconds * 1000), state)

const move = (state: PlayState, text: string): PlayEvent => {
  const found = state.game.legal.find(({ from, path }) => {
    const name = (square: number) => 'abcdefgh'[square % 8] + String(Math.floor(square / 8) + 1)
    return `${name(from)}-${name(path[0])}` === text
  })
  if (found === undefined) throw new Error(text)
  return { type: 'moved', move: found }
}

const begun = (opponent?: Opponent, time?: TimeControl): PlayState => {
  const state = playTexts(timed(opponent, time), ['d3-d4'])
  return at(state, [0, { type: 'clock-set' }])
}

test('no clock runs before the first move, and none until the board has shown it', () => {
  expect(mayRun(timed())).toBe(false)
  const moved = playTexts(timed(), ['d3-d4'])
  expect(mayRun(moved)).toBe(true)
  expect(isRunning(moved)).toBe(false)
  expect(isRunning(at(moved, [0, { type: 'clock-set' }]))).toBe(true)
})

test('a move counts what its turn took and what it adds, and stops the clock', () => {
  const state = begun()
  const answered = at(state, [7, move(state, 'e6-e5')])
  expect(leftTo(answered, 'black', 99_000)).toBe(295_000)
  expect(leftTo(answered, 'white', 99_000)).toBe(302_000)
  expect(isRunning(answered)).toBe(false)
})

test('whose time is up has lost, and the move that comes too late is not played', () => {
  const state = begun()
  const late = at(state, [301, move(state, 'e6-e5')])
  expect(status(late.game)).toEqual({ kind: 'win', winner: 'white', reason: 'time' })
  expect(late.game.cursor).toBe(1)
  expect(late.isResultOpen).toBe(true)
  expect(leftTo(late, 'black', 999_000)).toBe(0)
  expect(isPlaying(at(state, [299, { type: 'clock-looked' }]))).toBe(true)
})

test('a loss on time can be taken back, and the turn begins anew', () => {
  const late = at(begun(), [301, { type: 'clock-looked' }], [302, { type: 'took-back' }])
  expect(isPlaying(late)).toBe(true)
  expect(leftTo(late, 'black', 302_000)).toBe(300_000)
})

test('a resignation that is taken back gives no time back', () => {
  const state = at(
    begun(),
    [100, { type: 'asked', question: 'resign' }],
    [100, { type: 'answered', yes: true }],
    [200, { type: 'took-back' }],
  )
  expect(isPlaying(state)).toBe(true)
  expect(leftTo(state, 'black', 200_000)).toBe(200_000)
})

test('moves that are taken back give their time back, and played again they have it again', () => {
  const state = begun()
  const answered = at(state, [50, move(state, 'e6-e5')], [50, { type: 'clock-set' }])
  const back = at(answered, [90, { type: 'took-back' }])
  expect(back.game.cursor).toBe(1)
  expect(leftTo(back, 'black', 90_000)).toBe(300_000)
  const again = at(back, [95, { type: 'played-again' }])
  expect(leftTo(again, 'black', 95_000)).toBe(252_000)
})

test('a pause stops the clock and the board, and goes on with the time there was', () => {
  const state = begun()
  const paused = at(state, [10, { type: 'paused' }])
  expect(isRunning(paused)).toBe(false)
  expect(at(paused, [500, move(state, 'e6-e5')]).game.cursor).toBe(1)
  const resumed = at(paused, [900, { type: 'resumed' }], [900, { type: 'clock-set' }])
  expect(leftTo(resumed, 'black', 905_000)).toBe(285_000)
})

test('a pause stops the computer, which thinks again afterwards', () => {
  const state = begun('computer')
  expect(state.engine.kind).toBe('busy')
  const paused = at(state, [1, { type: 'paused' }])
  expect(paused.engine).toEqual({ kind: 'idle' })
  expect(at(paused, [2, { type: 'resumed' }]).engine).toMatchObject({ kind: 'busy', purpose: 'move' })
})

test('nothing runs while the computer cannot move', () => {
  const state = begun('computer')
  if (state.engine.kind !== 'busy') throw new Error('not busy')
  const { id } = state.engine
  const failed = at(state, [5, { type: 'engine-answered', id, answer: { kind: 'failed', why: 'crashed' } }])
  expect(isRunning(failed)).toBe(false)
  expect(leftTo(failed, 'black', 500_000)).toBe(295_000)
})

test('the computer is given a part of its time', () => {
  const state = begun('computer')
  if (state.engine.kind !== 'busy') throw new Error('not busy')
  const { limits, level } = jobFor(state.engine, state, 0)
  expect(limits?.timeMs).toBeGreaterThan(5000)
  expect(limits?.timeMs).toBeLessThan(20_000)
  expect(level).toBe(FIRST_CHOICES.level)
  expect(jobFor(state.engine, state, 299_000).limits?.timeMs).toBeLessThan(2000)
})

test('the computer loses on time, too', () => {
  const state = begun('computer')
  if (state.engine.kind !== 'busy') throw new Error('not busy')
  const { id } = state.engine
  const late = at(state, [301, { type: 'engine-answered', id, answer: best('d6-d5') }])
  expect(status(late.game)).toMatchObject({ winner: 'white', reason: 'time' })
  expect(late.engine).toEqual({ kind: 'idle' })
})

test('a capture that leaves a piece each ends the game at once: clocks and computer stand still', () => {
  for (const opponent of ['two-players', 'computer'] as const) {
    const begin = timed(opponent, FIVE, 'W:Wd4:Bd5,a8', 'dama-federation')
    const over = at(playTexts(begin, ['d4xd6']), [1, { type: 'clock-set' }])
    expect(status(over.game)).toMatchObject({ kind: 'draw' })
    const moves = [over.engine.kind, isRunning(over), mayRun(over), mayMove(over)]
    expect(moves).toEqual(['idle', false, false, false])
    const later = at(over, [999, { type: 'clock-looked' }])
    expect(status(later.game)).toEqual(status(over.game))
  }
})

test('who must take the last piece and runs out of time does not lose', () => {
  const state = timed('two-players', FIVE, 'B:Wd3,a2:Bd5,h7')
  const moved = at(playTexts(state, ['d5-d4']), [0, { type: 'clock-set' }])
  expect(status(at(moved, [301, { type: 'clock-looked' }]).game)).toMatchObject({ kind: 'win' })
  const last = timed('two-players', FIVE, 'B:Wd3,a2:Bd5')
  const bare = at(playTexts(last, ['d5-d4']), [0, { type: 'clock-set' }])
  expect(status(at(bare, [301, { type: 'clock-looked' }]).game)).toEqual({ kind: 'draw', reason: 'time' })
})

test('a kept game comes back paused, with what its clock had run until then', () => {
  const read = readSave(makeSave(begun(), 40_000))
  if (!read.ok) throw new Error('not read')
  expect(read.value.pause).toBe('paused')
  expect(isRunning(read.value)).toBe(false)
  expect(leftTo(read.value, 'black', 0)).toBe(260_000)
  expect(leftTo(read.value, 'white', 0)).toBe(302_000)
  expect(read.value.clock?.control).toEqual(FIVE)
})

test('a game lost on time stays lost', () => {
  const read = readSave(makeSave(at(begun(), [301, { type: 'clock-looked' }]), 0))
  expect(read.ok && status(read.value.game)).toEqual({ kind: 'win', winner: 'white', reason: 'time' })
  expect(read.ok && read.value.pause).toBe('no')
})

test('a clock that does not fit its game is left out, and the game comes back', () => {
  const save = JSON.parse(makeSave(begun(), 0)) as Record<string, unknown>
  for (const clock of [
    null,
    {},
    { control: FIVE, turns: [], usedMs: 0 },
    { control: FIVE, turns: 'x', usedMs: -1 },
  ]) {
    const read = readSave(JSON.stringify({ ...save, clock }))
    expect(read.ok && read.value.clock).toBeUndefined()
    expect(read.ok && read.value.game.cursor).toBe(1)
  }
})
