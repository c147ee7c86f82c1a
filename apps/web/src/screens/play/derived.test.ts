import { squareName } from '@tama/engine'
import { parsePosition } from '@tama/engine/notation'
import { expect, test } from 'vitest'
import { FIRST_CHOICES, matchOf } from '../start/model.ts'
import { boardViewOf, firstSquare, moveBetween } from './board-view.ts'
import { takenBy } from './captured.ts'
import { jobFor } from './engine-job.ts'
import { reduce, settle } from './model.ts'
import { listedTurns } from './move-list.ts'
import { firstState, type PlayState } from './state.ts'
import { statusOf } from './status.ts'
import { best, playTexts } from './testing.ts'

const from = (fen: string | undefined, opponent: 'computer' | 'two-players' = 'two-players'): PlayState => {
  const read = fen === undefined ? undefined : parsePosition(fen)
  if (read?.ok === false) throw new Error(fen)
  const offer = read === undefined ? undefined : { position: read.value, ruleset: 'dama' }
  return settle(firstState(matchOf({ ...FIRST_CHOICES, opponent }, offer, { coin: 0, seed: 3 })))
}

test('the status counts the pieces that must be taken', () => {
  expect(statusOf(from('W:Wc2,h3:Bc3,c5,a7')).mustTake).toBe(2)
  expect(statusOf(from(undefined)).mustTake).toBe(0)
})

test('the status tells one person that it is their turn, and two people whose it is', () => {
  expect(statusOf(from(undefined, 'computer')).headline).toEqual({ kind: 'your-turn' })
  expect(statusOf(from(undefined)).headline).toEqual({ kind: 'turn', colour: 'white' })
  expect(statusOf(playTexts(from(undefined, 'computer'), ['d3-d4'])).headline).toEqual({ kind: 'thinking' })
})

test('moves are listed in numbered turns, and a game that Black begins leaves White out of the first', () => {
  expect(listedTurns(playTexts(from(undefined), ['d3-d4', 'd6-d5', 'd4xd8']).game)).toEqual([
    { number: 1, white: { ply: 1, text: 'd3-d4' }, black: { ply: 2, text: 'd6-d5' } },
    { number: 2, white: { ply: 3, text: 'd4xd8' }, black: undefined },
  ])
  expect(listedTurns(playTexts(from('B:Wa3,b3:Bh6,g6'), ['h6-h5', 'a3-a4']).game)).toEqual([
    { number: 1, white: undefined, black: { ply: 1, text: 'h6-h5' } },
    { number: 2, white: { ply: 2, text: 'a3-a4' }, black: undefined },
  ])
})

test('taken pieces are counted at the ply that is shown', () => {
  const state = playTexts(from(undefined), ['d3-d4', 'd6-d5', 'd4xd8'])
  expect(takenBy(state, 'white')).toBe(2)
  expect(takenBy(state, 'black')).toBe(0)
  expect(takenBy(reduce(state, { type: 'looked', at: 'first' }), 'white')).toBe(0)
})

test('the board offers moves only to a person who is to move and looks at the game as it stands', () => {
  const state = from(undefined, 'computer')
  expect(boardViewOf(state).choices.length).toBeGreaterThan(0)
  const thinking = playTexts(state, ['d3-d4'])
  expect(boardViewOf(thinking).choices).toEqual([])
  const back = playTexts(thinking, ['d6-d5'])
  expect(boardViewOf(reduce(back, { type: 'looked', at: 0 })).choices).toEqual([])
})

test('a hint marks the piece, then the square it goes to', () => {
  const asked = reduce(from(undefined, 'computer'), { type: 'hint-asked' })
  const id = asked.engine.kind === 'busy' ? asked.engine.id : 0
  const shown = reduce(asked, { type: 'engine-answered', id, answer: best('d3-d4') })
  expect(boardViewOf(shown).hint).toHaveLength(1)
  expect(boardViewOf(reduce(shown, { type: 'hint-asked' })).hint).toHaveLength(2)
})

test('only one step forward on the same line is animated', () => {
  const before = from(undefined)
  const after = playTexts(before, ['d3-d4'])
  const later = playTexts(after, ['d6-d5'])
  expect(moveBetween(before, after)).toBe(after.game.plies[0]?.move)
  expect(moveBetween(before, later)).toBeUndefined()
  expect(moveBetween(after, before)).toBeUndefined()
  expect(moveBetween(before, reduce(after, { type: 'flipped' }))).toBeUndefined()
  const other = playTexts(before, ['e3-e4'])
  expect(moveBetween(other, later)).toBeUndefined()
})

test('the engine gets the start, the whole line and the level of the side to move', () => {
  const state = playTexts(from(undefined, 'computer'), ['d3-d4', 'd6-d5', 'd4xd8'])
  if (state.engine.kind !== 'busy') throw new Error('not busy')
  expect(jobFor(state.engine, state)).toMatchObject({
    ruleset: 'tama',
    moves: ['d3-d4', 'd6-d5', 'd4xd6xd8'],
    level: FIRST_CHOICES.level,
  })
})

test('the keyboard begins on a piece that can move, near the middle', () => {
  const name = (state: PlayState) => {
    const square = firstSquare(boardViewOf(state))
    return square === undefined ? undefined : squareName(square)
  }
  expect(name(from(undefined))).toBe('d3')
  expect(name(from('W:Wa2,d4,h4:Bh5,a8,Kb8'))).toBe('h4')
  expect(name(playTexts(from(undefined, 'computer'), ['d3-d4']))).toBeUndefined()
})
