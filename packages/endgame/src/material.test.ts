import { describe, expect, test } from 'vitest'
import { isMaterial, MATERIALS, materialName, materialOf, materialsOf, swapSides } from './material.ts'

test('three pieces make twelve materials, in the order in which they can be solved', () => {
  expect(materialsOf(3).map(materialName)).toEqual([
    'KK-K',
    'K-KK',
    'KK-M',
    'KM-K',
    'K-KM',
    'M-KK',
    'KM-M',
    'MM-K',
    'K-MM',
    'M-KM',
    'MM-M',
    'M-MM',
  ])
})

test('a promotion leads to a material that comes before', () => {
  for (const pieces of [2, 3, 4]) {
    const order = materialsOf(pieces)
    for (const [index, material] of order.entries()) {
      const ownMen = (material >> 2) & 3
      if (ownMen === 0) continue
      const promoted = swapSides(
        materialOf((material & 3) + 1, ownMen - 1, (material >> 4) & 3, material >> 6),
      )
      expect(order.indexOf(promoted)).toBeLessThan(index)
    }
  }
})

describe('a material', () => {
  test('with its sides swapped is another name of the same pieces', () => {
    for (const material of materialsOf(4)) {
      expect(swapSides(swapSides(material))).toBe(material)
      expect(materialName(swapSides(material))).toBe(materialName(material).split('-').reverse().join('-'))
    }
  })

  test('has one to three pieces a side and four in all', () => {
    const all = Array.from({ length: MATERIALS }, (_, material) => material).filter(isMaterial)
    expect(all).toHaveLength(4 + 12 + 25)
    expect(isMaterial(materialOf(2, 0, 0, 0))).toBe(false)
    expect(isMaterial(materialOf(3, 1, 1, 0))).toBe(false)
  })
})
