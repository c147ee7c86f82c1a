import { expect, test } from 'vitest'
import { swipeOf } from './swipe.ts'

test('a finger that goes to the left turns to the next move, to the right to the one before', () => {
  expect(swipeOf({ acrossPx: -80, downPx: 10, ms: 200 })).toBe('next')
  expect(swipeOf({ acrossPx: 80, downPx: -10, ms: 200 })).toBe('previous')
})

test('a tap, a scroll, a slanting or a slow way mean nothing', () => {
  expect(swipeOf({ acrossPx: 10, downPx: 0, ms: 100 })).toBeUndefined()
  expect(swipeOf({ acrossPx: 10, downPx: 120, ms: 100 })).toBeUndefined()
  expect(swipeOf({ acrossPx: 80, downPx: 60, ms: 100 })).toBeUndefined()
  expect(swipeOf({ acrossPx: 80, downPx: 0, ms: 2000 })).toBeUndefined()
})
