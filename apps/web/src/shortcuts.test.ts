import { expect, test } from 'vitest'
import { type KeyPress, SHORTCUT_ACTIONS, SHORTCUT_KEYS, shortcutOf } from './shortcuts.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrl: false,
  alt: false,
  meta: false,
  isTaken: false,
  ...more,
})

test('every action has a key of its own', () => {
  expect(new Set(Object.values(SHORTCUT_KEYS)).size).toBe(SHORTCUT_ACTIONS.length)
  for (const action of SHORTCUT_ACTIONS) expect(shortcutOf(press(SHORTCUT_KEYS[action]))).toBe(action)
})

test('letters work with caps lock on', () => {
  expect(shortcutOf(press('H'))).toBe('hint')
})

test('the usual keys for undo and redo work, on a Mac too', () => {
  expect(shortcutOf(press('z', { ctrl: true }))).toBe('take-back')
  expect(shortcutOf(press('Z', { meta: true }))).toBe('play-again')
  expect(shortcutOf(press('y', { ctrl: true }))).toBe('play-again')
})

test('keys are left alone where the focus needs them and together with other modifiers', () => {
  expect(shortcutOf(press('ArrowLeft', { isTaken: true }))).toBeUndefined()
  expect(shortcutOf(press('h', { ctrl: true }))).toBeUndefined()
  expect(shortcutOf(press('h', { alt: true }))).toBeUndefined()
})
