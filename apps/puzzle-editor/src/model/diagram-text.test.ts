import { makeFen } from '@tama/engine/notation'
import { setups } from '@tama/engine/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { looksLikeDiagram, parseDiagram } from './diagram-text.ts'

const LINES = ['........', '.b.....B', '........', '...b....', '....w...', '........', '........', 'W.......']
const PLAIN = LINES.join('\n')
const FEN = 'W:WKa1,e4:Bd5,b7,Kh7'

const fenOf = (text: string): string | undefined => {
  const read = parseDiagram(text)
  return read.ok ? makeFen({ turn: 'white', board: read.value }) : undefined
}

describe('a board drawn in eight lines', () => {
  const drawings: Readonly<Record<string, string>> = {
    plain: PLAIN,
    'with blank lines around and carriage returns': `\r\n${LINES.join('\r\n')}\r\n\r\n`,
    'with blanks between the squares': LINES.map((line) => [...line].join(' ')).join('\n'),
    'with row numbers before': LINES.map((line, index) => `${8 - index} ${line}`).join('\n'),
    'with row numbers on both sides and file letters': [
      '  a b c d e f g h',
      ...LINES.map((line, index) => `${8 - index} ${[...line].join(' ')} ${8 - index}`),
      '  A B C D E F G H',
    ].join('\n'),
    'in a frame': [
      '+--------+',
      ...LINES.map((line, index) => `${8 - index}|${line}|`),
      '+--------+',
      ' abcdefgh ',
    ].join('\n'),
    'in a grid': LINES.flatMap((line) => ['+-+-+-+-+-+-+-+-+', `|${[...line].join('|')}|`]).join('\n'),
    'with other signs for empty squares': PLAIN.replaceAll('.', '-').replace('--------', '________'),
    'with o and x': PLAIN.replaceAll('w', 'o').replaceAll('W', 'O').replaceAll('b', 'x').replaceAll('B', 'X'),
    'with draughts symbols': PLAIN.replaceAll('w', '⛀')
      .replaceAll('W', '⛁')
      .replaceAll('b', '⛂')
      .replaceAll('B', '⛃'),
  }

  test.each(Object.entries(drawings))('%s', (_, text) => {
    expect(looksLikeDiagram(text)).toBe(true)
    expect(fenOf(text)).toBe(FEN)
  })

  test('of any setup comes back', () => {
    const letters = { white: { man: 'w', king: 'W' }, black: { man: 'b', king: 'B' } } as const
    fc.assert(
      fc.property(setups(), ({ board }) => {
        const rows = Array.from({ length: 8 }, (_, index) =>
          board
            .slice(56 - 8 * index, 64 - 8 * index)
            .map((piece) => (piece ? letters[piece.colour][piece.kind] : '.'))
            .join(''),
        )
        expect(parseDiagram(rows.join('\n'))).toEqual({ ok: true, value: board })
      }),
      { numRuns: 200 },
    )
  })
})

describe('a drawing that is wrong says where', () => {
  test('too few and too many lines', () => {
    expect(parseDiagram(LINES.slice(1).join('\n'))).toEqual({
      ok: false,
      error: { kind: 'wrong-line-count', found: 7 },
    })
    expect(parseDiagram(`${PLAIN}\n${PLAIN}`)).toEqual({
      ok: false,
      error: { kind: 'wrong-line-count', found: 16 },
    })
  })

  test('a line that is too short or too long', () => {
    const lines = LINES.with(2, '.......')
    expect(parseDiagram(lines.join('\n'))).toEqual({
      ok: false,
      error: { kind: 'wrong-width', line: 3, found: 7 },
    })
    expect(parseDiagram(LINES.with(7, 'W........').join('\n'))).toEqual({
      ok: false,
      error: { kind: 'wrong-width', line: 8, found: 9 },
    })
  })

  test('a letter that is no piece', () => {
    expect(parseDiagram(LINES.with(4, '....q...').join('\n'))).toEqual({
      ok: false,
      error: { kind: 'unknown-letter', line: 5, column: 5, found: 'q' },
    })
  })

  test('whatever stands there, nothing is thrown', () => {
    const letter = fc.constantFrom(...'wWbBoOxX.-_|+ 18aAhH\n\n\n⛀'.split(''), '⛃', 'toString')
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 120 }), (letters) => {
        const text = letters.join('')
        looksLikeDiagram(text)
        parseDiagram(text)
      }),
      { numRuns: 2000 },
    )
  })
})

test('texts that are no drawings are not taken for one', () => {
  for (const text of [
    '',
    FEN,
    '[FEN "W:Wd4:Bd6"]\n\n1. d4xd8\n*',
    '1. d3-d4\nd6-d5\n2. c3-c4',
    'w\nb',
    PLAIN.slice(0, 17),
  ]) {
    expect(looksLikeDiagram(text), text).toBe(false)
  }
})
