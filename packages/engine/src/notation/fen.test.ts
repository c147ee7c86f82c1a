import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { legalMoves } from '../rules.ts'
import { checkSetup, setupFaults } from '../setup.ts'
import { parseSquare } from '../square.ts'
import { positions, presets, setups } from '../testing/arbitraries.ts'
import { MAX_FEN_LENGTH, makeFen, parseFen, parsePosition } from './fen.ts'

/** What a text is read as, written again; the error when it is refused. */
const again = (text: string) => {
  const read = parseFen(text)
  return read.ok ? makeFen(read.value) : read.error
}

describe('reading', () => {
  test.each([
    ['W:Wa2,Kd4:Bd6,Kh8', 'W:Wa2,Kd4:Bd6,Kh8'],
    ['lists in either order', 'B:Bd6:Wd4', 'B:Wd4:Bd6'],
    ['case 10: an empty list', 'B:Wd4:B', 'B:Wd4:B'],
    ['both lists empty', 'W:W:B', 'W:W:B'],
    ['case 50: a final dot', 'W:Wd4:Bd6.', 'W:Wd4:Bd6'],
    ['case 50: blanks and lower case', ' w:wD4:bd6 ', 'W:Wd4:Bd6'],
    ['blanks anywhere between words', ' W : W d4 , K a1 : B K h8 . ', 'W:WKa1,d4:BKh8'],
    ['lower-case piece letters', 'W:Wkd4:Bkh8', 'W:WKd4:BKh8'],
    ['the form of a tag', '[FEN "W:Wd4:Bd6"]', 'W:Wd4:Bd6'],
    ['case 11: the old form that says the side twice', '[FEN "W:W:Wd4:Bd6"]', 'W:Wd4:Bd6'],
    ['any order of squares', 'W:Wh8,a1,h1,a8:B', 'W:Wa1,h1,a8,h8:B'],
    ['case 51: a man on its promotion row', 'W:Wd8:Bd6', 'W:Wd8:Bd6'],
  ])('%s', (...row) => {
    const [text = '', expected] = row.slice(-2)
    expect(again(text)).toBe(expected)
  })

  test.each([
    ['', { kind: 'missing-side', at: 1 }],
    ['   ', { kind: 'missing-side', at: 4 }],
    [':Wd4:Bd6', { kind: 'missing-side', at: 1 }],
    ['Wd4:Bd6', { kind: 'missing-side', at: 1 }],
    ['  Wd4:Bd6', { kind: 'missing-side', at: 3 }],
    ['?:Wd4:Bd6', { kind: 'bad-side', at: 1, found: '?' }],
    ['White:Wd4:Bd6', { kind: 'bad-side', at: 1, found: 'White' }],
    ['W', { kind: 'missing-colour', at: 2, found: '' }],
    ['W:Wd4', { kind: 'missing-colour', at: 6, found: '' }],
    ['W:Wd4:', { kind: 'missing-colour', at: 7, found: '' }],
    ['W:d4:Bd6', { kind: 'missing-colour', at: 3, found: 'd4' }],
    ['W:b4:Bd6', { kind: 'missing-colour', at: 3, found: 'b4' }],
    ['W:Kd4:Bd6', { kind: 'missing-colour', at: 3, found: 'Kd4' }],
    ['W:Wd4:We5', { kind: 'colour-twice', at: 7, found: 'We5' }],
    ['W:W:Wd4', { kind: 'colour-twice', at: 5, found: 'Wd4' }],
    ['W:B:Wd4:Bd6', { kind: 'unexpected-text', at: 9, found: 'Bd6' }],
    ['W:Wd4:Bi6', { kind: 'unknown-square', at: 8, found: 'i6' }],
    ['W:Wd9:Bd6', { kind: 'unknown-square', at: 4, found: 'd9' }],
    ['W:Wd4 d5:Bd6', { kind: 'unknown-square', at: 4, found: 'd4 d5' }],
    ['W:Wd4,:Bd6', { kind: 'unknown-square', at: 7, found: '' }],
    ['W:Wd4;d5:Bd6', { kind: 'unknown-square', at: 4, found: 'd4;d5' }],
    ['W:W9,10,K28:B49', { kind: 'numeric-square', at: 4, found: '9' }],
    ['B:Wd4:B1-12', { kind: 'numeric-square', at: 8, found: '1-12' }],
    ['W:B4,5:W30', { kind: 'numeric-square', at: 4, found: '4' }],
    ['W:Wd4:Bd4', { kind: 'square-twice', at: 8, found: 'd4' }],
    ['W:Wd4,Kd4:B', { kind: 'square-twice', at: 7, found: 'd4' }],
    ['W:Wd4:Bd6:H0', { kind: 'unexpected-text', at: 11, found: 'H0' }],
    ['[FEN "W:Wd4:Bz6"]', { kind: 'unknown-square', at: 14, found: 'z6' }],
    [`W:W${'x'.repeat(30)}:B`, { kind: 'unknown-square', at: 4, found: `${'x'.repeat(20)}…` }],
    ['W:Wd4:B'.padEnd(MAX_FEN_LENGTH + 1), { kind: 'too-long', at: MAX_FEN_LENGTH + 1 }],
  ])('refuses %j', (text, error) => {
    expect(again(text)).toEqual(error)
  })

  test('case 81: letters mean the same whatever the locale of the page', () => {
    expect(again('W:WKD4:BI9')).toEqual({ kind: 'unknown-square', at: 9, found: 'I9' })
    expect(again('W:WKD4:Bı1')).toEqual({ kind: 'unknown-square', at: 9, found: 'ı1' })
    expect(again('w:wkd4:bkh8')).toBe(again('W:WKD4:BKH8'))
  })
})

describe('writing', () => {
  test('case 11: names the side to move once, then White, then Black', () => {
    fc.assert(
      fc.property(setups(), (setup) => {
        expect(makeFen(setup)).toMatch(/^[WB]:W[^:]*:B[^:]*$/)
      }),
    )
  })

  test('is read as the same setup', () => {
    fc.assert(
      fc.property(setups(), (setup) => {
        expect(parseFen(makeFen(setup))).toEqual({ ok: true, value: setup })
      }),
    )
  })
})

describe('positions', () => {
  test('a text whose pieces cannot stand so names every fault and where the first one is written', () => {
    expect(parsePosition('W:Wd4,d8:Ba1,d6')).toEqual({
      ok: false,
      error: {
        kind: 'not-a-position',
        at: 7,
        faults: [
          { kind: 'man-on-promotion-row', square: parseSquare('a1') },
          { kind: 'man-on-promotion-row', square: parseSquare('d8') },
        ],
      },
    })
    const faults = [{ kind: 'empty-board' }]
    expect(parsePosition('W:W:B')).toEqual({ ok: false, error: { kind: 'not-a-position', at: 1, faults } })
  })

  test('case 37: too many pieces of a side are a setup and no position', () => {
    const squares = [...'abcdefgh'].flatMap((file) => [`${file}2`, `${file}3`])
    const read = parseFen(`W:W${squares},a4:Bh7`)
    const faults = [{ kind: 'too-many-pieces', colour: 'white', count: 17 }]
    expect(read.ok && setupFaults(read.value)).toEqual(faults)
    expect(parsePosition(`W:W${squares}:Bh7`).ok).toBe(true)
  })

  test('are what checkSetup lets through', () => {
    fc.assert(
      fc.property(setups(), (setup) => {
        const read = parsePosition(makeFen(setup))
        expect(read.ok).toBe(checkSetup(setup).ok)
      }),
    )
  })
})

test('case 8: 10,000 random FENs with one to eight kings have legal moves or none, and never throw', () => {
  const shape = positions({ maxPieces: 8, kingsInTen: 8 })
  fc.assert(
    fc.property(shape, presets(), (position, ruleset) => {
      const read = parsePosition(makeFen(position))
      return read.ok && legalMoves(read.value, ruleset).every(({ path }) => path.length > 0)
    }),
    { numRuns: 10_000 },
  )
})

test('no text makes it throw', () => {
  const nearly = fc.string({ unit: fc.constantFrom(...'WBKabcdefgh12345678,:. "[]FEN') })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), nearly), (text) => {
      const read = parseFen(text)
      if (!read.ok) expect(read.error.at).toBeLessThanOrEqual(text.length + 1)
      else expect(parseFen(makeFen(read.value))).toEqual(read)
    }),
    { numRuns: 3000 },
  )
})
