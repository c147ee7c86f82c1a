import { describe, expect, test } from 'vitest'
import { formatsOf } from './formats.ts'
import { LANGUAGES } from './languages.ts'

const day = new Date(2026, 10, 3)

describe.each(LANGUAGES.filter(({ standIn }) => standIn))('a browser without $name', (language) => {
  const own = formatsOf(language, false)
  const known = formatsOf(language, true)

  test('writes numbers and percentages as the language does', () => {
    for (const value of [0, 7, 12.5, 1234, 1234567.25]) expect(own.number(value)).toBe(known.number(value))
    for (const ratio of [0, 0.5, 0.874, 1]) expect(own.percent(ratio)).toBe(known.percent(ratio))
  })

  test('links lists with the words of the language', () => {
    for (const link of ['and', 'or'] as const) {
      for (const items of [[], ['a2'], ['a2', 'b3'], ['a2', 'b3', 'c4'], ['a2', 'b3', 'c4', 'd5']])
        expect(own.list(items, link)).toBe(known.list(items, link))
    }
  })

  test('writes days in figures', () => {
    expect(own.date(day)).toBe('03.11.2026')
  })
})

test('every language but those with a stand-in is known here', () => {
  expect(LANGUAGES.map((language) => formatsOf(language).date(day))).toEqual([
    'November 3, 2026',
    '03 նոյեմբերի, 2026 թ.',
    '3 Kasım 2026',
    '3 نوفمبر 2026',
  ])
})

test.each(LANGUAGES)('whole numbers of $name are those of Intl', (language) => {
  const numbers = new Intl.NumberFormat(language.locale)
  for (let value = -1; value <= 1001; value++)
    expect(formatsOf(language).number(value)).toBe(numbers.format(value))
})
