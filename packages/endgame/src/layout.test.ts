import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLayout, isMirrored, isSymmetric, numberOf, writeSquares } from './layout.ts'
import { type Material, materialName, materialsOf } from './material.ts'

const ORDERS = [
  [0, 1, 2, 3],
  [3, 2, 1, 0],
  [2, 0, 3, 1],
]

const named = (materials: readonly Material[]) =>
  materials.map((material) => [materialName(material), material] as const)

describe.each(named([...materialsOf(2), ...materialsOf(3)]))('the numbers of %s', (_, material) => {
  test.each(ORDERS)('name each position once, kinds in the order %i %i %i %i', (...order) => {
    const layout = createLayout(material, order)
    const squares = new Int32Array(layout.pieces)
    let wrong = 0
    for (let number = 0; number < layout.size; number++) {
      if (!writeSquares(layout, number, squares)) continue
      if (numberOf(layout, squares) !== number) wrong++
    }
    expect(wrong).toBe(0)
  })
})

test.each([
  ['KK-K', 124_992],
  ['KK-M', 109_368],
  ['KM-K', 218_736],
  ['KM-M', 191_456],
  ['MM-K', 95_480],
  ['MM-M', 83_600],
])('%s has %i positions, mirror images counted apart', (name, positions) => {
  const material = materialsOf(3).find((each) => materialName(each) === name) ?? 0
  const layout = createLayout(material, [0, 1, 2, 3])
  const squares = new Int32Array(layout.pieces)
  let found = 0
  for (let number = 0; number < layout.size; number++) if (writeSquares(layout, number, squares)) found++
  expect(2 * found).toBe(positions)
})

const fourPieces = fc.record({
  material: fc.constantFrom(...materialsOf(4)),
  order: fc.constantFrom(...ORDERS),
  part: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
})

test('four pieces: a number leads to squares and back', () => {
  fc.assert(
    fc.property(fourPieces, ({ material, order, part }) => {
      const layout = createLayout(material, order)
      const squares = new Int32Array(layout.pieces)
      const number = Math.floor(part * layout.size)
      fc.pre(writeSquares(layout, number, squares))
      expect(numberOf(layout, squares)).toBe(number)
      expect(isMirrored(layout, squares)).toBe(false)
      // Pieces of a kind have no order.
      const backwards = Int32Array.from(squares)
      backwards.subarray(0, layout.ownMenAt).reverse()
      backwards.subarray(layout.oppMenAt).reverse()
      expect(numberOf(layout, backwards)).toBe(number)
    }),
    { numRuns: 2000, seed: 1 },
  )
})

test('a mirror image has the same number, unless the leading pair is its own image', () => {
  let symmetric = 0
  fc.assert(
    fc.property(fourPieces, ({ material, order, part }) => {
      const layout = createLayout(material, order)
      const squares = new Int32Array(layout.pieces)
      const number = Math.floor(part * layout.size)
      fc.pre(writeSquares(layout, number, squares))
      const image = squares.map((square) => square ^ 7)
      if (isSymmetric(layout, squares)) {
        symmetric++
        expect(isSymmetric(layout, image)).toBe(true)
        expect(writeSquares(layout, numberOf(layout, image), squares)).toBe(true)
        expect([...squares].sort()).toEqual([...image].sort())
      } else {
        expect(isMirrored(layout, image)).toBe(true)
        expect(numberOf(layout, image)).toBe(number)
      }
    }),
    { numRuns: 5000, seed: 2 },
  )
  expect(symmetric).toBeGreaterThan(10)
})
