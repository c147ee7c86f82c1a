import { PRESETS, type Setup, START } from '@tama/engine'
import { parseFen } from '@tama/engine/notation'
import { rulesets, setups } from '@tama/engine/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packFields } from './bits.ts'
import { checksumOf, crc24 } from './checksum.ts'
import { DIGITS } from './digits.ts'
import { decodeLink, encodeLink } from './link.ts'
import type { PositionLink } from './link-value.ts'

const setupOf = (fen: string): Setup => {
  const read = parseFen(fen)
  if (!read.ok) throw new Error(fen)
  return read.value
}

const value: PositionLink = { kind: 'position', ruleset: PRESETS.dama, setup: setupOf('B:Wd4:Bd6,Kh8') }
const link = encodeLink(value)

const values = (): fc.Arbitrary<PositionLink> =>
  fc.record({ kind: fc.constant('position' as const), ruleset: rulesets(), setup: setups() })

/** A link whose bits are not those of a position, but whose checksum is right. */
const sealed = (body: string): string => {
  const text = `1${DIGITS.charAt(body.length)}${body}`
  return text + checksumOf(text)
}

const kindOf = (text: string): string => {
  const read = decodeLink(text)
  return read.ok ? 'accepted' : read.error.kind
}

describe('a link', () => {
  test('brings back any setup under any ruleset, legal or not', () => {
    fc.assert(
      fc.property(values(), (any) => {
        expect(decodeLink(encodeLink(any))).toEqual({ ok: true, value: any })
      }),
      { numRuns: 2000 },
    )
  })

  test('is letters and digits, begins with its version and stays short', () => {
    fc.assert(
      fc.property(values(), (any) => {
        expect(encodeLink(any)).toMatch(/^1[A-Za-z0-9]{10,44}$/)
      }),
    )
    expect(encodeLink({ kind: 'position', ruleset: PRESETS.tama, setup: START })).toHaveLength(30)
  })

  test('is refused by the encoder, loudly, when its ruleset is none that a text can name', () => {
    const wrong = [
      { repetition: 1 },
      { repetition: 100 },
      { repetition: 2.5 },
      { noProgressPlies: 0 },
      { noProgressPlies: 10_000 },
    ]
    for (const change of wrong) {
      expect(() => encodeLink({ ...value, ruleset: { ...PRESETS.dama, ...change } })).toThrow(RangeError)
    }
  })
})

describe('a link that was cut, changed or made later says so', () => {
  test('every beginning of a link is too short', () => {
    for (let length = 1; length < link.length; length++) {
      expect(kindOf(link.slice(0, length)), `${length} characters`).toBe('truncated')
    }
  })

  test('more letters behind a link make it too long', () => {
    expect(kindOf(`${link}A`)).toBe('too-long')
    expect(kindOf(link + link)).toBe('too-long')
  })

  test('every single changed character is noticed', () => {
    for (let at = 2; at < link.length; at++) {
      for (const digit of DIGITS) {
        if (digit === link[at]) continue
        expect(kindOf(link.slice(0, at) + digit + link.slice(at + 1))).toBe('damaged')
      }
    }
  })

  test('two neighbours that changed places are noticed', () => {
    for (let at = 2; at + 1 < link.length; at++) {
      const [a = '', b = ''] = link.slice(at, at + 2)
      if (a !== b) expect(kindOf(link.slice(0, at) + b + a + link.slice(at + 2))).toBe('damaged')
    }
  })

  test('a changed length is noticed', () => {
    for (const digit of DIGITS) {
      if (digit !== link[1]) expect(kindOf(`1${digit}${link.slice(2)}`)).not.toBe('accepted')
    }
  })

  test('a character that no link has is pointed out', () => {
    for (const bad of ['-', '_', '.', '*', 'é', '…', 'ա', '😀']) {
      expect(kindOf(`${link.slice(0, 8)}${bad}${link.slice(8)}`), bad).toBe('bad-character')
    }
  })

  test('later versions are told from texts that are no links', () => {
    expect(kindOf('2AnythingThatComesLater')).toBe('newer-version')
    expect(kindOf('9_other-alphabets.too'.replace('.', '_'))).toBe('newer-version')
    for (const text of [
      '',
      ' ',
      '#',
      'hello',
      '0123456789',
      'https://example.org/',
      '2',
      'W:Wd4:Bd6',
      '?',
      '%',
    ]) {
      expect(kindOf(text), text).toBe('not-a-link')
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

describe('a link opens however it arrives', () => {
  const escaped = (text: string): string =>
    [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`).join('')
  const address = `https://example.org/tama/#${link}`
  const arrivals: Readonly<Record<string, string>> = {
    'behind a #': `#${link}`,
    'in an address': address,
    'in the editor’s address': `https://example.org/tama/editor/#${link}`,
    'without the protocol': `example.org/#${link}`,
    'from a page on a disk': `file:///C:/My%20Games/index.html#${link}`,
    'with blanks around': `  \n${address}\t `,
    'with a sentence’s dot': `${address}.`,
    'in a sentence': `Look at this: ${address}, White wins!`,
    'in a Turkish sentence': `Şuna bak: ${address} — güzel, değil mi?`,
    'in brackets': `(${address})`,
    'in angle brackets': `<${address}>`,
    'in quotes': `«${address}»`,
    'in emphasis': `**${address}** `,
    'as mark-up': `[a position](${address})`,
    'broken into lines by mail': `${address.slice(0, -9)}\r\n ${address.slice(-9)}`,
    'with invisible marks': `\u200e${address.slice(0, -9)}\u200b\u00ad${address.slice(-9)}\u200f\ufeff`,
    'isolated in right-to-left text': `انظر \u2066${address}\u2069 جميل`,
    'percent-encoded': encodeURIComponent(address),
    'percent-encoded twice': encodeURIComponent(encodeURIComponent(address)),
    'with the # encoded': address.replace('#', '%23'),
    'with the # encoded twice': address.replace('#', '%2523'),
    'with every letter encoded': escaped(link),
    'with every letter encoded twice': escaped(escaped(link)),
    'with a tracker’s tail': `${address}?fbclid=IwAR0abc`,
    'with a tail of another kind': `${address}&utm_source=chat`,
    'with a text fragment': `${address}:~:text=Tama`,
    'with a slash at the end': `${address}/`,
    'with a second #': `https://example.org/#/app#${link}`,
    'with a broken escape nearby': `https://example.org/%E0%A4%#${link}`,
  }

  test.each(Object.entries(arrivals))('%s', (_, text) => {
    expect(decodeLink(text)).toEqual({ ok: true, value })
  })
})

describe('no text is too strange', () => {
  const mutated = (): fc.Arbitrary<string> =>
    fc
      .record({
        start: values().map(encodeLink),
        cuts: fc.array(
          fc.record({
            at: fc.nat(60),
            gone: fc.nat(4),
            come: fc.oneof(
              fc.string({ maxLength: 4 }),
              fc.constantFrom('', '%', '%25', '#', ' ', '1', '\u0000'),
            ),
          }),
          { minLength: 1, maxLength: 4 },
        ),
      })
      .map(({ start, cuts }) =>
        cuts.reduce((text, { at, gone, come }) => text.slice(0, at) + come + text.slice(at + gone), start),
      )

  test('20,000 random and mutated texts never throw, and what is accepted comes back the same', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.oneof(mutated(), fc.string({ unit: 'binary', maxLength: 80 }), fc.string()), (text) => {
        const read = decodeLink(text)
        if (!read.ok) return
        accepted++
        expect(decodeLink(encodeLink(read.value))).toEqual(read)
      }),
      { numRuns: 20_000 },
    )
    expect(accepted).toBeGreaterThan(0)
  })

  test('huge texts are answered at once', () => {
    for (const text of [
      '#'.repeat(1e6),
      '%25'.repeat(1e6),
      ' '.repeat(1e6),
      '1'.repeat(1e6),
      '-'.repeat(1e6),
    ]) {
      expect(kindOf(text)).not.toBe('accepted')
    }
  })
})

test('the checksum is the CRC-24 of OpenPGP', () => {
  expect(crc24('123456789')).toBe(0x21cf02)
  expect(crc24('')).toBe(0xb704ce)
})
