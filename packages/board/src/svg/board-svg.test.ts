import { START } from '@tama/engine'
import { expect, test } from 'vitest'
import { DEFAULT_ART } from '../art/load-art.ts'
import { DEFAULT_LOOK } from '../art/look.ts'
import { CASES, moveOf, viewOf } from '../testing/positions.ts'
import { boardSvg } from './board-svg.ts'
import { node, toMarkup } from './node.ts'

const labels = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1] ?? '')

test('a board as text is whole: 32 pieces by reference to symbols that are there', () => {
  const svg = boardSvg(viewOf(START))
  const uses = [...svg.matchAll(/<use href="#([^"]+)"/g)].map((found) => found[1])
  expect(uses).toHaveLength(32)
  for (const id of new Set(uses)) expect(svg).toContain(`id="${id}"`)
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`)
})

test('it keeps to a strict content policy: no style attributes, no scripts, nothing from outside', () => {
  const svg = boardSvg({ ...viewOf(CASES.fourHops), lastMove: moveOf('f3 f5', 'f4') })
  expect(svg).not.toMatch(/style=|<script|<style|xlink|https?:\/\/(?!www\.w3\.org\/2000\/svg)/)
})

test('the lower left corner is a1 for White and h8 for Black', () => {
  const white = labels(boardSvg(viewOf(START)))
  const black = labels(boardSvg(viewOf(START, 'dama', { orientation: 'black' })))
  const files = (of: readonly string[]) => of.filter((label) => /[a-h]/.test(label)).join('')
  const rows = (of: readonly string[]) => of.filter((label) => /[1-8]/.test(label)).join('')
  expect([files(white), rows(white)]).toEqual(['abcdefgh', '87654321'])
  expect([files(black), rows(black)]).toEqual(['hgfedcba', '12345678'])
})

test('coordinates can be left out, a title makes it an image with a name', () => {
  const plain = boardSvg(viewOf(START), {
    art: { ...DEFAULT_ART, look: { ...DEFAULT_LOOK, coordinates: false } },
  })
  expect(labels(plain)).toEqual([])
  expect(plain).toContain('aria-hidden="true"')
  const titled = boardSvg(viewOf(START), { title: 'a < b & "c"' })
  expect(titled).toContain('role="img"')
  expect(titled).toContain('<title>a &lt; b &amp; &quot;c&quot;</title>')
})

test('pictures on one page keep their names apart', () => {
  const ids = (prefix: string): readonly string[] =>
    [...boardSvg(viewOf(START), { idPrefix: prefix }).matchAll(/ id="([^"]+)"/g)].map(
      (found) => found[1] ?? '',
    )
  expect(ids('a-').filter((id) => ids('b-').includes(id))).toEqual([])
  expect(new Set(ids('a-')).size).toBe(ids('a-').length)
})

test('a thumbnail stays small', () => {
  expect(boardSvg(viewOf(START)).length).toBeLessThan(60_000)
})

test('text and attributes are escaped', () => {
  expect(toMarkup(node('text', { id: '"<&' }, ['<b>&']))).toBe(
    '<text id="&quot;&lt;&amp;">&lt;b&gt;&amp;</text>',
  )
})
