import { expect, test } from 'vitest'
import { menuStep } from './menu.tsx'

test('arrows go round a menu, Home and End to its ends', () => {
  expect(menuStep('ArrowDown', 0, 3)).toBe(1)
  expect(menuStep('ArrowDown', 2, 3)).toBe(0)
  expect(menuStep('ArrowUp', 0, 3)).toBe(2)
  expect(menuStep('Home', 2, 3)).toBe(0)
  expect(menuStep('End', 0, 3)).toBe(2)
})

test('from outside its items an arrow enters at the near end', () => {
  expect(menuStep('ArrowDown', -1, 3)).toBe(0)
  expect(menuStep('ArrowUp', -1, 3)).toBe(2)
})

test('other keys and empty menus lead nowhere', () => {
  expect(menuStep('a', 0, 3)).toBeUndefined()
  expect(menuStep('ArrowDown', 0, 0)).toBeUndefined()
})
