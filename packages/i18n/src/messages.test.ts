import { describe, expect, test } from 'vitest'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { hy } from './hy.ts'
import { LANGUAGE_CODES, type LanguageCode, languageOf } from './languages.ts'
import { loadMessages } from './load.ts'
import type { Message, MessageKey, Messages } from './message.ts'
import { MESSAGE_PARTS, partOf } from './parts.ts'
import { tr } from './tr.ts'

const ALL: Readonly<Record<LanguageCode, Messages>> = { en, hy, tr, ar }
const KEYS = Object.keys(en) as MessageKey[]
const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en')

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message)

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string).sort()

/** Names and signs that are the same in every language. */
const SAME_EVERYWHERE: readonly MessageKey[] = [
  'board.piece',
  'board.with',
  'outcome.sentence',
  'ruleset.tama',
  'ruleset.dama',
  'settings.speed.normal',
  'settings.board.kilim',
  'review.stands',
  'review.standsExact',
  'review.then',
  'puzzle.task',
]

describe.each(LANGUAGE_CODES)('messages in %s', (code) => {
  const messages = ALL[code]
  const categories = new Intl.PluralRules(languageOf(code).locale).resolvedOptions().pluralCategories

  test('there is one for every key, in the order of the English file', () => {
    expect(Object.keys(messages)).toEqual(KEYS)
  })

  test('the loader brings each part as it is asked for, and all of them together', async () => {
    expect(await loadMessages(code)).toEqual(messages)
    for (const part of MESSAGE_PARTS) {
      const keys = KEYS.filter((key) => partOf(key) === part)
      expect(keys.length, part).toBeGreaterThan(0)
      expect(Object.keys(await loadMessages(code, [part])), part).toEqual(keys)
    }
  })

  test('plural messages have a form for every number of the language and no other', () => {
    for (const key of KEYS) {
      const message: Message = messages[key]
      if (typeof message === 'string') continue
      expect([...Object.keys(message)].sort(), key).toEqual([...categories].sort())
    }
  })

  test('placeholders are those of the English message; only the count may be said in words', () => {
    for (const key of KEYS) {
      const wanted = placeholders(formsOf(en[key]).at(-1) as string)
      const withoutCount = wanted.filter((name) => name !== 'count')
      for (const form of formsOf(messages[key])) {
        const found = placeholders(form)
        if (typeof en[key] === 'string') expect(found, key).toEqual(wanted)
        else {
          expect(
            found.filter((name) => name !== 'count'),
            key,
          ).toEqual(withoutCount)
          expect(found.filter((name) => name === 'count').length, key).toBeLessThanOrEqual(1)
        }
      }
    }
  })

  test('every plural message says the count in its most general form, unless English does not', () => {
    for (const key of KEYS) {
      const english: Message = en[key]
      const message: Message = messages[key]
      if (typeof english === 'string' || typeof message === 'string') continue
      expect(message.other.includes('{count}'), key).toBe(english.other.includes('{count}'))
    }
  })

  test('no message is empty, padded, broken over lines or markup', () => {
    for (const key of KEYS) {
      for (const form of formsOf(messages[key])) {
        expect(form.trim(), key).toBe(form)
        expect(form, key).toMatch(/^[^<>\n\t]+$/)
        expect(form.replace(/\{\w+\}/g, ''), key).not.toMatch(/[{}]/)
      }
    }
  })
})

describe.each(OTHERS)('translation into %s', (code) => {
  const script = { hy: /\p{Script=Armenian}/u, ar: /\p{Script=Arabic}/u, tr: /\p{Script=Latin}/u }[
    code as 'hy'
  ]

  test('no message was left in English', () => {
    const left = KEYS.filter(
      (key) => JSON.stringify(ALL[code][key]) === JSON.stringify(en[key]) && !SAME_EVERYWHERE.includes(key),
    )
    expect(left).toEqual([])
  })

  test('every message with words is in the script of the language', () => {
    const foreign = KEYS.filter(
      (key) =>
        !SAME_EVERYWHERE.includes(key) &&
        formsOf(ALL[code][key]).some(
          (form) => /\p{L}/u.test(form.replace(/\{\w+\}/g, '')) && !script.test(form),
        ),
    )
    expect(foreign).toEqual([])
  })
})

test('Armenian sentences end with the Armenian full stop', () => {
  const wrong = KEYS.filter((key) => formsOf(hy[key]).some((form) => /\p{Script=Armenian}[.:]$/u.test(form)))
  expect(wrong).toEqual([])
})

test('Arabic text uses the Arabic comma, question mark and semicolon', () => {
  const wrong = KEYS.filter((key) => formsOf(ar[key]).some((form) => /\p{Script=Arabic}[,?;]/u.test(form)))
  expect(wrong).toEqual([])
})
