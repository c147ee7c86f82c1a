import { readFileSync } from 'node:fs'
import { COLOURS } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { styleOf } from './art.ts'
import { blend, contrast, luminance } from './colour.ts'
import { DEFAULT_ART, loadArt } from './load-art.ts'
import { BOARD_THEMES, DEFAULT_LOOK, PIECE_SETS, SCHEMES } from './look.ts'
import { PIECE_COLOURS, THEME_COLOURS } from './palette.ts'

test('board.css holds the colours of the default look', () => {
  const css = readFileSync(new URL('../board.css', import.meta.url), 'utf8')
  const [light, dark] = [styleOf(DEFAULT_ART, 'light').palette, styleOf(DEFAULT_ART, 'dark').palette]
  for (const name of [...THEME_COLOURS, ...PIECE_COLOURS]) {
    expect(css).toContain(`--board-${name}: light-dark(${light[name]}, ${dark[name]});`)
  }
})

test('contrast and luminance are those of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4)
  expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080')
})

const looks = BOARD_THEMES.flatMap((theme) =>
  PIECE_SETS.flatMap((pieces) => SCHEMES.map((scheme) => ({ theme, pieces, scheme }))),
)

describe.each(looks)('$theme with $pieces, $scheme', ({ theme, pieces, scheme }) => {
  const palette = async () => styleOf(await loadArt({ ...DEFAULT_LOOK, theme, pieces }), scheme).palette
  const TONES = ['field', 'light', 'dark'] as const

  test('sets pieces off from every tone by their outline or their face', async () => {
    const colours = await palette()
    for (const tone of TONES) {
      for (const side of COLOURS) {
        const best = Math.max(
          contrast(colours[side], colours[tone]),
          contrast(colours[`${side}-edge`], colours[tone]),
        )
        expect(best, `${side} on ${tone}`).toBeGreaterThanOrEqual(3)
      }
    }
  })

  test('sets the two sides off from each other, and crowns from their kings', async () => {
    const colours = await palette()
    expect(contrast(colours.white, colours.black)).toBeGreaterThanOrEqual(4.5)
    for (const side of COLOURS) {
      expect(contrast(colours[`${side}-crown`], colours[side])).toBeGreaterThanOrEqual(3)
    }
  })

  test('makes coordinates readable', async () => {
    const { coordinates, frame } = await palette()
    expect(contrast(coordinates, frame)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['chosen', 'target', 'must', 'hint', 'refused', 'later'] as const)(
    'shows the mark %s on every tone',
    async (mark) => {
      const colours = await palette()
      for (const tone of TONES) {
        expect(contrast(colours[mark], colours[tone]), tone).toBeGreaterThanOrEqual(3)
      }
    },
  )
})
