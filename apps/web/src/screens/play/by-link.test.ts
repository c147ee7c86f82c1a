import { status } from '@tama/engine'
import { expect, test } from 'vitest'
import { matchOf } from '../start/match.ts'
import { FIRST_CHOICES } from '../start/model.ts'
import { hasNews, isOffered } from './by-link.ts'
import type { PlayEvent } from './model.ts'
import { makeSave, readSave } from './save.ts'
import { firstState, isHumanTurn, type PlayState } from './state.ts'
import { statusOf } from './status.ts'
import { playTexts, step } from './testing.ts'
import { takeBack } from './turns-back.ts'

const byLink = (side: 'white' | 'black' = 'white'): PlayState =>
  firstState(matchOf({ ...FIRST_CHOICES, opponent: 'friend', side }, undefined, { coin: 0, seed: 1 }))

const run = (state: PlayState, ...events: readonly PlayEvent[]): PlayState => events.reduce(step, state)

test('a move is news until the link has been handed over, and then the friend is waited for', () => {
  const moved = playTexts(byLink(), ['d3-d4'])
  expect(hasNews(byLink())).toBe(false)
  expect(hasNews(moved)).toBe(true)
  const sent = run(moved, { type: 'handed-over' })
  expect(hasNews(sent)).toBe(false)
  expect(isHumanTurn(sent)).toBe(false)
  expect(statusOf(sent).headline).toEqual({ kind: 'friend' })
  expect(sent.engine).toEqual({ kind: 'idle' })
})

test('who has Black sends an invitation first', () => {
  expect(hasNews(byLink('black'))).toBe(true)
  expect(hasNews(run(byLink('black'), { type: 'handed-over' }))).toBe(false)
})

test('a move can be taken back until it is handed over, and is not counted', () => {
  const moved = playTexts(byLink(), ['d3-d4'])
  const back = run(moved, { type: 'took-back' })
  expect(back.game.cursor).toBe(0)
  expect(back.takeBacks).toBe(0)
  expect(takeBack(run(moved, { type: 'handed-over' }))).toBeUndefined()
})

test('a draw is offered with the move, once, and the next move of anybody ends the offer', () => {
  const moved = playTexts(byLink(), ['d3-d4'])
  const offering = run(moved, { type: 'handed-over' }, { type: 'draw-offered', yes: true })
  expect(offering.link?.drawOffer).toBeUndefined()
  const offered = run(moved, { type: 'draw-offered', yes: true })
  expect(offered.link?.drawOffer).toBe('white')
  expect(isOffered(offered)).toBe(false)
  expect(run(offered, { type: 'draw-offered', yes: false }).link?.drawOffer).toBeUndefined()
})

test('taking a draw ends the game and is to be told; passing it over goes on', () => {
  const waiting = playTexts(byLink('white'), [])
  const offered: PlayState = { ...waiting, link: { sent: undefined, drawOffer: 'black' } }
  expect(isOffered(offered)).toBe(true)
  const taken = run(offered, { type: 'draw-answered', yes: true })
  expect(status(taken.game)).toEqual({ kind: 'draw', reason: 'agreement' })
  expect(hasNews(taken)).toBe(true)
  const passed = run(offered, { type: 'draw-answered', yes: false })
  expect(isOffered(passed)).toBe(false)
  expect(status(passed.game).kind).toBe('playing')
})

test('nobody takes a draw that was not offered', () => {
  const state = byLink()
  expect(run(state, { type: 'draw-answered', yes: true })).toEqual(state)
})

test('a resignation is to be told, and can be taken back until then', () => {
  const state = run(byLink(), { type: 'asked', question: 'resign' }, { type: 'answered', yes: true })
  expect(status(state.game)).toMatchObject({ winner: 'black', reason: 'resignation' })
  expect(hasNews(state)).toBe(true)
  expect(status(run(state, { type: 'took-back' }).game).kind).toBe('playing')
  expect(takeBack(run(state, { type: 'handed-over' }))).toBeUndefined()
})

test('there are no hints against a friend', () => {
  expect(run(byLink(), { type: 'hint-asked' }).engine).toEqual({ kind: 'idle' })
})

test('a kept game still knows what was handed over and offered', () => {
  const moved = playTexts(byLink(), ['d3-d4'])
  for (const state of [
    moved,
    run(moved, { type: 'draw-offered', yes: true }),
    run(moved, { type: 'handed-over' }),
  ]) {
    const read = readSave(makeSave(state, 0))
    expect(read.ok && read.value.link).toEqual(state.link)
    expect(read.ok && hasNews(read.value)).toBe(hasNews(state))
  }
})
