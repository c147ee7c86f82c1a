import { legalMoves, type Move, PRESETS, play } from '@tama/engine'
import { fromFen, fromMove } from '@tama/engine/testing'
import { mainLine, parsePuzzle, type SolutionStep, withLine } from '@tama/puzzles'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeLink, encodePuzzle } from './link.ts'
import { setupOfLink } from './link-setup.ts'
import { MOST_DEPTH, MOST_STEPS, type PuzzleLink } from './link-value.ts'
import { type Place, packPlaces } from './mixed.ts'
import { linkOfPuzzle, puzzleOfLink } from './puzzle-link.ts'
import { encodeAny, kindOf, puzzleLinks } from './testing/link-values.ts'
import { seal } from './wire.ts'

/** A puzzle as a file has it. */
const puzzle = (fields: object): PuzzleLink => {
  const read = parsePuzzle(JSON.stringify({ ruleset: 'dama', goal: 'win', ...fields }))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return linkOfPuzzle(read.value)
}

const SHOT = {
  fen: 'W:Wd2:Bd3,c4,b5,c2,b3',
  goal: 'gain:3',
  in: 1,
  solution: ['d2xd4xb4xb6', ['d2xb2xb4xb6']],
}

describe('a link of a puzzle', () => {
  test('brings back any puzzle with all its branches', () => {
    fc.assert(
      fc.property(puzzleLinks(), (any) => {
        expect(decodeLink(encodeAny(any))).toEqual({ ok: true, value: any })
      }),
      { numRuns: 300 },
    )
  })

  test('keeps the order of the lines: the main line first', () => {
    const back = decodeLink(encodeAny(puzzle({ ...SHOT, solution: ['d2xb2xb4xb6', ['d2xd4xb4xb6']] })))
    expect(
      back.ok && back.value.kind === 'puzzle' && back.value.solution.map(({ move }) => move.captured),
    ).toEqual([
      [10, 17, 33],
      [19, 26, 33],
    ])
  })

  test('leaves behind what a solver does not need', () => {
    const read = parsePuzzle(
      JSON.stringify({ ruleset: 'dama', ...SHOT, id: 'x', year: 1999, rating: 1500, notes: 'n' }),
    )
    if (!read.ok) throw new Error(read.error.kind)
    const back = decodeLink(encodeAny(linkOfPuzzle(read.value)))
    expect(back.ok && back.value.kind === 'puzzle' && puzzleOfLink(back.value)).toEqual({
      ...linkOfPuzzle(read.value),
      kind: undefined,
      themes: [],
      unknown: {},
    })
  })

  test('shows the position of the puzzle', () => {
    expect(setupOfLink(puzzle(SHOT))).toEqual(fromFen(SHOT.fen))
  })

  test('of a position with a solution of ten plies fits in 70 characters', () => {
    const full = puzzle({
      ruleset: 'tama',
      fen: 'B:Wa2,b2,c2,d2,e2,f2,h2,a3,b3,c3,d3,e3,f3,g3,h3,f4:Bc5,h5,a6,b6,d6,e6,f6,g6,a7,b7,c7,d7,e7,f7,g7,h7',
      goal: 'gain:2',
      in: 5,
    })
    let { position } = full
    const moves = Array.from({ length: 10 }, (): Move => {
      const move = legalMoves(position, full.ruleset).at(-1) as Move
      position = play(position, move)
      return move
    })
    const solution = withLine([], moves)
    expect(mainLine(solution)).toHaveLength(10)
    expect(encodeAny({ ...full, solution }).length).toBeLessThanOrEqual(55)
    expect(encodeAny({ ...full, solution, title: 'Five sacrifices' }).length).toBeLessThanOrEqual(76)
  })
})

describe('a puzzle that is too much for a link is refused by its encoder', () => {
  /** Kings that go to and fro, `plies` plies long. */
  const shuffle = (plies: number): readonly SolutionStep[] => {
    const round = ['a1-b1', 'h8-g8', 'b1-a1', 'g8-h8']
    let position = fromFen('W:WKa1:BKh8')
    const moves = Array.from({ length: plies }, (_, ply): Move => {
      const move = fromMove(round[ply % 4] as string, position, PRESETS.tama)
      position = play(position, move)
      return move
    })
    return moves.reduceRight<readonly SolutionStep[]>((next, move) => [{ move, next }], [])
  }
  const kings = puzzle({ ruleset: 'tama', fen: 'W:WKa1:BKh8' })

  test('by its length', () => {
    expect(encodePuzzle({ ...kings, solution: shuffle(MOST_DEPTH) }).ok).toBe(true)
    expect(encodePuzzle({ ...kings, solution: shuffle(MOST_DEPTH + 1) })).toEqual({
      ok: false,
      error: { kind: 'too-deep', most: 200 },
    })
  })

  test('by its branches', () => {
    const [line] = shuffle(200)
    if (!line) throw new Error('no line')
    const others = ['a1-a2', 'a1-a3', 'a1-a4', 'a1-a5', 'a1-a6'].map((text): SolutionStep => {
      const move = fromMove(text, fromFen('W:WKa1:BKh8'), PRESETS.tama)
      return { move, next: line.next }
    })
    const many = [line, ...others.slice(0, MOST_STEPS / 200)]
    expect(encodePuzzle({ ...kings, solution: many })).toEqual({
      ok: false,
      error: { kind: 'too-many-steps', most: 1000 },
    })
  })

  test('loudly, when a move is not legal', () => {
    const { solution } = puzzle(SHOT)
    expect(() => encodePuzzle({ ...kings, solution })).toThrow(RangeError)
  })
})

describe('texts', () => {
  const titled = (title: string) => {
    const back = decodeLink(encodeAny({ ...puzzle(SHOT), title }))
    return back.ok && back.value.kind === 'puzzle' ? back.value.title : undefined
  }

  test.each([
    'Beyaz üç taş kazanır',
    'Սպիտակները շահում են',
    'الأبيض يربح ثلاث قطع',
    'ქართული 🏆 日本',
    '"<b>&amp;',
    '%23 # ?',
  ])('%s comes back', (title) => {
    expect(titled(title)).toBe(title)
  })

  test('become one line without marks that turn the text around', () => {
    expect(titled(' a\n\tb\u0000\u202Ec\uD800 ')).toBe('a b c')
    expect(titled('\u202E')).toBeUndefined()
    expect(titled('')).toBeUndefined()
  })

  test('are cut after 100 characters, never within one', () => {
    expect(titled('😀'.repeat(101))).toBe('😀'.repeat(100))
    expect(titled(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
  })
})

describe('an unchanged link that holds nonsense is refused', () => {
  const dama: Place = [2, 16]
  /** White man a1, Black king h8. */
  const squares = Array.from({ length: 64 }, (_, at): Place => [at === 0 || at === 63 ? 1 : 0, 2])
  const board: readonly Place[] = [[0, 2], ...squares, [0, 2], [0, 2], [1, 2], [1, 2]]
  const win: Place = [0, 8]
  const open: Place = [0, 100]
  const none: Place = [0, 3]
  const noText: readonly Place[] = [
    [0, 101],
    [0, 101],
  ]
  const sealed = (...places: readonly Place[]): string =>
    seal({ version: '3', lengthDigits: 2 }, packPlaces(places))

  test('but the same with sense is accepted', () => {
    expect(kindOf(sealed(dama, ...board, win, open, none, ...noText))).toBe('accepted')
    expect(kindOf(sealed(dama, ...board, win, open, [1, 3], [0, 2], [0, 3], ...noText))).toBe('accepted')
  })

  test.each<readonly [string, readonly Place[]]>([
    ['a ruleset that does not exist', [[9, 16], ...board, win, open, none, ...noText]],
    ['a goal that does not exist', [dama, ...board, [5, 8], open, none, ...noText]],
    ['something behind the texts', [dama, ...board, win, open, none, ...noText, [1, 2]]],
    ['a man on its last row', [dama, [0, 2], ...squares, [1, 2], [0, 2], [1, 2], [1, 2], win, open, none]],
    ['a letter near to none', [dama, ...board, win, open, none, [1, 101], [1, 3], [5, 128], [0, 101]]],
    ['half a character', [dama, ...board, win, open, none, [1, 101], [2, 3], [0xd800, 0x110000], [0, 101]]],
    ['a text with a blank before it', [dama, ...board, win, open, none, [1, 101], [0, 3], [0, 95], [0, 101]]],
  ])('%s', (_, places) => {
    expect(kindOf(sealed(...places))).toBe('bad-content')
  })

  test('a tree with more branches than a link may have', () => {
    // Every number above zero asks for more moves everywhere.
    const huge = seal(
      { version: '3', lengthDigits: 2 },
      packPlaces([dama, ...board, win, open, ...Array.from({ length: 3000 }, (): Place => [2, 3])]),
    )
    expect(kindOf(huge)).toBe('bad-content')
  })
})
