import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '../ruleset.ts'
import { START } from '../setup.ts'
import { makeFen } from './fen.ts'
import { makeFullMove } from './move-text.ts'
import { mainMoves, type PdnGame, type PdnLine, type PdnVariation, tagValue } from './pdn-game.ts'
import { MAX_PDN_LENGTH, type PdnOptions, parsePdn } from './pdn-read.ts'
import { MAX_VARIATION_DEPTH } from './pdn-syntax.ts'

/** The only game of a text; throws when there is another number, or a refusal. */
const gameIn = (text: string, options?: PdnOptions): PdnGame => {
  const [game, ...more] = parsePdn(text, options)
  if (!game?.ok || more.length > 0) throw new Error(JSON.stringify([game, more]))
  return game.value
}

/** The only refusal of a text, with the number of moves that were kept. */
const refusalIn = (text: string, options?: PdnOptions) => {
  const [game, ...more] = parsePdn(text, options)
  if (game?.ok !== false || more.length > 0) throw new Error(JSON.stringify([game, more]))
  const { kept, ...refusal } = game.error
  return { ...refusal, kept: kept && mainMoves(kept).length }
}

const moves = (game: PdnGame): string => mainMoves(game).map(makeFullMove).join(' ')

const textsOf = (line: PdnLine<unknown>): readonly string[] =>
  line.steps.map(({ move }) => (typeof move === 'string' ? move : makeFullMove(move as never)))

const variationTexts = (variation: PdnVariation | undefined): readonly string[] =>
  variation === undefined ? [] : textsOf(variation.line)

describe('moves', () => {
  test.each([
    '1. d3-d4 e6-e5 2. c3-c4 *',
    'd3-d4 e6-e5 c3-c4',
    '1.d3d4 e6e5 2.c3c4',
    '1.d3-d4 1...e6-e5 2.c3-c4',
    '1. d3-d4 1. ... e6-e5 2. c3-c4',
    '1. d3-d4 … e6-e5 c3-c4',
    '1 d3:d4 E6-E5 2 C3xC4',
    '\n\n1.\nd3-d4\n\ne6-e5\n2.\nc3-c4\n',
  ])('%j', (text) => {
    expect(moves(gameIn(text))).toBe('d3-d4 e6-e5 c3-c4')
  })

  test('captures in every form', () => {
    const game = '[GameType "30"]\n1. d3-d4 d6-d5 2. d4xd8 c7-d7 *'
    for (const capture of ['d4xd8', 'd4:d8', 'd4xd6xd8', 'D4xD6', 'd4xd5xd7', 'd4d8']) {
      const [read] = parsePdn(game.replace('d4xd8', capture).replace('c7-d7', ''))
      const expected = capture === 'D4xD6' ? 2 : 3
      expect(read?.ok ? mainMoves(read.value).length : read?.error.kept?.line.steps.length).toBe(expected)
    }
  })
})

describe('results', () => {
  test.each([
    ['1-0', '1-0'],
    ['0-1', '0-1'],
    ['1/2-1/2', '1/2-1/2'],
    ['½-½', '1/2-1/2'],
    ['0-0', '0-0'],
    ['*', '*'],
    ['2-0', '1-0'],
    ['0-2', '0-1'],
    ['1-1', '1/2-1/2'],
    ['', '*'],
  ])('%s is read as %s', (written, result) => {
    expect(gameIn(`1. d3-d4 ${written}`).result).toBe(result)
    expect(gameIn(`[Result "${written}"]\n1. d3-d4 *`).result).toBe(result)
  })

  test('what stands behind the moves counts more than the tag, and the difference is noted', () => {
    const game = gameIn('[GameType "30"]\n[Result "1-0"]\n\n1. d3-d4 0-1')
    expect(game.result).toBe('0-1')
    expect(game.notes).toEqual([{ kind: 'result-differs', tag: '1-0', result: '0-1' }])
  })

  test('case 47: a star glued to a move is a mark, elsewhere it ends the game', () => {
    const game = gameIn('d3-d4* e6-e5')
    expect(game.line.steps.map(({ marks }) => marks)).toEqual([['*'], []])
    expect(gameIn('d3-d4 e6-e5*').result).toBe('*')
    expect(gameIn('d3-d4 e6-e5*').line.steps[1]?.marks).toEqual([])
    expect(parsePdn('d3-d4 * e6-e5').length).toBe(2)
  })

  test('case 47: a mark in parentheses and a result that looks like a move', () => {
    const game = gameIn('d3-d4(?) e6-e5 1-1')
    expect(game.line.steps[0]?.marks).toEqual(['(?)'])
    expect(game.result).toBe('1/2-1/2')
    expect(moves(gameIn('d3-d4 e6-e5 2-0'))).toBe('d3-d4 e6-e5')
  })
})

describe('remarks', () => {
  test('case 40: several commands in one comment, and a number for Black', () => {
    const game = gameIn('1. d3-d4 {[%clk 0:01] [%eval 0.2]} 1. ... e6-e5 2. c3-c4')
    expect(moves(game)).toBe('d3-d4 e6-e5 c3-c4')
    expect(game.line.steps[0]?.comments).toEqual(['[%clk 0:01] [%eval 0.2]'])
  })

  test('case 41: a variation with judgements and comments is kept', () => {
    const game = gameIn('1. d3-d4 e6-e5 (1... d6-d5 $1 {better} 2. d4xd8!) 2. c3-c4')
    expect(moves(game)).toBe('d3-d4 e6-e5 c3-c4')
    const [variation] = game.line.steps[1]?.variations ?? []
    expect(variation?.kind).toBe('moves')
    expect(variationTexts(variation)).toEqual(['d6-d5', 'd4xd6xd8'])
    expect(variation?.line.steps[0]).toMatchObject({ nags: [1], comments: ['better'] })
    expect(variation?.line.steps[1]?.marks).toEqual(['!'])
  })

  test('variations within variations are kept in their place', () => {
    const game = gameIn('1. d3-d4 (1. c3-c4 c6-c5 (1... d6-d5) (1... e6-e5 2. a3-a4)) 1... d6-d5 *')
    const [outer] = game.line.steps[0]?.variations ?? []
    expect(variationTexts(outer)).toEqual(['c3-c4', 'c6-c5'])
    expect(outer?.line.steps[1]?.variations.map(variationTexts)).toEqual([['d6-d5'], ['e6-e5', 'a3-a4']])
    expect(moves(game)).toBe('d3-d4 d6-d5')
  })

  test('a variation with an illegal move is kept as text, and noted', () => {
    const game = gameIn('[Variant "Tama"]\n1. d3-d4 (1. d3-d5 {why not} d6-d5) 1... e6-e5')
    expect(game.line.steps[0]?.variations).toMatchObject([{ kind: 'unread' }])
    expect(variationTexts(game.line.steps[0]?.variations[0])).toEqual(['d3-d5', 'd6-d5'])
    expect(game.notes).toEqual([{ kind: 'unread-variation', line: 2, column: 14, found: 'd3-d5' }])
    expect(moves(game)).toBe('d3-d4 e6-e5')
  })

  test('comments in braces and to the end of the line, before and behind moves', () => {
    const game = gameIn('{first}\n; second ( [ {\n1. d3-d4 ; a } b\n{ c\n  d } e6-e5 * {last}')
    expect(game.line.comments).toEqual(['first', 'second ( [ {'])
    expect(game.line.steps.map(({ comments }) => comments)).toEqual([['a } b', 'c d'], ['last']])
  })

  test('a line that begins with a percent sign is skipped', () => {
    expect(moves(gameIn('%d3-d5 }{)(\n1. d3-d4\n%\ne6-e5'))).toBe('d3-d4 e6-e5')
  })

  test('judgements as numbers and as marks', () => {
    const game = gameIn('1. d3-d4!? $3$14 e6-e5 ?? 2. c3-c4')
    expect(game.line.steps[0]).toMatchObject({ marks: ['!?'], nags: [3, 14] })
    expect(game.line.steps[1]).toMatchObject({ marks: ['??'] })
  })
})

describe('files', () => {
  const file = '[White "Ä"]\n[Variant "Tama"]\n\n1. d3-d4 {a\nb} e6-e5\n2. c3-c4 ; c\n*\n'
  test.each([
    ['CRLF', file.replaceAll('\n', '\r\n')],
    ['CR', file.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${file}`],
    ['a byte order mark and CRLF', `\uFEFF${file.replaceAll('\n', '\r\n')}`],
  ])('case 44: %s gives the same game as LF', (_, text) => {
    expect(gameIn(text)).toEqual(gameIn(file))
    expect(moves(gameIn(text))).toBe('d3-d4 e6-e5 c3-c4')
  })

  test('case 43: blank lines between tags and moves lose nothing', () => {
    expect(moves(gameIn('[White "x"]\n\n\n\n1. d3-d4 e6-e5'))).toBe('d3-d4 e6-e5')
    expect(moves(gameIn('[White "x"]\n1. d3-d4 e6-e5'))).toBe('d3-d4 e6-e5')
  })

  test('case 46: six problems with start positions and names in any script', () => {
    const problem = (name: string) =>
      `[Event "${name}"]\n[GameType "30"]\n[SetUp "1"]\n[FEN "B:Wa2,g4:Bg6,h7"]\n\n1... g6-g5 *`
    const names = ['Первая', 'Üçüncü', 'ÐŸÐµÑ€Ð²Ð°Ñ', 'Առաջին', 'الأولى', 'a "b" \\ c']
    const read = parsePdn(names.map((name) => problem(name.replace(/["\\]/g, '\\$&'))).join('\n\n'))
    expect(read.map((game) => game.ok && tagValue(game.value.tags, 'Event'))).toEqual(names)
    expect(read.every((game) => game.ok && moves(game.value) === 'g6-g5')).toBe(true)
  })

  test('case 59: the side to move of a problem is the one of its FEN', () => {
    const game = gameIn('[GameType "30"]\n[FEN "B:Wa2,g4:Bg6,h7"]\n1... g6-g5')
    expect(game.start.turn).toBe('black')
    expect(moves(game)).toBe('g6-g5')
  })

  test('several games, of which a broken one costs the others nothing', () => {
    const read = parsePdn(
      '[White "1"]\n1. d3-d4 *\n[White "2"]\n1. d3-d6 d6-d5 {x} (\n[White "3"]\n\n1. c3-c4 1-0\n1. e3-e4\n',
    )
    expect(read.map((game) => game.ok)).toEqual([true, false, true, true])
    expect(read[2]?.ok && moves(read[2].value)).toBe('c3-c4')
    expect(read[3]?.ok && moves(read[3].value)).toBe('e3-e4')
  })

  test('heads that follow each other without moves are games of their own', () => {
    const read = parsePdn('[Event "1"]\n[FEN "W:Wa2:Bh7"]\n\n[Event "2"]\n[FEN "W:Wb2:Bh7"]')
    expect(read.map((game) => game.ok && makeFen(game.value.start))).toEqual(['W:Wa2:Bh7', 'W:Wb2:Bh7'])
  })
})

describe('tags', () => {
  const rulesetOf = (head: string) => gameIn(`${head}\n1. d3-d4 *`).ruleset
  const notesOf = (head: string) => gameIn(`${head}\n1. d3-d4 *`).notes

  test.each([
    ['[GameType "30,W,8,8,A0,0"]', 'dama'],
    ['[GameType "30"]', 'dama'],
    ['[Variant "Tama"]', 'tama'],
    ['[Variant "ARMENIAN"]', 'tama'],
    ['[variant "turkish"]', 'dama'],
    ['[Variant "Dama"]', 'dama'],
    ['[Variant "Turkish draughts"]', 'dama'],
    ['[Variant "Tama"]\n[GameType "30"]', 'tama'],
    ['[GameType "30"]\n[Ruleset "dama-federation"]', 'dama-federation'],
    ['[Ruleset "tama-igg"]\n[Variant "Dama"]', 'tama-igg'],
    ['[GameType "44"]\n[Variant "Dama"]', 'dama'],
  ] as const)('%j is %s, with nothing to note', (head, preset) => {
    expect(rulesetOf(head)).toEqual(PRESETS[preset])
    expect(notesOf(head)).toEqual([])
  })

  test('case 49: the numbers of a peer are read with a note', () => {
    expect(rulesetOf('[GameType "44"]')).toEqual(PRESETS.tama)
    expect(rulesetOf('[GameType "43"]')).toEqual(PRESETS.dama)
    expect(notesOf('[GameType "44"]')).toEqual([{ kind: 'peer-game-type', gameType: 44 }])
  })

  test('case 49: a FEN with squares by number is refused, at its place', () => {
    expect(refusalIn('[GameType "44"]\n[FEN "W:W9,10,K28:B49"]\n\n*')).toEqual({
      problem: { kind: 'bad-fen', error: { kind: 'numeric-square', at: 4, found: '9' } },
      line: 2,
      column: 10,
      kept: undefined,
    })
  })

  test('what is not understood is noted and the next tag asked', () => {
    expect(notesOf('[Variant "Russian"]\n[GameType "30"]')).toEqual([
      { kind: 'unknown-variant', found: 'Russian' },
    ])
    expect(notesOf('[Ruleset "dama+new=1"]\n[GameType "30"]')).toEqual([
      { kind: 'unknown-ruleset', found: 'dama+new=1' },
    ])
    expect(notesOf('[GameType "thirty"]')).toEqual([
      { kind: 'unknown-game-type', found: 'thirty' },
      { kind: 'game-not-named' },
    ])
    expect(notesOf('')).toEqual([{ kind: 'game-not-named' }])
  })

  test('a ruleset that the reader is told counts more than every tag', () => {
    const game = gameIn('[GameType "30"]\n1. d3-d4', { ruleset: PRESETS['tama-igg'] })
    expect(game.ruleset).toEqual(PRESETS['tama-igg'])
    expect(game.notes).toEqual([])
  })

  test('another game, another corner for a1 and a broken tag that matters are refused', () => {
    expect(refusalIn('[GameType "20"]\n1. 32-28')).toMatchObject({
      problem: { kind: 'other-game', gameType: 20 },
      line: 1,
      column: 12,
    })
    expect(refusalIn('[GameType "30,W,8,8,A1,0"]\n1. d3-d4')).toMatchObject({
      problem: { kind: 'other-notation', found: 'A1' },
    })
    expect(refusalIn('[White "x"]\n[FEN W:Wd4:Bd6]\n1. d4-d5')).toMatchObject({
      problem: { kind: 'bad-tag', found: '[FEN W:Wd4:Bd6]' },
      line: 2,
      column: 1,
    })
    expect(refusalIn('[FEN "W:Wd8:Bd6"]\n*')).toMatchObject({
      problem: { kind: 'bad-fen', error: { kind: 'not-a-position' } },
      line: 1,
      column: 10,
    })
  })

  test('a broken tag that says nothing about the rules is noted', () => {
    const game = gameIn('[GameType "30"]\n[White Ann]\n[Black "Bob]\n1. d3-d4')
    expect(game.notes).toEqual([
      { kind: 'bad-tag', line: 2, column: 1, found: '[White Ann]' },
      { kind: 'bad-tag', line: 3, column: 1, found: '[Black "Bob]' },
    ])
  })

  test('quotes that nobody escaped are part of the value, and the next tag is not', () => {
    const game = gameIn('[Event "The "Big" one"] [Variant "Dama"]\n[Site "a\\"b"]\n1. d3-d4')
    expect(game.ruleset).toEqual(PRESETS.dama)
    expect(game.tags).toEqual([
      { name: 'Event', value: 'The "Big" one' },
      { name: 'Site', value: 'a"b' },
    ])
  })

  test('case 81: names of tags are read in any case and whatever the locale', () => {
    const game = gameIn('[WHITE "Ali"]\n[gametype "30"]\n[fen "w:wkd4:bkh1"]\n[Site "İzmir"]\n1. d4-d5')
    expect(game.tags).toEqual([
      { name: 'White', value: 'Ali' },
      { name: 'Site', value: 'İzmir' },
    ])
    expect(tagValue(game.tags, 'SITE')).toBe('İzmir')
    expect(makeFen(game.start)).toBe('W:WKd4:BKh1')
  })

  test('lower-case piece letters in a FEN survive', () => {
    expect(makeFen(gameIn('[FEN "W:Wkd4,a2:Bkh8"]\n[SetUp "1"]\n*').start)).toBe('W:Wa2,Kd4:BKh8')
  })
})

describe('refusals keep what was read before them', () => {
  test.each([
    ['1. d3-d4 e6-e5 2. d4-d6', { kind: 'illegal-move', found: 'd4-d6', ply: 3 }, 1, 19, 2],
    ['1. d3-d4 e6-e5\n2. hello', { kind: 'unknown-word', found: 'hello' }, 2, 4, 2],
    ['1. d3-d4 31-27', { kind: 'numeric-move', found: '31-27' }, 1, 10, 1],
    ['1. d3-d4 { never ends', { kind: 'unclosed-comment' }, 1, 10, 1],
    ['1. d3-d4 e6-e5 (1... d6-d5', { kind: 'unclosed-variation' }, 1, 16, 2],
    ['1. d3-d4 ) e6-e5', { kind: 'stray-parenthesis' }, 1, 10, 1],
    ['( 1. d3-d4', { kind: 'stray-parenthesis' }, 1, 1, 0],
    [`1. d3-d4 ${'(1. d3-d4 '.repeat(MAX_VARIATION_DEPTH + 1)}`, { kind: 'too-deep' }, 1, 330, 1],
  ] as const)('%j', (text, problem, line, column, kept) => {
    const refusal = refusalIn(text)
    expect(refusal).toMatchObject({ problem, line, column, kept })
  })

  test('case 2: a capture that stops half way is refused and the legal one named', () => {
    expect(refusalIn('[GameType "30"]\n[FEN "W:Wd2:Bd3,d5,h7"]\n1. d2xd4')).toMatchObject({
      problem: { kind: 'illegal-move', ply: 1, candidates: ['d2xd6'] },
    })
  })

  test('case 3: a capture that may be two moves is refused and both named', () => {
    const text = '[GameType "30"]\n[FEN "W:Wd2:Bd3,c4,b5,c2,b3"]\n1. d2xb6'
    expect(refusalIn(text)).toMatchObject({
      problem: { kind: 'ambiguous-move', candidates: ['d2xb2xb4xb6', 'd2xd4xb4xb6'] },
    })
  })

  test('the presets under which every move is legal are offered', () => {
    expect(refusalIn('[GameType "30"]\n1. d3-e4 d6-d5')).toMatchObject({
      problem: { kind: 'illegal-move', ply: 1, rulesets: ['tama', 'tama-igg'] },
    })
    expect(refusalIn('[GameType "30"]\n1. d3-d5')).toMatchObject({ problem: { rulesets: [] } })
  })

  test.each(['', '   \n\n', '\uFEFF', '*', '{only a comment}'])('%j is no game', (text) => {
    expect(refusalIn(text)).toMatchObject({ problem: { kind: 'no-game' }, kept: undefined })
  })

  test('a head without a move is a game, and that it has none is noted', () => {
    const game = gameIn('[GameType "30"]\n[White "x"]\n\n*')
    expect(game.start).toBe(START)
    expect(game.notes).toEqual([{ kind: 'no-moves' }])
  })

  test('a text that is too long is not read', () => {
    expect(refusalIn(' '.repeat(MAX_PDN_LENGTH + 1))).toMatchObject({ problem: { kind: 'too-long' } })
  })
})

describe('past the end', () => {
  const head = '[GameType "30"]\n[Ruleset "dama-federation"]\n'
  test('a game that goes on after a third repetition is read whole, and where it ended is noted', () => {
    const round = 'a1-a2 h8-h7 a2-a1 h7-h8 '
    const game = gameIn(`${head}[FEN "W:WKa1,Kb1:BKh8,Kg8"]\n${round.repeat(3)} *`)
    expect(mainMoves(game).length).toBe(12)
    expect(game.notes).toEqual([
      { kind: 'ended-earlier', ply: 8, outcome: { kind: 'draw', reason: 'repetition' } },
    ])
  })
  test('a game that goes on with a piece each, too', () => {
    const game = gameIn(`${head}[FEN "W:WKa1:BKh8"]\na1-a2 h8-h7 *`)
    expect(game.notes).toEqual([
      { kind: 'ended-earlier', ply: 0, outcome: { kind: 'draw', reason: 'lone-kings' } },
    ])
  })
  test('a game that ends with its last move is not noted', () => {
    const game = gameIn(`${head}[FEN "W:Wd4:Bd5,a8"]\nd4xd6 1/2-1/2`)
    expect(game.notes).toEqual([])
  })
})

describe('arbitrary text', () => {
  const words = [
    '(',
    ')',
    '{',
    '}',
    ';',
    '[',
    ']',
    '"',
    '\n',
    '\r',
    ' ',
    '$1',
    '$',
    '!',
    '(?)',
    '*',
    '%',
    '1.',
    '1-0',
  ]
  const more = [
    'd3-d4',
    'e6-e5',
    'c3-c4',
    'd4xd8',
    '[FEN "',
    '[GameType "30"]',
    '[x "y"]',
    'W:Wa1:Bb2',
    '1...',
    '\\',
  ]
  const nearly = fc
    .array(fc.constantFrom(...words, ...more), { maxLength: 60 })
    .map((parts) => parts.join(''))
  test('is answered, with a place in the text for each refusal', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), nearly), (text) => {
        const lines = text.split(/\r\n|\r|\n/)
        const read = parsePdn(text)
        expect(read.length).toBeGreaterThan(0)
        for (const game of read) {
          if (game.ok) continue
          const { line, column } = game.error
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1)
        }
      }),
      { numRuns: 3000 },
    )
  })

  test.each([
    ['opening parentheses', '('],
    ['opening parentheses behind a move', ' d3-d4 ('],
    ['opening braces', '{'],
    ['opening braces and lines', '{\n['],
    ['brackets', '[a "'],
    ['backslashes', '[a "\\'],
    ['stars', 'a*'],
    ['dots', '1...'],
    ['digits', '1'],
    ['games', '[a "b"]\n*\n'],
    ['words', 'x '],
  ])('takes time linear in its length: %s', (_, unit) => {
    const text = unit.repeat(Math.floor(100_000 / unit.length))
    expect(parsePdn(text).length).toBeGreaterThan(0)
  })
})
