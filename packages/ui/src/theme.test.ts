import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
const tokens = read('./css/tokens.css')
const sheets = [...read('./theme.css').matchAll(/@import "(.+?)"/g)].map(([, file]) => read(file as string))

/** Light and dark value of every colour token. */
const colours = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name as string, { light: light as string, dark: dark as string }],
  ),
)

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours as WCAG counts it, 1..21. */
const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const TEXT_ON: readonly (readonly [string, string])[] = [
  ['ink', 'page'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink', 'good-tint'],
  ['ink', 'warn-tint'],
  ['ink', 'danger-tint'],
  ['ink-soft', 'page'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'sunken'],
  ['ink-soft', 'good-tint'],
  ['ink-soft', 'warn-tint'],
  ['ink-soft', 'danger-tint'],
  ['act', 'page'],
  ['act', 'surface'],
  ['act-strong', 'act-tint'],
  ['on-act', 'act'],
  ['danger', 'page'],
  ['danger', 'surface'],
  ['on-danger', 'danger'],
]

/** Lines and signs that must be seen to use the page: 3 to 1 (WCAG 1.4.11). */
const SIGN_ON: readonly (readonly [string, string])[] = [
  ['line-strong', 'surface'],
  ['line-strong', 'page'],
  ['good', 'good-tint'],
  ['warn', 'warn-tint'],
  ['danger', 'danger-tint'],
]

describe.each(['light', 'dark'] as const)('the %s colours', (scheme) => {
  const hexOf = (name: string): string => {
    const colour = colours.get(name)
    if (!colour) throw new Error(`no colour --${name}`)
    return colour[scheme]
  }

  test.each(TEXT_ON)('%s can be read on %s', (text, ground) => {
    expect(contrast(hexOf(text), hexOf(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SIGN_ON)('%s can be seen on %s', (sign, ground) => {
    expect(contrast(hexOf(sign), hexOf(ground))).toBeGreaterThanOrEqual(3)
  })
})

test('the style sheets name no physical side and change no case, so that they hold in every language', () => {
  const rules = sheets.join('\n').replace(/\/\*[\s\S]*?\*\//g, '')
  expect(rules).not.toMatch(/(margin|padding|border)-(left|right)|[\s;{](left|right):|text-transform|float:/)
})
