import { legalMoves, PRESETS } from '@tama/engine'
import { makeFullMove } from '@tama/engine/notation'
import { fromFen, positions, rulesets } from '@tama/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkMoves, placeAmong } from './move-order.ts'

test('links number moves by start square, final square and captured squares', () => {
  const dama = (fen: string) => linkMoves(fromFen(fen), PRESETS.dama).map(makeFullMove)
  expect(dama('W:Wb2,Kh1:Ba8')).toEqual([
    'h1-a1',
    'h1-b1',
    'h1-c1',
    'h1-d1',
    'h1-e1',
    'h1-f1',
    'h1-g1',
    'h1-h2',
    'h1-h3',
    'h1-h4',
    'h1-h5',
    'h1-h6',
    'h1-h7',
    'h1-h8',
    'b2-a2',
    'b2-c2',
    'b2-b3',
  ])
  // Captured c2, b3, b5 come before d3, c4, b5: c2 is before b3 and d3 on the board.
  expect(dama('W:Wd2:Bd3,c4,b5,c2,b3')).toEqual(['d2xb2xb4xd4', 'd2xb2xb4xb6', 'd2xd4xb4xb6'])
})

test('every legal move has a place of its own, whatever order the rules list it in', () => {
  fc.assert(
    fc.property(positions(), rulesets(), (position, ruleset) => {
      const legal = legalMoves(position, ruleset)
      const places = legal.map((move) => placeAmong(linkMoves(position, ruleset), move))
      expect(places.map(([value]) => value).sort((a, b) => a - b)).toEqual([...legal.keys()])
      expect(new Set(places.map(([, radix]) => radix))).toEqual(new Set(legal.length ? [legal.length] : []))
    }),
    { numRuns: 300 },
  )
})
