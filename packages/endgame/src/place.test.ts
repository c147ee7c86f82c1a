import type { Position } from '@tama/engine'
import { wordsOf } from '@tama/engine/hot'
import { COLOUR_SWAP, fromFen, MIRROR, positions } from '@tama/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLayout } from './layout.ts'
import { materialName } from './material.ts'
import { materialOfWords, numberOfWords } from './place.ts'

const place = (position: Position): readonly [string, number] => {
  const { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd } = wordsOf(position)
  const material = materialOfWords(ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  const black = position.turn === 'black' ? 1 : 0
  return [
    materialName(material),
    material === 0
      ? -1
      : numberOfWords(
          createLayout(material, [0, 1, 2, 3]),
          black,
          ownEven,
          ownOdd,
          oppEven,
          oppOdd,
          kingsEven,
          kingsOdd,
        ),
  ]
}

test('a position, its mirror image and the same with the colours swapped are found in one place', () => {
  fc.assert(
    fc.property(positions({ maxPieces: 2 }), (position) => {
      // A leading pair that is its own image has a number for each image.
      fc.pre(position.board.filter((piece) => piece !== undefined).length < 4)
      const found = place(position)
      expect(place(MIRROR.position(position))).toEqual(found)
      expect(place(COLOUR_SWAP.position(position))).toEqual(found)
    }),
    { numRuns: 1000, seed: 3 },
  )
})

test('the side to move comes first in the name', () => {
  expect(place(fromFen('B:Wa2,Kd4:BKh8'))[0]).toBe('K-KM')
  expect(place(fromFen('W:Wa2,Kd4:BKh8'))[0]).toBe('KM-K')
})

test('too many pieces, or a side without any, have no place', () => {
  expect(place(fromFen('W:Wa2,Kd4,e4:BKh8,a7'))[1]).toBe(-1)
  expect(place(fromFen('W:Wa2:B'))[1]).toBe(-1)
})
