import { describe, expect, test } from 'vitest'
import { DIGITS } from './digits.ts'
import { kindOf, SAMPLES } from './testing/link-values.ts'
import { seal, unseal } from './wire.ts'

describe.each(SAMPLES)('the link %s', (link) => {
  test('is too short when it was cut anywhere', () => {
    expect(kindOf(link)).toBe('accepted')
    for (let length = 1; length < link.length; length++) {
      expect(kindOf(link.slice(0, length)), `${length} characters`).toBe('truncated')
    }
  })

  test('is too long with more letters behind it', () => {
    expect(kindOf(`${link}A`)).toBe('too-long')
    expect(kindOf(link + link)).toBe('too-long')
  })

  test('is noticed to have any single character changed', () => {
    const isLength = (at: number): boolean => at < (link.startsWith('1') ? 2 : 3)
    for (let at = 1; at < link.length; at++) {
      for (const digit of DIGITS) {
        if (digit === link[at]) continue
        const kind = kindOf(link.slice(0, at) + digit + link.slice(at + 1))
        if (isLength(at)) expect(['truncated', 'too-long']).toContain(kind)
        else expect(kind).toBe('damaged')
      }
    }
  })

  test('is noticed to have two neighbours that changed places', () => {
    for (let at = 3; at + 1 < link.length; at++) {
      const [a = '', b = ''] = link.slice(at, at + 2)
      if (a !== b) expect(kindOf(link.slice(0, at) + b + a + link.slice(at + 2))).toBe('damaged')
    }
  })

  test('is refused with a character that no link has', () => {
    for (const bad of ['-', '_', '.', '*', 'é', '…', 'ա', '😀']) {
      expect(kindOf(`${link.slice(0, 8)}${bad}${link.slice(8)}`), bad).toBe('bad-character')
    }
  })
})

test('later versions are told from texts that are no links', () => {
  expect(kindOf('4AnythingThatComesLater')).toBe('newer-version')
  expect(kindOf('9_other-alphabets_too')).toBe('newer-version')
  for (const text of [
    '',
    ' ',
    '#',
    'hello',
    '0123456789',
    'https://example.org/',
    '9',
    'W:Wd4:Bd6',
    '?',
    '%',
  ]) {
    expect(kindOf(text), text).toBe('not-a-link')
  }
})

test('a body of any length that can be announced comes back, and a longer one is refused', () => {
  const wire = { version: '7', lengthDigits: 1 }
  for (const length of [0, 1, 61]) {
    const body = 'z'.repeat(length)
    expect(unseal(wire, seal(wire, body))).toEqual({ ok: true, value: body })
  }
  expect(() => seal(wire, 'z'.repeat(62))).toThrow(RangeError)
})
