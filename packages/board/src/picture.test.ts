import { PIECES, play, START } from '@tama/engine'
import { expect, test } from 'vitest'
import { choreograph } from './choreography.ts'
import { NOTHING_ENTERED, touch } from './entry.ts'
import { centreOf } from './geometry.ts'
import { MOTIONS } from './motion.ts'
import { overSquare, pictureOf, type Scene } from './picture.ts'
import { type Gesture, NO_INPUT } from './pointer.ts'
import { at, CASES, moveOf, positionOf, squares, viewOf } from './testing/positions.ts'

const still = (view: Scene['view']): Scene => ({ ...NO_INPUT, view, refusal: undefined })

const standing = (scene: Scene): readonly string[] =>
  pictureOf(scene)
    .pieces.filter(({ alpha }) => alpha > 0)
    .map(
      ({ piece, spot, crown }) => `${piece.colour} ${crown === 1 ? 'king' : piece.kind} ${spot.x},${spot.y}`,
    )
    .sort()

test('a still picture has every piece at the centre of its square', () => {
  const { pieces } = pictureOf(still(viewOf(START)))
  expect(pieces).toHaveLength(32)
  for (const { key, spot, scale, alpha, lift } of pieces) {
    expect(spot).toEqual(centreOf(key, 'white'))
    expect([scale, alpha, lift]).toEqual([1, 1, 0])
  }
})

test('the last instant of every played move looks like the position after it', () => {
  const moves = [
    { position: CASES.fourHops, move: moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7') },
    { position: positionOf('white', 'f6 a1', 'f7 Ke8 h5'), move: moveOf('f6 f8 d8', 'f7 e8', true) },
    { position: START, move: moveOf('d3 d4') },
  ]
  for (const { position, move } of moves) {
    for (const orientation of ['white', 'black'] as const) {
      const view = viewOf(position, 'dama-federation', { orientation })
      const plan = choreograph(move, MOTIONS.normal)
      const end = standing({ ...still(view), playing: { plan, ms: plan.totalMs } })
      expect(end).toEqual(standing(still({ ...view, setup: play(position, move) })))
    }
  }
})

test('the moving piece is on top and larger while it jumps', () => {
  const plan = choreograph(moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7'), MOTIONS.normal)
  const { pieces } = pictureOf({ ...still(viewOf(CASES.fourHops)), playing: { plan, ms: 100 } })
  const top = pieces[pieces.length - 1]
  expect(top?.key).toBe(at('f3'))
  expect(top?.scale).toBeGreaterThan(1.1)
})

test('a half-entered capture shows the piece on its landing and what it took gone', () => {
  const view = viewOf(CASES.twoRoutesToOneSquare)
  const entry = squares('d2 b2').reduce(
    (before, square) => touch(view, before, square).entry,
    NOTHING_ENTERED as Scene['entry'],
  )
  const picture = pictureOf({ ...still(view), entry })
  expect(picture.pieces.map(({ key }) => key).sort()).toEqual([...squares('d2 d3 c4 b5')].sort())
  expect(picture.pieces.find(({ key }) => key === at('d2'))?.spot).toEqual(centreOf(at('b4'), 'white'))
  expect(picture.trails).toEqual([
    { kind: 'branch', squares: squares('b4 d4') },
    { kind: 'branch', squares: squares('b4 b6') },
    { kind: 'entered', squares: squares('d2 b2 b4') },
  ])
})

test('a piece in the hand of a finger is larger and above the finger; the square under the finger counts', () => {
  const view = viewOf(START)
  const spot = centreOf(at('d4'), 'white')
  const gesture: Gesture = {
    kind: 'dragging',
    pointer: 1,
    square: at('d3'),
    spot,
    touch: true,
    before: NOTHING_ENTERED,
    visited: [],
  }
  const { entry } = touch(view, NOTHING_ENTERED, at('d3'), 'slow')
  const { pieces, marks } = pictureOf({ ...still(view), entry, gesture })
  const held = pieces[pieces.length - 1]
  expect(held?.piece).toBe(PIECES.white.man)
  expect(held?.scale).toBeGreaterThan(1.4)
  expect(held?.spot.y).toBeLessThan(spot.y - 0.8)
  expect(overSquare(gesture, 'white')).toBe(at('d4'))
  expect(marks).toContainEqual({ kind: 'over', square: at('d4') })
})

test('the way of the last move is a trail; the way of a move under way grows with its landings', () => {
  const lastMove = moveOf('d7 d6')
  const still1 = still({ ...viewOf(START), lastMove })
  expect(pictureOf(still1).trails).toEqual([{ kind: 'last', squares: squares('d7 d6') }])
  const plan = choreograph(moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7'), MOTIONS.normal)
  const lengths = [0, 0.3, 0.6, 1].map((part) => {
    const playing = { plan, ms: plan.totalMs * part }
    return pictureOf({ ...still(viewOf(CASES.fourHops)), playing }).trails[0]?.squares.length ?? 1
  })
  expect(lengths).toEqual([1, 2, 3, 5])
})
