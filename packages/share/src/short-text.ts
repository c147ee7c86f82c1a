// How a short text is written in links. Frozen: links that people have sent open for ever.
import type { Place, PlaceReader } from './mixed.ts'

/** The longest text, in code points. */
const MOST_TEXT = 100

/** What a line of text has no use for: controls, half characters, line and paragraph ends, changes of direction. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu

/** `text` as a link can hold it: one line, blanks only between words, at most `MOST_TEXT` code points. */
export const shortText = (text: string): string =>
  [...text.replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim()].slice(0, MOST_TEXT).join('').trimEnd()

/** How a character is written: from the ASCII letters, from the 128 characters around the last one, or in full. */
const WAYS = 3
const ASCII_FIRST = 0x20
const ASCII_COUNT = 0x5f
const BLOCK = 128
const CODE_POINTS = 0x110000

const blockOf = (code: number): number => Math.floor(code / BLOCK)

/** The places of `text`, which must be a `shortText`: its length, then each character. */
export const textPlaces = (text: string): readonly Place[] => {
  const codes = [...text].map((letter) => letter.codePointAt(0) as number)
  let block = -1
  const letters = codes.flatMap((code): readonly Place[] => {
    if (code >= ASCII_FIRST && code < ASCII_FIRST + ASCII_COUNT) {
      return [
        [0, WAYS],
        [code - ASCII_FIRST, ASCII_COUNT],
      ]
    }
    const isNear = blockOf(code) === block
    block = blockOf(code)
    return isNear
      ? [
          [1, WAYS],
          [code % BLOCK, BLOCK],
        ]
      : [
          [2, WAYS],
          [code, CODE_POINTS],
        ]
  })
  return [[codes.length, MOST_TEXT + 1], ...letters]
}

/** Reads what `textPlaces` wrote; undefined for what it never writes. */
export const takeText = (places: PlaceReader): string | undefined => {
  const length = places.place(MOST_TEXT + 1)
  let block = -1
  let text = ''
  for (let at = 0; at < length; at++) {
    const way = places.place(WAYS)
    if (way === 0) {
      text += String.fromCodePoint(ASCII_FIRST + places.place(ASCII_COUNT))
      continue
    }
    if (way === 1 && block < 0) return undefined
    const code = way === 1 ? block * BLOCK + places.place(BLOCK) : places.place(CODE_POINTS)
    block = blockOf(code)
    text += String.fromCodePoint(code)
  }
  return text === shortText(text) ? text : undefined
}
