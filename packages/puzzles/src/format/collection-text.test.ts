import { describe, expect, test } from 'vitest'
import { makeCollection, parseCollection, parsePuzzle } from './collection-text.ts'

const SHOT = {
  ruleset: 'dama',
  fen: 'W:Wd2:Bd3,c4,b5,c2,b3',
  goal: 'gain:3',
  in: 1,
  solution: ['d2xd4xb4xb6', ['d2xb2xb4xb6']],
}
const line = JSON.stringify(SHOT)

/** What became of a text: how many puzzles, and why not the others. */
const read = (text: string) => {
  const result = parseCollection(text)
  if (!result.ok) return { error: result.error }
  const { collection, refused } = result.value
  return { puzzles: collection.puzzles.length, refused }
}

describe('a file of puzzles', () => {
  test('is a collection, a puzzle, a list, or one puzzle a line', () => {
    expect(read(`{"format":"tama-puzzles","version":1,"puzzles":[${line}]}`)).toEqual({
      puzzles: 1,
      refused: [],
    })
    expect(read(line)).toEqual({ puzzles: 1, refused: [] })
    expect(read(`[${line},${line}]`)).toEqual({ puzzles: 2, refused: [] })
    expect(read(`\uFEFF${line}\r\n\r\n${line}\n`)).toEqual({ puzzles: 2, refused: [] })
  })

  test('may have separators in its texts that are line ends elsewhere', () => {
    for (const separator of ['\u2028', '\u2029', '\u0085', '\v', '\f']) {
      const odd = JSON.stringify({ ...SHOT, notes: `one${separator}two` })
      expect(read(`${odd}\n${odd}\n`)).toEqual({ puzzles: 2, refused: [] })
    }
  })

  test('keeps what it can read next to what it cannot', () => {
    const bad = JSON.stringify({ ...SHOT, fen: 'W:Wd4:Bz5' })
    const refused = {
      number: 2,
      error: { kind: 'bad-fen', error: { kind: 'unknown-square', at: 8, found: 'z5' } },
    }
    expect(read(`[${line},${bad},${line}]`)).toEqual({ puzzles: 2, refused: [refused] })
    expect(read(`${line}\n{"fen":}\n${line}`)).toEqual({
      puzzles: 2,
      refused: [{ number: 2, line: 2, error: { kind: 'not-json', line: 1, column: 8 } }],
    })
  })

  test('that was cut gives the place and what stood before it', () => {
    const read = parsePuzzle(line)
    if (!read.ok) throw new Error('the puzzle cannot be read')
    const text = makeCollection({ puzzles: [read.value, read.value, read.value], unknown: {} })
    const cut = parseCollection(text.slice(0, text.lastIndexOf('"goal"')))
    expect(cut).toMatchObject({ ok: false, error: { kind: 'not-json', line: 7 } })
    expect(!cut.ok && cut.error.kind === 'not-json' && cut.error.kept.length).toBe(2)
  })

  test.each([
    ['', { kind: 'empty' }],
    ['  \n', { kind: 'empty' }],
    ['[1,', { kind: 'not-json', line: 1, column: 4, kept: [] }],
    ['{"a":\n  b}', { kind: 'not-json', line: 2, column: 3, kept: [] }],
    ['7', { kind: 'not-puzzles' }],
    ['{"format":"tama-puzzles"}', { kind: 'not-puzzles' }],
    ['{"format":"tunes","puzzles":[]}', { kind: 'other-format', found: 'tunes' }],
    ['{"format":"tama-puzzles","version":2,"puzzles":[]}', { kind: 'newer-version', found: 2 }],
  ])('%j is refused', (text, error) => {
    expect(read(text)).toEqual({ error })
  })
})
