import { PRESETS, START } from '@tama/engine'
import { fromFen } from '@tama/engine/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packFields } from './bits.ts'
import { checksumOf, crc24 } from './checksum.ts'
import { DIGITS } from './digits.ts'
import { decodeLink, encodePosition } from './link.ts'
import { kindOf, positionLinks } from './testing/link-values.ts'

/** A link whose bits are not those of a position, but whose checksum is right. */
const sealed = (body: string): string => {
  const text = `1${DIGITS.charAt(body.length)}${body}`
  return text + checksumOf(text)
}

describe('a link of a position', () => {
  test('brings back any setup under any ruleset, legal or not', () => {
    fc.assert(
      fc.property(positionLinks(), (any) => {
        expect(decodeLink(encodePosition(any))).toEqual({ ok: true, value: any })
      }),
      { numRuns: 2000 },
    )
  })

  test('is letters and digits, begins with its version and stays short', () => {
    fc.assert(
      fc.property(positionLinks(), (any) => {
        expect(encodePosition(any)).toMatch(/^1[A-Za-z0-9]{10,44}$/)
      }),
    )
    expect(encodePosition({ kind: 'position', ruleset: PRESETS.tama, setup: START })).toHaveLength(30)
  })

  test('is refused by the encoder, loudly, when its ruleset is none that a text can name', () => {
    const value = { kind: 'position', ruleset: PRESETS.dama, setup: fromFen('B:Wd4:Bd6,Kh8') } as const
    const wrong = [
      { repetition: 1 },
      { repetition: 100 },
      { repetition: 2.5 },
      { noProgressPlies: 0 },
      { noProgressPlies: 10_000 },
    ]
    for (const change of wrong) {
      expect(() => encodePosition({ ...value, ruleset: { ...PRESETS.dama, ...change } })).toThrow(RangeError)
    }
  })

  test('an unchanged link that holds nonsense is refused', () => {
    const side = [0, 1] as const
    const empty = [0, 32] as const
    const preset = [2, 4] as const
    expect(kindOf(sealed(packFields([preset, side, empty, empty])))).toBe('accepted')
    expect(kindOf(sealed(packFields([[4, 4], side, empty, empty])))).toBe('bad-content')
    expect(kindOf(sealed(packFields([preset, side, empty, [1, 32]])))).toBe('bad-content')
    expect(kindOf(sealed(packFields([preset, side, empty, empty, [0, 1]])))).toBe('bad-content')
    expect(kindOf(sealed(packFields([preset])))).toBe('bad-content')
    expect(kindOf(sealed(''))).toBe('bad-content')
    expect(kindOf(sealed(`0${packFields([preset, side, empty, empty])}`))).toBe('bad-content')
    const options = (loneMan: number, repetition: number, plies: number) =>
      sealed(
        packFields([[15, 4], [0, 3], [loneMan, 2], [0, 2], [repetition, 7], [plies, 14], side, empty, empty]),
      )
    expect(kindOf(options(0, 3, 100))).toBe('accepted')
    expect(kindOf(options(3, 3, 100))).toBe('bad-content')
    expect(kindOf(options(0, 1, 100))).toBe('bad-content')
    expect(kindOf(options(0, 100, 100))).toBe('bad-content')
    expect(kindOf(options(0, 3, 0))).toBe('bad-content')
    expect(kindOf(options(0, 3, 10_000))).toBe('bad-content')
  })
})

test('the checksum is the CRC-24 of OpenPGP', () => {
  expect(crc24('123456789')).toBe(0x21cf02)
  expect(crc24('')).toBe(0xb704ce)
})
