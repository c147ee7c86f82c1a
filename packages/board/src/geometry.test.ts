import { COLOURS, SQUARES, squareName } from '@tama/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centreOf, layoutOf, pointAt, pointOf, span, spotInBox, spotOf, squareAtSpot } from './geometry.ts'
import { at } from './testing/positions.ts'

test('a1 is lower left for White and upper right for Black', () => {
  expect(centreOf(at('a1'), 'white')).toEqual({ x: 0.5, y: 7.5 })
  expect(centreOf(at('a1'), 'black')).toEqual({ x: 7.5, y: 0.5 })
  expect(centreOf(at('h8'), 'black')).toEqual({ x: 0.5, y: 7.5 })
})

test('the centre of every square is in that square, from both sides', () => {
  for (const orientation of COLOURS) {
    for (const square of SQUARES)
      expect(squareAtSpot(centreOf(square, orientation), orientation)).toBe(square)
  }
})

test('a spot outside the 64 squares is on none', () => {
  for (const [x, y] of [
    [-0.01, 4],
    [8, 4],
    [4, -0.01],
    [4, 8],
    [Number.NaN, 4],
  ] as const) {
    expect(squareAtSpot({ x, y }, 'white')).toBeUndefined()
  }
})

test('points and spots are inverse of each other', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 8, noNaN: true }),
      fc.double({ min: -1, max: 8, noNaN: true }),
      fc.constantFrom(...COLOURS),
      (file, row, orientation) => {
        const back = pointAt(spotOf({ file, row }, orientation), orientation)
        expect(back.file).toBeCloseTo(file, 9)
        expect(back.row).toBeCloseTo(row, 9)
      },
    ),
  )
})

test('squares are whole device pixels and the frame takes the rest, at any size and ratio', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 96, max: 4000 }),
      fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 3),
      (size, ratio) => {
        const layout = layoutOf(size, ratio)
        expect(layout.sizePx).toBe(size)
        expect(Number.isInteger(layout.squarePx) && Number.isInteger(layout.insetPx)).toBe(true)
        const far = layout.sizePx - layout.insetPx - 8 * layout.squarePx
        expect(far - layout.insetPx).toBeGreaterThanOrEqual(0)
        expect(far - layout.insetPx).toBeLessThanOrEqual(1)
        expect(layout.insetPx / layout.sizePx).toBeLessThan(0.1)
      },
    ),
  )
})

test('a phone 320 pixels wide gets squares of more than 36 and a frame of at least 12 pixels', () => {
  const { squarePx, insetPx } = layoutOf(320, 1)
  expect([squarePx, insetPx]).toEqual([36, 16])
})

test('a fraction of a device pixel is left out', () => {
  expect(layoutOf(359.6 * 1.25, 1.25).sizePx).toBe(449)
})

test('a point of the window maps to squares whatever the box measures', () => {
  const box = { left: 100, top: 50, width: 320, height: 320 }
  expect(spotInBox(box, 100 + 2.5 * 40, 50 + 5.5 * 40)).toEqual({ x: 2.5, y: 5.5 })
  const square = squareAtSpot(spotInBox(box, 100 + 6.99 * 40, 50 + 5.5 * 40), 'white')
  expect(square !== undefined && squareName(square)).toBe('g3')
})

test('the span of a step counts squares, also on diagonals', () => {
  expect(span(pointOf(at('a1')), pointOf(at('a8')))).toBe(7)
  expect(span(pointOf(at('c3')), pointOf(at('e5')))).toBe(2)
})
