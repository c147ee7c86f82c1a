import { squareName } from '@tama/engine'
import { parsePosition } from '@tama/engine/notation'
import { expect, test } from 'vitest'
import { matchOf } from '../start/match.ts'
import { FIRST_CHOICES } from '../start/model.ts'
import { firstSquare, stepsBetween, boardViewOf as viewOf } from './board-view.ts'
import { aheadBy, takenBy } from './captured.ts'
import { jobFor } from './engine-job.ts'
import { settle } from './model.ts'
import { listedTurns } from './move-list.ts'
import { firstState, type PlayState } from './state.ts'
import { statusOf } from './status.ts'
import { best, playTexts, step } from './testing.ts'

const HABITS = { confirmMove: false, premoves: true }
const boardViewOf = (state: PlayState) => viewOf(state, HABITS)

const from = (fen: string | undefined, opponent: 'computer' | 'two-players' = 'two-players'): PlayState => {
  const read = fen === undefined ? undefined : parsePosition(fen)
  if (read?.ok === false) throw new Error(fen)
  const offer =
    read === undefined ? undefined : ({ kind: 'position', position: read.value, ruleset: 'dama' } as const)
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

test('taken pieces are counted by kind at the ply that is shown, and who is ahead', () => {
  const state = playTexts(from(undefined), ['d3-d4', 'd6-d5', 'd4xd8'])
  expect(takenBy(state, 'white')).toEqual({ man: 2, king: 0 })
  expect(takenBy(state, 'black')).toEqual({ man: 0, king: 0 })
  expect(aheadBy(state, 'white')).toBe(2)
  expect(aheadBy(state, 'black')).toBe(-2)
  expect(takenBy(step(state, { type: 'looked', at: 'first' }), 'white')).toEqual({ man: 0, king: 0 })
})

test('a king that is taken counts as a king', () => {
  const state = playTexts(from('W:Wa4,b1:BKa5,h8'), ['a4xa6'])
  expect(takenBy(state, 'white')).toEqual({ man: 0, king: 1 })
})

test('the board offers moves only to a person who is to move and looks at the game as it stands', () => {
  const state = from(undefined, 'computer')
  expect(boardViewOf(state).choices.length).toBeGreaterThan(0)
  const thinking = playTexts(state, ['d3-d4'])
  expect(boardViewOf(thinking).choices).toEqual([])
  const back = playTexts(thinking, ['d6-d5'])
  expect(boardViewOf(step(back, { type: 'looked', at: 0 })).choices).toEqual([])
})

test('a hint marks the piece, then the square it goes to', () => {
  const asked = step(from(undefined, 'computer'), { type: 'hint-asked' })
  const id = asked.engine.kind === 'busy' ? asked.engine.id : 0
  const shown = step(asked, { type: 'engine-answered', id, answer: best('d3-d4') })
  expect(boardViewOf(shown).hint).toHaveLength(1)
  expect(boardViewOf(step(shown, { type: 'hint-asked' })).hint).toHaveLength(2)
})

test('up to a turn of two is played forward or back on the same line, and nothing else', () => {
  const kinds = (before: PlayState, after: PlayState) =>
    stepsBetween(before, after).map(({ kind, ply }) => `${kind} ${ply}`)
  const before = from(undefined)
  const after = playTexts(before, ['d3-d4'])
  const later = playTexts(after, ['d6-d5'])
  expect(stepsBetween(before, after)).toEqual([{ kind: 'forward', move: after.game.plies[0]?.move, ply: 1 }])
  expect(kinds(before, later)).toEqual(['forward 1', 'forward 2'])
  expect(kinds(later, before)).toEqual(['back 1', 'back 0'])
  expect(kinds(later, step(later, { type: 'looked', at: 'previous' }))).toEqual(['back 1'])
  expect(kinds(before, step(after, { type: 'flipped' }))).toEqual([])
  expect(kinds(playTexts(before, ['e3-e4']), later)).toEqual([])
  const long = playTexts(later, ['d4xd8'])
  expect(kinds(before, long)).toEqual([])
})

test('while the computer thinks, moves for the next turn may be entered where the user wants that', () => {
  const thinking = playTexts(from(undefined, 'computer'), ['d3-d4'])
  expect(viewOf(thinking, HABITS).premoves?.length).toBeGreaterThan(0)
  expect(viewOf(thinking, { ...HABITS, premoves: false }).premoves).toBeUndefined()
  expect(viewOf(from(undefined), HABITS).premoves).toBeUndefined()
})

test('a move waits for a second yes only where the user wants that and may move', () => {
  const habits = { ...HABITS, confirmMove: true }
  const state = from(undefined, 'computer')
  expect(viewOf(state, habits).confirm).toBe(true)
  expect(viewOf(state, HABITS).confirm).toBeUndefined()
  expect(viewOf(playTexts(state, ['d3-d4']), habits).confirm).toBeUndefined()
})

test('at the end the board is told who won, and which pieces could not move', () => {
  const over = playTexts(from('W:Wa4,b2:Ba5'), ['a4xa6'])
  expect(boardViewOf(over).over).toEqual({ winner: 'white', stuck: [] })
  const blocked = playTexts(from('W:Wa3,b4,b5,c5:Ba5'), ['b4-a4'])
  expect(boardViewOf(blocked).over?.stuck.map(squareName)).toEqual(['a5'])
  expect(boardViewOf(from(undefined)).over).toBeUndefined()
})

test('the engine gets the start, the whole line and the level of the side to move', () => {
  const state = playTexts(from(undefined, 'computer'), ['d3-d4', 'd6-d5', 'd4xd8'])
  if (state.engine.kind !== 'busy') throw new Error('not busy')
  expect(jobFor(state.engine, state, 0)).toMatchObject({
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
