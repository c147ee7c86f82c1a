import { START, squareName } from '@tama/engine'
import { expect, test } from 'vitest'
import { type Entry, NOTHING_ENTERED, touch } from './entry.ts'
import { answersTo, marksOf } from './marks.ts'
import { at, CASES, moveOf, positionOf, squares, viewOf } from './testing/positions.ts'
import type { BoardView } from './view.ts'

const marks = (view: BoardView, entry: Entry = NOTHING_ENTERED): readonly string[] =>
  marksOf(view, entry, undefined, undefined).map(({ kind, square }) => `${kind} ${squareName(square)}`)

const after = (view: BoardView, names: string): Entry =>
  squares(names).reduce<Entry>((entry, square) => touch(view, entry, square, 'slow').entry, NOTHING_ENTERED)

test('the start has no marks', () => {
  expect(marks(viewOf(START))).toEqual([])
})

test('pieces that must capture are ringed until one is chosen', () => {
  const view = viewOf(CASES.twoPieces)
  expect(marks(view)).toEqual(['must c2', 'must f2'])
  expect(marks(view, after(view, 'c2'))).toEqual(['chosen c2', 'capture-target c4'])
  expect(marks({ ...view, mode: 'edit' })).toEqual([])
})

test('quiet targets, capture targets and landings look different', () => {
  const start = viewOf(START, 'tama')
  expect(marks(start, after(start, 'a3'))).toEqual(['chosen a3', 'target a4', 'target b4'])
  const fork = viewOf(CASES.twoRoutesToOneSquare)
  expect(marks(fork, after(fork, 'd2'))).toEqual([
    'chosen d2',
    'landing b2',
    'landing b4',
    'capture-target d4',
    'capture-target b6',
  ])
})

test('a question shows only what can be chosen', () => {
  const view = viewOf(CASES.twoRoutesToOneSquare)
  expect(marks(view, after(view, 'd2 b6'))).toEqual(['chosen d2', 'fork b2', 'fork d4'])
  expect(marks(view, after(view, 'd2 b2'))).toEqual(['chosen b4', 'fork d4', 'fork b6'])
})

test('the last move is marked with all its squares and what it took', () => {
  const view: BoardView = { ...viewOf(START), lastMove: moveOf('f3 f5 d5', 'f4 e5') }
  expect(marks(view)).toEqual(['last-from f3', 'last-via f5', 'last-to d5', 'last-taken f4', 'last-taken e5'])
})

test('a last move that ended where it started marks that square once', () => {
  const view: BoardView = { ...viewOf(START), lastMove: moveOf('d2 d4 b4 b2 d2', 'd3 c4 b3 c2') }
  expect(marks(view).filter((mark) => mark.endsWith(' d2'))).toEqual(['last-to d2'])
})

test('a hint marks the piece and where it goes, a refusal the touched square, a drag what it is over', () => {
  const view: BoardView = { ...viewOf(START), hint: squares('d3 d4') }
  expect(marks(view)).toEqual(['hint-to d4', 'hint-from d3'])
  const refused = marksOf(viewOf(START), NOTHING_ENTERED, { kind: 'blocked', square: at('d2') }, at('d4'))
  expect(refused).toEqual([
    { kind: 'over', square: at('d4') },
    { kind: 'refused', square: at('d2') },
  ])
})

test('after a wrong touch the pieces that must capture are marked all the more, and it is told where to look', () => {
  const view = viewOf(CASES.obligation)
  const { told } = touch(view, NOTHING_ENTERED, at('a2'))
  if (told?.kind !== 'refused') throw new Error('refused')
  const kinds = marksOf(view, NOTHING_ENTERED, told.refusal, undefined).map(({ kind }) => kind)
  expect(kinds).toEqual(['must-now', 'refused'])
  expect(answersTo(told.refusal)).toEqual([at('h4')])
  expect(answersTo({ kind: 'blocked', square: at('d2') })).toEqual([])
})

test('a premove is marked at both ends, a move that waits where it ends', () => {
  const view: BoardView = { ...viewOf(START), choices: [], premove: moveOf('d3 d4') }
  expect(marks(view)).toEqual(['premove-from d3', 'premove-to d4'])
  const waiting: Entry = { phase: 'pending', move: moveOf('d3 d4'), hops: 0 }
  expect(marks({ ...viewOf(START), lastMove: moveOf('d7 d6') }, waiting)).toEqual(['pending d4'])
})

test('a game that is over marks the winner’s last move and the pieces that were stuck', () => {
  const position = positionOf('black', 'a3 a4 b5', 'a5')
  const over = { winner: 'white', stuck: [at('a5')] } as const
  const won: BoardView = { ...viewOf(position), choices: [], lastMove: moveOf('b4 b5'), over }
  expect(marks(won)).toEqual(['last-from b4', 'last-to b5', 'stuck a5', 'won b5'])
  expect(marks({ ...won, over: { winner: undefined, stuck: [] } })).toEqual(['last-from b4', 'last-to b5'])
  expect(marks({ ...won, over: { winner: 'black', stuck: [] } })).toEqual(['last-from b4', 'last-to b5'])
})
