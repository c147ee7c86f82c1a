import { DEFAULT_ART } from '@tama/board'
import { PRESETS, START } from '@tama/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftOfPosition } from '../model/draft.ts'
import { viewOf } from '../scene.ts'
import { diagramOf, wrapped } from './diagram.ts'

const view = viewOf({
  kind: 'setup',
  setup: draftOfPosition(PRESETS.tama, START).setup,
  orientation: 'white',
  ring: undefined,
})
const LOOK = { art: DEFAULT_ART, scheme: 'light', idPrefix: 'x' } as const
const caption = { title: 'Title', author: 'Author', task: 'White to move. Win.', ruleset: 'Tama' }

describe('lines of a caption', () => {
  test('break at blanks, and within words that are too long for a line', () => {
    expect(wrapped('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrapped('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
    expect(wrapped('', 4)).toEqual([])
  })

  test('are never longer than asked, and lose no letter', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 1, max: 20 }),
        (text, most) => {
          const lines = wrapped(text, most)
          expect(lines.every((line) => [...line].length <= most)).toBe(true)
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
        },
      ),
    )
  })
})

describe('a diagram', () => {
  test('names puzzle, author, task and rules below the board, and grows with them', () => {
    const { svg, width, height } = diagramOf(view, caption, LOOK)
    for (const text of Object.values(caption)) expect(svg).toContain(`>${text}</text>`)
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
    const untitled = diagramOf(view, { ...caption, title: '', author: '' }, LOOK)
    expect(untitled.svg).not.toContain('></text>')
    expect(untitled.height).toBeLessThan(height)
    const long = diagramOf(view, { ...caption, title: 'long title '.repeat(12).trim() }, LOOK)
    expect(long.height).toBeGreaterThan(height)
  })

  test('holds no sign of a text that would be markup or that no file may hold', () => {
    const title = '</text><script>"&\'\u0000\u202e\u0007'
    const { svg } = diagramOf(view, { ...caption, title }, LOOK)
    expect(svg).toContain('&#60;/text&#62;&#60;script&#62;&#34;&#38;&#39;<')
    expect(svg).not.toMatch(/[\p{C}]/u)
    expect(svg).not.toContain('<script')
  })

  test('needs nothing from elsewhere', () => {
    const { svg } = diagramOf(view, caption, LOOK)
    expect(svg).not.toMatch(/<(style|script|foreignObject|image)\b|\bhref="(?!#)|url\((?!#)/)
  })
})
