import { PRESETS } from '@tama/engine'
import { fromFen, fromMoves } from '@tama/engine/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkOfGame } from './game-link.ts'
import { decodeLink, encodePosition } from './link.ts'
import type { LinkValue } from './link-value.ts'
import { encodeAny, kindOf, mutatedLinks } from './testing/link-values.ts'

const value: LinkValue = { kind: 'position', ruleset: PRESETS.dama, setup: fromFen('B:Wd4:Bd6,Kh8') }
const link = encodePosition(value)

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
  test('4,000 random and mutated texts never throw, and what is accepted comes back the same', () => {
    let accepted = 0
    fc.assert(
      fc.property(
        fc.oneof(mutatedLinks(), fc.string({ unit: 'binary', maxLength: 80 }), fc.string()),
        (text) => {
          const read = decodeLink(text)
          if (!read.ok) return
          accepted++
          expect(decodeLink(encodeAny(read.value))).toEqual(read)
        },
      ),
      { numRuns: 4000 },
    )
    expect(accepted).toBeGreaterThan(0)
  })

  test('huge texts are answered at once', () => {
    for (const text of [
      '#'.repeat(1e6),
      '%25'.repeat(1e6),
      ' '.repeat(1e6),
      '1'.repeat(1e6),
      '2'.repeat(1e6),
      '-'.repeat(1e6),
    ]) {
      expect(kindOf(text)).not.toBe('accepted')
    }
  })

  test('a long game arrives percent-encoded twice', () => {
    const there = 'a1-b1 h8-g8 b1-a1 g8-h8 '
    const long = linkOfGame(fromMoves('W:WKa1:BKh8', PRESETS.tama, there.repeat(250)))
    const text = encodeURIComponent(encodeURIComponent(`https://example.org/#${encodeAny(long)}`))
    expect(decodeLink(text)).toEqual({ ok: true, value: long })
  })
})
