import { describe, expect, test } from 'vitest'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { hy } from './hy.ts'
import { tr } from './tr.ts'
import { translator } from './translator.ts'

const english = translator('en', en)
const arabic = translator('ar', ar)
/** Takes off the marks that isolate a text from its right-to-left surroundings. */
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '')

describe('plural forms', () => {
  test('English tells one from many', () => {
    expect(english('option.times', { count: 1 })).toBe('1 time')
    expect(english('option.times', { count: 0 })).toBe('0 times')
    expect(english('option.times', { count: 16 })).toBe('16 times')
  })

  test('Arabic has six forms', () => {
    const said = [0, 1, 2, 3, 11, 100].map((count) => arabic('option.times', { count }))
    expect(said).toEqual(['0 مرة', 'مرة واحدة', 'مرتان', '3 مرات', '11 مرة', '100 مرة'])
  })

  test('Turkish and Armenian leave the noun as it is after a number', () => {
    expect(translator('tr', tr)('option.times', { count: 16 })).toBe('16 kez')
    expect(translator('hy', hy)('option.times', { count: 16 })).toBe('16 անգամ')
  })
})

describe('placeholders', () => {
  test('texts go in as they are, also when they look like placeholders or patterns', () => {
    expect(english('fen.error.unexpected-text', { found: '$& {found} <b>' })).toBe(
      '“$& {found} <b>” does not belong in a FEN.',
    )
  })

  test('numbers have the form of the language, with Latin digits as in square names', () => {
    expect(english('option.plies', { count: 9999 })).toBe('9,999 plies')
    expect(translator('tr', tr)('option.plies', { count: 9999 })).toBe('9.999 yarım hamle')
    expect(arabic('option.plies', { count: 9999 })).toMatch(/^9,999 /)
  })

  test('right-to-left languages isolate texts, left-to-right ones do not', () => {
    expect(arabic('board.step', { from: 'd4', to: 'd6' })).toBe('من \u2068d4\u2069 إلى \u2068d6\u2069')
    expect(english('board.step', { from: 'd4', to: 'd6' })).toBe('d4 to d6')
  })

  test('a forgotten value is a bug and is said with the name of the message', () => {
    const careless = english as unknown as (key: string, params?: object) => string
    expect(() => careless('board.step', { from: 'd4' })).toThrow('{to} of board.step')
    expect(() => careless('board.step')).toThrow('{from} of board.step')
  })

  test('the compiler knows which values a message needs', () => {
    // @ts-expect-error `to` is missing
    expect(() => english('board.step', { from: 'd4' })).toThrow()
    // @ts-expect-error there is no such message
    expect(english('board.stop')).toBe('…')
    // @ts-expect-error a count is a number
    expect(english('option.times', { count: '2' })).toBe('2 times')
    // @ts-expect-error a message without placeholders takes no values
    expect(english('common.ok', { count: 1 })).toBe('OK')
  })
})

test('a message that has not come yet is told, and nothing breaks', () => {
  const told: string[] = []
  const t = translator('en', { 'common.ok': 'OK' }, (key) => told.push(key))
  expect(t('common.ok')).toBe('OK')
  expect(t('option.times', { count: 3 })).toBe('…')
  expect(told).toEqual(['option.times'])
})

describe('lists and numbers', () => {
  test('lists are joined as the language does', () => {
    expect(english.list(['a3', 'b3', 'c3'], 'or')).toBe('a3, b3, or c3')
    expect(translator('tr', tr).list(['a3', 'b3'])).toBe('a3 ve b3')
    expect(plain(arabic.list(['a3', 'b3']))).toBe('a3 وb3')
  })

  test('a list of nothing is nothing', () => {
    expect(english.list([])).toBe('')
  })

  test('ratios are whole percentages', () => {
    expect(english.percent(0.516)).toBe('52%')
    expect(translator('tr', tr).percent(0.516)).toBe('%52')
  })

  test('a day is said in words', () => {
    expect(english.date(new Date(2024, 4, 28))).toBe('May 28, 2024')
  })
})
