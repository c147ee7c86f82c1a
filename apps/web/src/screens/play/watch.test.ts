import { expect, test } from 'vitest'
import { matchOf } from '../start/match.ts'
import { FIRST_CHOICES } from '../start/model.ts'
import { type PlayEvent, settle } from './model.ts'
import { makeSave, readSave } from './save.ts'
import { firstState, mayMove, type PlayState } from './state.ts'
import { statusOf } from './status.ts'
import { best, step } from './testing.ts'
import { playAgain, takeBack } from './turns-back.ts'

const watched = (): PlayState =>
  settle(firstState(matchOf({ ...FIRST_CHOICES, opponent: 'watch' }, undefined, { coin: 0, seed: 1 })))

const run = (state: PlayState, ...events: readonly PlayEvent[]): PlayState => events.reduce(step, state)

const answer = (state: PlayState, move: string): PlayState => {
  if (state.engine.kind !== 'busy') throw new Error('nobody was asked')
  return run(state, { type: 'engine-answered', id: state.engine.id, answer: best(move) })
}

test('the computer answers itself, and nobody else may move', () => {
  const one = answer(watched(), 'd3-d4')
  expect(one.engine).toMatchObject({ kind: 'busy', purpose: 'move' })
  expect(mayMove(one)).toBe(false)
  expect(statusOf(one).headline).toEqual({ kind: 'turn', colour: 'black' })
  expect(answer(one, 'd6-d5').game.cursor).toBe(2)
})

test('a pause drops the search, and its late answer is not played', () => {
  const state = watched()
  const { id } = state.engine as { id: number }
  const paused = run(state, { type: 'paused' })
  expect(paused.engine).toEqual({ kind: 'idle' })
  expect(run(paused, { type: 'engine-answered', id, answer: best('d3-d4') }).game.cursor).toBe(0)
  expect(run(paused, { type: 'resumed' }).engine).toMatchObject({ kind: 'busy' })
})

test('a step is one move, and then the game waits again', () => {
  const stepped = run(watched(), { type: 'paused' }, { type: 'stepped' })
  expect(stepped.engine).toMatchObject({ kind: 'busy' })
  const moved = answer(stepped, 'd3-d4')
  expect(moved.game.cursor).toBe(1)
  expect(moved.pause).toBe('paused')
  expect(moved.engine).toEqual({ kind: 'idle' })
})

test('a step while the game runs ends the run after one move', () => {
  expect(answer(run(watched(), { type: 'stepped' }), 'd3-d4').pause).toBe('paused')
})

test('a watched game takes nothing back, and comes back paused', () => {
  const state = answer(answer(watched(), 'd3-d4'), 'd6-d5')
  expect(takeBack(state)).toBeUndefined()
  expect(playAgain(state)).toBeUndefined()
  const read = readSave(makeSave(state, 0))
  expect(read.ok && read.value.pause).toBe('paused')
  expect(read.ok && read.value.engine).toEqual({ kind: 'idle' })
})

test('a person who plays without a clock has nothing to pause', () => {
  const alone = settle(firstState(matchOf(FIRST_CHOICES, undefined, { coin: 0, seed: 1 })))
  expect(run(alone, { type: 'paused' }).pause).toBe('no')
  expect(run(alone, { type: 'stepped' }).pause).toBe('no')
})
