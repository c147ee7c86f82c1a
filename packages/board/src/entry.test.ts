import { type Move, moveKey, SQUARES, START, sameMove, squareName } from '@tama/engine'
import { expect, test } from 'vitest'
import {
  type Chosen,
  changeOf,
  drop,
  type Entry,
  type Manner,
  NOTHING_ENTERED,
  nextSquares,
  type Step,
  stepBack,
  takenSquares,
  targetSquares,
  touch,
} from './entry.ts'
import { at, CASES, moveOf, positionOf, squares, viewOf } from './testing/positions.ts'
import type { BoardView } from './view.ts'

/** Touches squares one after the other. */
const touchAll = (view: BoardView, names: string, manner: Manner = 'quick'): Step =>
  squares(names).reduce<Step>(({ entry }, square) => touch(view, entry, square, manner), {
    entry: NOTHING_ENTERED,
  })

const chosen = ({ entry }: Step): Chosen => {
  if (entry.phase !== 'chosen') throw new Error(entry.phase)
  return entry
}

const names = (of: readonly number[]): readonly string[] => of.map((square) => squareName(square as never))

test('a piece with several moves is chosen, then its square', () => {
  const view = viewOf(START, 'tama')
  const first = touchAll(view, 'd3')
  expect(first.told).toEqual({ kind: 'chosen', square: at('d3'), targets: squares('c4 d4 e4') })
  expect(names(targetSquares(chosen(first)))).toEqual(['c4', 'd4', 'e4'])
  expect(touchAll(view, 'd3 d4').told).toEqual({ kind: 'move', move: moveOf('d3 d4') })
})

test('a quick touch of a piece with one move plays it; a slow one shows where it goes first', () => {
  const view = viewOf(START)
  expect(touchAll(view, 'd3').told).toEqual({ kind: 'move', move: moveOf('d3 d4') })
  const slow = touchAll(view, 'd3', 'slow')
  expect(slow.told).toEqual({ kind: 'chosen', square: at('d3'), targets: [at('d4')] })
  expect(touch(view, slow.entry, at('d4')).told).toEqual({ kind: 'move', move: moveOf('d3 d4') })
})

test('a square that only one piece reaches plays at once', () => {
  expect(touchAll(viewOf(START), 'd4').told).toEqual({ kind: 'move', move: moveOf('d3 d4') })
})

test('a square that two pieces reach, or none, does nothing', () => {
  expect(touchAll(viewOf(START, 'tama'), 'd4')).toEqual({ entry: NOTHING_ENTERED })
  expect(touchAll(viewOf(START), 'd5')).toEqual({ entry: NOTHING_ENTERED })
})

test('the only capture there is plays by one touch of its piece or of its final square', () => {
  const view = viewOf(CASES.fourHops)
  const move = moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7')
  expect(touchAll(view, 'f3').told).toEqual({ kind: 'move', move })
  expect(touchAll(view, 'b7').told).toEqual({ kind: 'move', move })
  expect(touchAll(view, 'f3', 'slow').told).toEqual({ kind: 'move', move })
})

test('a landing that only one piece passes plays, too, as far as there is nothing to ask', () => {
  expect(touchAll(viewOf(CASES.fourHops), 'd5').told).toMatchObject({
    kind: 'move',
    move: { from: at('f3') },
  })
  expect(touchAll(viewOf(CASES.twoRoutesToOneSquare), 'b4').told).toMatchObject({ kind: 'go-on' })
})

test('one capture of a piece among those of others plays by a quick touch of it', () => {
  const view = viewOf(CASES.twoPieces)
  expect(touchAll(view, 'c2').told).toEqual({ kind: 'move', move: moveOf('c2 c4', 'c3') })
  const slow = touchAll(view, 'c2', 'slow')
  expect(slow.told).toEqual({ kind: 'chosen', square: at('c2'), targets: [at('c4')] })
  expect(touchAll(view, 'c2 c4', 'slow').told).toEqual({ kind: 'move', move: moveOf('c2 c4', 'c3') })
})

test('touching another piece that can move chooses it instead; touching the same again lets it go', () => {
  const view = viewOf(CASES.twoPieces)
  expect(chosen(touchAll(view, 'c2 f2', 'slow')).from).toBe(at('f2'))
  expect(touchAll(view, 'c2 c2', 'slow')).toEqual({ entry: NOTHING_ENTERED, told: { kind: 'cancelled' } })
})

test('a piece without a move is refused with the reason', () => {
  const view = viewOf(CASES.obligation)
  expect(touchAll(view, 'a2').told).toEqual({
    kind: 'refused',
    refusal: { kind: 'must-capture', square: at('a2'), must: [at('h4')], count: 1 },
  })
  expect(touchAll(view, 'h5').told).toEqual({
    kind: 'refused',
    refusal: { kind: 'not-yours', square: at('h5') },
  })
  const start = viewOf(START)
  expect(touchAll(start, 'd2').told).toEqual({
    kind: 'refused',
    refusal: { kind: 'blocked', square: at('d2') },
  })
})

test('a wrong target is refused with the right ones and the piece stays chosen', () => {
  const step = touchAll(viewOf(START), 'd3 d5', 'slow')
  expect(step.told).toEqual({
    kind: 'refused',
    refusal: { kind: 'not-a-target', square: at('d5'), targets: [at('d4')] },
  })
  expect(chosen(step).from).toBe(at('d3'))
})

test('two results on one final square always ask, whichever square is touched first', () => {
  const view = viewOf(CASES.twoRoutesToOneSquare)
  const step = touchAll(view, 'd2 b6')
  expect(step.told).toEqual({ kind: 'go-on', targets: squares('b2 d4') })
  expect(chosen(step).asking).toBe(true)
  expect(touchAll(view, 'd2 b6 d4').told).toEqual({
    kind: 'move',
    move: moveOf('d2 d4 b4 b6', 'd3 c4 b5'),
  })
  expect(touchAll(view, 'd2 b6 b2').told).toEqual({
    kind: 'move',
    move: moveOf('d2 b2 b4 b6', 'c2 b3 b5'),
  })
  expect(touchAll(view, 'b6').told).toEqual({ kind: 'go-on', targets: squares('b2 d4') })
})

test('a square that is the end of one capture and a landing of another asks, too', () => {
  const view = viewOf(CASES.twoRoutesToOneSquare)
  const step = touchAll(view, 'd2 d4')
  expect(step.told).toEqual({ kind: 'go-on', targets: squares('b2 d4') })
  expect(touchAll(view, 'd2 d4 d4').told).toEqual({
    kind: 'move',
    move: moveOf('d2 d4 b4 b6', 'd3 c4 b5'),
  })
  expect(touchAll(view, 'd2 d4 b2').told).toEqual({
    kind: 'move',
    move: moveOf('d2 b2 b4 d4', 'c2 b3 c4'),
  })
})

test('a landing that several captures share is entered, and then only the fork is asked', () => {
  const view = viewOf(CASES.twoRoutesToOneSquare)
  const step = touchAll(view, 'd2 b2')
  expect(chosen(step).trail).toEqual(squares('b2 b4'))
  expect(takenSquares(step.entry)).toEqual(squares('c2 b3'))
  expect(step.told).toEqual({ kind: 'go-on', targets: squares('d4 b6') })
  expect(touchAll(view, 'd2 b2 d4').told).toMatchObject({ move: { captured: squares('c2 b3 c4') } })
})

test('half a capture is taken back hop by hop, then the choice of the piece', () => {
  const view = viewOf(CASES.twoRoutesToOneSquare)
  const half = touchAll(view, 'd2 b2')
  const trails: (readonly string[])[] = []
  let { entry } = half
  while (entry.phase === 'chosen') {
    trails.push(names(entry.trail))
    entry = stepBack(view, entry).entry
  }
  expect(trails).toEqual([['b2', 'b4'], ['b2'], []])
  expect(entry).toEqual(NOTHING_ENTERED)
})

test('what a touch has changed on the picture is told as hops of one route, forwards or back', () => {
  const view = viewOf(CASES.twoRoutesToOneSquare)
  const chosenOnly = touchAll(view, 'd2').entry
  const half = touchAll(view, 'd2 b2').entry
  const back = touch(view, half, at('b2')).entry
  expect(changeOf(NOTHING_ENTERED, chosenOnly)).toBeUndefined()
  expect(changeOf(chosenOnly, half)).toMatchObject({ hops: 0, until: 2, route: { from: at('d2') } })
  expect(changeOf(half, back)).toMatchObject({ hops: 2, until: 1 })
  const move = moveOf('d2 d4 b4 b6', 'd3 c4 b5')
  const waits: Entry = { phase: 'pending', move, hops: 1 }
  expect(changeOf(half, waits)).toEqual({ route: move, hops: 1, until: 3 })
  expect(changeOf(waits, NOTHING_ENTERED)).toEqual({ route: move, hops: 3, until: 0 })
  expect(changeOf(half, { phase: 'entered', move, hops: 1 })).toBeUndefined()
})

test('touching the square before takes one hop back', () => {
  const view = viewOf(CASES.twoRoutesToOneSquare)
  const half = touchAll(view, 'd2 b2')
  const back = touch(view, half.entry, at('b2'))
  expect(chosen(back).trail).toEqual(squares('b2'))
  expect(chosen(touch(view, back.entry, at('d2'))).trail).toEqual([])
})

test('in the middle of a capture no other piece can be moved: the capture stays as it is', () => {
  const view = viewOf(positionOf('white', 'd2 h2', 'd3 c4 b5 c2 b3'))
  const half = touchAll(view, 'd2 b2')
  const step = touch(view, half.entry, at('h2'))
  expect(step.entry).toBe(half.entry)
  expect(step.told).toEqual({
    kind: 'refused',
    refusal: { kind: 'not-a-target', square: at('h2'), targets: squares('d4 b6') },
  })
  const another = viewOf(CASES.anotherPiece)
  expect(touchAll(another, 'c2').told).toEqual({ kind: 'move', move: moveOf('c2 c4 c6', 'c3 c5') })
  expect(touchAll(another, 'h2').told).toMatchObject({ refusal: { kind: 'must-capture', must: [at('c2')] } })
})

test('two routes of one move never ask', () => {
  const view = viewOf(positionOf('white', 'Kd2 h1', 'd3 c4 b3 c2'), 'tama')
  const loops = view.choices.filter(({ path }) => path[path.length - 1] === at('d2'))
  expect(loops.length).toBeGreaterThan(1)
  expect(new Set(loops.map(moveKey)).size).toBe(1)
  const { told } = touchAll(view, 'd2 d2')
  expect(told?.kind === 'move' && moveKey(told.move)).toBe(moveKey(loops[0] as Move))
})

test('a drag to a landing, or to the final square, is a touch of it', () => {
  const view = viewOf(CASES.twoPieces)
  const piece = touchAll(view, 'c2', 'slow').entry
  expect(drop(view, piece, at('c4'), squares('c3 c4')).told).toEqual({
    kind: 'move',
    move: moveOf('c2 c4', 'c3'),
  })
})

test('a drag through the landings answers what a drag straight there would ask', () => {
  const view = viewOf(CASES.twoRoutesToOneSquare)
  const piece = touchAll(view, 'd2').entry
  expect(drop(view, piece, at('b6'), squares('c3 b4 b6')).told).toMatchObject({ kind: 'go-on' })
  expect(drop(view, piece, at('b6'), squares('d3 d4 c4 b4 b5 b6')).told).toMatchObject({
    move: { captured: squares('d3 c4 b5') },
  })
  expect(drop(view, piece, at('b6'), squares('c2 b2 b3 b4 b5 b6')).told).toMatchObject({
    move: { captured: squares('c2 b3 b5') },
  })
  expect(drop(view, piece, at('d4'), squares('c2 b2 b3 b4 c4 d4')).told).toMatchObject({
    move: { captured: squares('c2 b3 c4') },
  })
})

test('a piece dropped where it was or off the board stays chosen, one dropped wrongly is refused', () => {
  const view = viewOf(START)
  const piece = touchAll(view, 'd3', 'slow').entry
  expect(drop(view, piece, at('d3'), [])).toEqual({ entry: piece })
  expect(drop(view, piece, undefined, squares('d4'))).toEqual({ entry: piece })
  expect(drop(view, piece, at('d5'), squares('d4 d5')).told).toMatchObject({
    refusal: { kind: 'not-a-target' },
  })
})

test('a capture that ends where it began can be dragged round or touched', () => {
  const view = viewOf(positionOf('white', 'Kd2 a7 h1', 'd3 c4 b3 c2 a8'), 'tama')
  const loops = view.choices.filter(({ from, path }) => path[path.length - 1] === from)
  expect(loops.length).toBeGreaterThan(0)
  const piece = touch({ ...view, choices: [...view.choices, moveOf('a7 b7')] }, NOTHING_ENTERED, at('d2'))
  const [loop] = loops
  if (loop === undefined) throw new Error('no loop')
  const told = drop(view, piece.entry, at('d2'), loop.path).told
  expect(told?.kind === 'move' && sameMove(told.move, loop)).toBe(true)
})

test('a board without choices takes nothing and refuses nothing', () => {
  const view = { ...viewOf(START), choices: [] }
  for (const square of SQUARES)
    expect(touch(view, NOTHING_ENTERED, square)).toEqual({ entry: NOTHING_ENTERED })
})

test('the next squares of a chosen capture are the nearest landings first', () => {
  const view = viewOf(positionOf('white', 'Ka1 h2', 'a4 h8'), 'tama')
  const piece = touchAll({ ...view, choices: [...view.choices, moveOf('h2 h3')] }, 'a1')
  expect(names(nextSquares(chosen(piece)))).toEqual(['a5', 'a6', 'a7', 'a8'])
})
