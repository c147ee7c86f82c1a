import { expect, test } from 'vitest'
import { placeAfterKey } from './accessible.ts'

test('arrows go to the neighbour as seen and stop at the edge', () => {
  expect(placeAfterKey(0, 'ArrowRight', false)).toBe(1)
  expect(placeAfterKey(0, 'ArrowDown', false)).toBe(8)
  expect(placeAfterKey(0, 'ArrowLeft', false)).toBe(0)
  expect(placeAfterKey(0, 'ArrowUp', false)).toBe(0)
  expect(placeAfterKey(63, 'ArrowRight', false)).toBe(63)
  expect(placeAfterKey(63, 'ArrowDown', false)).toBe(63)
  expect(placeAfterKey(7, 'ArrowRight', false)).toBe(7)
})

test('Home and End go to the ends of the row, with Control to the corners, Page keys to the ends of the file', () => {
  expect(placeAfterKey(27, 'Home', false)).toBe(24)
  expect(placeAfterKey(27, 'End', false)).toBe(31)
  expect(placeAfterKey(27, 'Home', true)).toBe(0)
  expect(placeAfterKey(27, 'End', true)).toBe(63)
  expect(placeAfterKey(27, 'PageUp', false)).toBe(3)
  expect(placeAfterKey(27, 'PageDown', false)).toBe(59)
})

test('other keys are left alone', () => {
  expect(placeAfterKey(27, 'x', false)).toBeUndefined()
})
