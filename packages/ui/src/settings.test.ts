import { number } from 'valibot'
import { describe, expect, test } from 'vitest'
import { persisted } from './persisted.ts'
import { createSettings, FIRST_SETTINGS } from './settings.ts'
import { memoryTextStore, type TextStore } from './text-store.ts'

const KEY = 'tama.settings'

/** A store whose other pages can be played by hand. */
const sharedStore = (): TextStore & { readonly elsewhere: (key: string, text: string) => void } => {
  const store = memoryTextStore()
  const listeners: ((key: string) => void)[] = []
  return {
    ...store,
    watch: (listener) => {
      listeners.push(listener)
      return () => undefined
    },
    elsewhere: (key, text) => {
      store.write(key, text)
      for (const listener of listeners) listener(key)
    },
  }
}

describe('settings', () => {
  test('start with the first settings where nothing is kept, and write nothing by themselves', () => {
    const store = memoryTextStore()
    expect(createSettings(store).value).toEqual(FIRST_SETTINGS)
    expect(store.read(KEY)).toBeUndefined()
  })

  test.each([
    '',
    'null',
    'undefined',
    '{',
    '[]',
    '0',
    '"dark"',
    '{"v":99}',
    '{"v":99,"value":{"theme":"dark"}}',
    '{"v":1}',
    '{"v":1,"value":null}',
    '{"v":1,"value":[]}',
    '{"value":{"theme":"dark"}}',
  ])('start with the first settings where %j is kept', (text) => {
    expect(createSettings(memoryTextStore({ [KEY]: text })).value).toEqual(FIRST_SETTINGS)
  })

  test('a value that nobody knows does not cost the others', () => {
    const text = '{"v":1,"value":{"theme":"dark","language":"xx","speed":7,"more":true}}'
    expect(createSettings(memoryTextStore({ [KEY]: text })).value).toEqual({
      ...FIRST_SETTINGS,
      theme: 'dark',
    })
  })

  test.each([
    { volume: 101 },
    { volume: -1 },
    { volume: 0.5 },
    { volume: '60' },
    { boardTheme: 7 },
    { pieceSet: 'x'.repeat(41) },
    { haptics: 'yes' },
  ])('a value out of bounds counts as the first one: %j', (value) => {
    const text = JSON.stringify({ v: 1, value })
    expect(createSettings(memoryTextStore({ [KEY]: text })).value).toEqual(FIRST_SETTINGS)
  })

  test('what an earlier version of the page kept still holds', () => {
    const text = '{"v":1,"value":{"language":"tr","theme":"dark","speed":"fast","sound":false}}'
    expect(createSettings(memoryTextStore({ [KEY]: text })).value).toEqual({
      ...FIRST_SETTINGS,
      language: 'tr',
      theme: 'dark',
      speed: 'fast',
      sound: false,
    })
  })

  test('a change is there on the next visit', () => {
    const store = memoryTextStore()
    const settings = createSettings(store)
    settings.value = { ...settings.value, language: 'hy', theme: 'dark', speed: 'off' }
    expect(createSettings(store).value).toEqual({
      ...FIRST_SETTINGS,
      language: 'hy',
      theme: 'dark',
      speed: 'off',
    })
  })

  test('a change in another page is followed', () => {
    const store = sharedStore()
    const settings = createSettings(store)
    store.elsewhere('other', 'x')
    const value = {
      language: 'ar',
      theme: 'light',
      speed: 'slow',
      sound: false,
      volume: 10,
      haptics: false,
      boardTheme: 'stone',
      pieceSet: 'plain',
      squares: 'two',
    }
    store.elsewhere(KEY, JSON.stringify({ v: 1, value }))
    expect(settings.value).toEqual(value)
    store.elsewhere(KEY, '{')
    expect(settings.value).toEqual(FIRST_SETTINGS)
  })
})

describe('any kept value', () => {
  const how = { key: 'n', version: 2, schema: number(), initial: 7 }

  test('is kept with its version and passed over when that has changed', () => {
    const store = memoryTextStore()
    persisted(store, how).value = 8
    expect(store.read('n')).toBe('{"v":2,"value":8}')
    expect(persisted(store, { ...how, version: 3 }).value).toBe(7)
  })

  test('that cannot be read stays in the store until the next change', () => {
    const store = memoryTextStore({ n: '{"v":3,"value":"from a newer page"}' })
    const kept = persisted(store, how)
    expect(kept.value).toBe(7)
    expect(store.read('n')).toContain('from a newer page')
    kept.value = 9
    expect(store.read('n')).toBe('{"v":2,"value":9}')
  })
})
