import { expect, test } from 'vitest'
import { matchOf } from '../start/match.ts'
import { FIRST_CHOICES } from '../start/model.ts'
import { makeSave, readSave } from './save.ts'
import { firstState, type PlayState } from './state.ts'
import { playTexts, step } from './testing.ts'

const chance = { coin: 0, seed: 7 }
const fresh = (opponent: 'computer' | 'two-players' = 'two-players'): PlayState =>
  firstState(matchOf({ ...FIRST_CHOICES, opponent }, undefined, chance))

const restored = (state: PlayState): PlayState => {
  const read = readSave(makeSave(state, 0))
  if (!read.ok) throw new Error('not restored')
  return read.value
}

test('a game in progress comes back with its moves, its players, its side of the board and what was taken back', () => {
  const played = playTexts(fresh(), ['d3-d4', 'd6-d5', 'd4xd8'])
  const state = step(step(played, { type: 'took-back' }), { type: 'flipped' })
  const back = restored(state)
  expect(back.game).toEqual(state.game)
  expect(back.game.cursor).toBe(2)
  expect(back.game.plies).toHaveLength(3)
  expect(back.orientation).toBe('black')
  expect(back.seats).toEqual(state.seats)
  expect(back.seed).toBe(7)
})

test('a game in which the computer was thinking comes back with the computer thinking', () => {
  const state = playTexts(fresh('computer'), ['d3-d4'])
  expect(restored(state).engine).toMatchObject({ kind: 'busy', purpose: 'move' })
})

test('a resigned game and an agreed draw stay ended', () => {
  for (const question of ['resign', 'draw'] as const) {
    const asked = step(playTexts(fresh(), ['d3-d4']), { type: 'asked', question })
    const ended = step(asked, { type: 'answered', yes: true })
    expect(restored(ended).game.agreed).toEqual(ended.game.agreed)
    expect(ended.game.agreed).toBeDefined()
  }
})

test('a game that was kept before there were clocks and links is still read', () => {
  const old = {
    version: 1,
    ruleset: 'dama',
    start: 'W:Wc2,h3:Bc3,c5,a7',
    moves: ['c2xc4xc6'],
    cursor: 1,
    agreed: 'no',
    seats: { white: { kind: 'human' }, black: { kind: 'computer', level: 3 } },
    seed: 12,
    orientation: 'white',
    hintsTaken: 1,
    isResultOpen: true,
  }
  const read = readSave(JSON.stringify(old))
  if (!read.ok) throw new Error('not read')
  expect(read.value).toMatchObject({ ruleset: 'dama', pause: 'no', takeBacks: 0, hintsTaken: 1 })
  expect(read.value.seats.black).toEqual({ kind: 'computer', level: 3, follows: false })
  expect(read.value.clock).toBeUndefined()
  expect(read.value.link).toBeUndefined()
  expect(read.value.game.cursor).toBe(1)
})

test('anything that is not a kept game is corrupt and never throws', () => {
  const good = JSON.parse(makeSave(playTexts(fresh(), ['d3-d4']), 0)) as Record<string, unknown>
  const bad = [
    '',
    'null',
    '{',
    '[]',
    '{"version":99}',
    JSON.stringify({ ...good, version: 2 }),
    JSON.stringify({ ...good, moves: ['d3-d5'] }),
    JSON.stringify({ ...good, moves: ['nonsense'] }),
    JSON.stringify({ ...good, start: 'W:Wa9:B' }),
    JSON.stringify({ ...good, ruleset: 'chess' }),
    JSON.stringify({ ...good, cursor: -1 }),
    JSON.stringify({ ...good, seats: { white: { kind: 'computer', level: 11 }, black: { kind: 'human' } } }),
  ]
  for (const text of bad) expect(readSave(text), text).toEqual({ ok: false, error: 'corrupt' })
})
