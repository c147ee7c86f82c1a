import { expect, test } from 'vitest'
import { median } from './median.ts'

test('the median is the middle value, whatever the order', () => {
  expect(median([30, 4, 100])).toBe(30)
  expect(median([7])).toBe(7)
  expect(median([1, 2, 10, 11])).toBe(10)
})
