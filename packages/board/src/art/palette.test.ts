import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { blend, contrast, luminance } from './colour.ts'
import { COLOUR_NAMES, DARK_PALETTE, LIGHT_PALETTE } from './palette.ts'

test('board.css holds the same colours as the palettes', () => {
  const css = readFileSync(new URL('../board.css', import.meta.url), 'utf8')
  for (const name of COLOUR_NAMES) {
    expect(css).toContain(`--board-${name}: light-dark(${LIGHT_PALETTE[name]}, ${DARK_PALETTE[name]});`)
  }
})

test('contrast and luminance are those of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4)
  expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080')
})

describe.each([
  ['light', LIGHT_PALETTE],
  ['dark', DARK_PALETTE],
] as const)('the %s palette', (_, palette) => {
  const tones = [palette.light, palette.dark]

  test('sets pieces off from both tones by their outline or their face', () => {
    for (const tone of tones) {
      for (const side of ['white', 'black'] as const) {
        const best = Math.max(contrast(palette[side], tone), contrast(palette[`${side}-edge`], tone))
        expect(best, `${side} on ${tone}`).toBeGreaterThanOrEqual(3)
      }
    }
  })

  test('sets the two sides off from each other', () => {
    expect(contrast(palette.white, palette.black)).toBeGreaterThanOrEqual(7)
  })

  test('sets crowns off from their kings', () => {
    expect(contrast(palette['white-crown'], palette.white)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette['black-crown'], palette.black)).toBeGreaterThanOrEqual(4.5)
  })

  test('makes coordinates readable', () => {
    expect(contrast(palette.coordinates, palette.wood)).toBeGreaterThanOrEqual(7)
  })

  test.each(['chosen', 'target', 'must', 'hint', 'refused'] as const)(
    'shows the mark %s on both tones',
    (mark) => {
      for (const tone of tones) expect(contrast(palette[mark], tone)).toBeGreaterThanOrEqual(3)
    },
  )
})
