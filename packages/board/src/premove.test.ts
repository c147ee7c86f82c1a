import {
  legalMoves,
  legalRoutes,
  type Move,
  moveKey,
  type Position,
  PRESET_IDS,
  PRESETS,
  type PresetId,
  play,
  START,
  sameMove,
} from '@tama/engine'
import { positions } from '@tama/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryView, premovedMove, premoveRoutes } from './premove.ts'
import { moveOf, positionOf, viewOf } from './testing/positions.ts'

const routesUnder = (preset: PresetId) => (position: Position) => legalRoutes(position, PRESETS[preset])

test('every move that any reply makes legal may be entered, and nothing else', () => {
  fc.assert(
    fc.property(positions({ maxPieces: 6 }), fc.constantFrom<PresetId>(...PRESET_IDS), (position, preset) => {
      const way = ({ from, path }: Move): string => `${from} ${path.join()}`
      const offered = new Set(premoveRoutes(position, routesUnder(preset)).map(way))
      const possible = new Set(
        legalMoves(position, PRESETS[preset]).flatMap((reply) =>
          legalRoutes(play(position, reply), PRESETS[preset]).map(way),
        ),
      )
      expect(offered).toEqual(possible)
    }),
    { numRuns: 60 },
  )
})

test('a premove is the move that goes the same way, when that is legal after all', () => {
  fc.assert(
    fc.property(
      positions({ maxPieces: 6 }),
      fc.constantFrom<PresetId>(...PRESET_IDS),
      fc.nat(),
      (position, preset, pick) => {
        const replies = legalMoves(position, PRESETS[preset])
        const reply = replies[pick % Math.max(1, replies.length)]
        if (reply === undefined) return
        const choices = legalRoutes(play(position, reply), PRESETS[preset])
        for (const premove of premoveRoutes(position, routesUnder(preset))) {
          const played = premovedMove(choices, premove)
          if (played === undefined) continue
          expect(choices).toContain(played)
          expect(played.from).toBe(premove.from)
        }
        for (const choice of choices) {
          expect(moveKey(premovedMove(choices, choice) as Move)).toBe(moveKey(choice))
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('a premove to a square in passing plays the only capture that lands there, and guesses nothing', () => {
  const one = viewOf(positionOf('white', 'd2', 'd3 d5 h7')).choices
  expect(premovedMove(one, moveOf('d2 d4'))).toMatchObject({ captured: moveOf('d2 d6', 'd3 d5').captured })
  const two = viewOf(positionOf('white', 'd2', 'd3 c4 b5 c2 b3')).choices
  expect(premovedMove(two, moveOf('d2 b6'))).toBeUndefined()
  expect(premovedMove(two, moveOf('d2 d3'))).toBeUndefined()
  expect(premovedMove([], moveOf('d2 d3'))).toBeUndefined()
})

test('what a premove takes is not asked about: two captures to one square are one premove', () => {
  const view = {
    ...viewOf(START),
    choices: [],
    premoves: [moveOf('d2 d4 b4', 'd3 c4'), moveOf('d2 b2 b4', 'c2 b3')],
  }
  const { choices, setup } = entryView(view)
  expect(setup.turn).toBe('black')
  expect(sameMove(choices[0] as Move, choices[1] as Move)).toBe(true)
})

test('a view with choices is entered as it is', () => {
  const view = viewOf(START)
  expect(entryView({ ...view, premoves: view.choices })).toEqual({ ...view, premoves: view.choices })
})
