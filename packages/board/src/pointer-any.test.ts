import {
  finalSquare,
  type Move,
  moveKey,
  PRESET_IDS,
  type PresetId,
  type Square,
  sameMove,
} from '@tama/engine'
import { positions } from '@tama/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextSquares } from './entry.ts'
import { handOn, movesOf } from './testing/hand.ts'
import { viewOf } from './testing/positions.ts'
import type { BoardView } from './view.ts'

/** Taps `first`, then answers every question from what is on offer so that `wanted` comes out. */
const answerUntilPlayed = (view: BoardView, wanted: Move, taps: readonly Square[]): Move | undefined => {
  const hand = handOn(view)
  for (const square of taps) {
    hand.tap(square)
    const [played] = movesOf(hand.told)
    if (played !== undefined) return played
  }
  for (let question = 0; question < 32; question++) {
    const [played] = movesOf(hand.told)
    if (played !== undefined) return played
    const { entry } = hand.input()
    if (entry.phase !== 'chosen' || !entry.asking) return undefined
    const hop = entry.trail.length
    const still = entry.pool.find((route) => sameMove(route, wanted))
    const next = still?.path[hop]
    if (next === undefined || !nextSquares(entry).includes(next)) return undefined
    hand.tap(next)
  }
  return undefined
}

const positionsAndPresets = fc.tuple(positions({ maxPieces: 8 }), fc.constantFrom<PresetId>(...PRESET_IDS))

test('every legal move can be entered by its piece and its final square, with the forks answered', () => {
  fc.assert(
    fc.property(positionsAndPresets, ([position, preset]) => {
      const view = viewOf(position, preset)
      for (const move of view.choices) {
        const isOnly = new Set(view.choices.map(moveKey)).size === 1
        const taps = isOnly && move.captured.length > 0 ? [move.from] : [move.from, finalSquare(move)]
        const played = answerUntilPlayed(view, move, taps)
        expect(played !== undefined && sameMove(played, move)).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})

test('every legal capture can be entered by dragging through its landings', () => {
  fc.assert(
    fc.property(positionsAndPresets, ([position, preset]) => {
      const view = viewOf(position, preset)
      for (const move of view.choices) {
        const hand = handOn(view)
        const spot = hand.spot(move.from)
        hand.down(spot)
        hand.move({ x: spot.x, y: spot.y - 0.3 })
        for (const square of move.path) hand.move(hand.spot(square))
        hand.up(hand.spot(finalSquare(move)))
        const [played] = movesOf(hand.told)
        if (played !== undefined) expect(sameMove(played, move)).toBe(true)
        else expect(hand.input().entry).toMatchObject({ phase: 'chosen', asking: true })
      }
    }),
    { numRuns: 150 },
  )
})

test('whatever is touched, only legal moves are reported', () => {
  fc.assert(
    fc.property(
      positionsAndPresets,
      fc.array(fc.tuple(fc.integer({ min: 0, max: 63 }), fc.integer({ min: 0, max: 63 })), { maxLength: 12 }),
      ([position, preset], gestures) => {
        const view = viewOf(position, preset)
        const hand = handOn(view)
        for (const [from, to] of gestures) {
          if (from === to) hand.tap(from as Square)
          else hand.drag([from as Square, to as Square])
        }
        for (const move of movesOf(hand.told)) expect(view.choices).toContain(move)
      },
    ),
    { numRuns: 200 },
  )
})
