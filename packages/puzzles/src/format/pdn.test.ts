import { PRESETS } from '@tama/engine'
import { makeFullMove } from '@tama/engine/notation'
import { describe, expect, test } from 'vitest'
import { mainLine } from '../solution.ts'
import { parsePuzzleCsv } from './csv.ts'
import { rowsOfCsv } from './csv-cells.ts'
import { parsePuzzlePdn } from './pdn.ts'

const SHOT =
  'B:Wa2,b2,d2,e2,f2,g2,h2,b3,c3,e3,g3,a4,c4,d4,h4,e6:Bc5,f5,a6,b6,c6,d6,f6,g6,h6,a7,c7,d7,f7,g7,h7'
const game = (tags: string, moves: string): string =>
  `${tags}[GameType "30"]\n[Ruleset "dama-federation"]\n[SetUp "1"]\n[FEN "${SHOT}"]\n\n${moves}\n`

describe('a PDN file', () => {
  test('the side to move in FEN is the solver, not the one who blundered', () => {
    const { puzzles } = parsePuzzlePdn(game('', '1... g6-g5 2. e6xg6xg8 c5-d5 *'))
    expect(puzzles[0]?.position.turn).toBe('black')
    expect(mainLine(puzzles[0]?.solution ?? []).map(makeFullMove)).toEqual(['g6-g5', 'e6xg6xg8', 'c5-d5'])
  })

  test('with six problems gives six puzzles, their names kept as they are', () => {
    const names = ['Один', 'Երկու', 'Üç', 'أربعة', 'Îïßòü', 'Six']
    const text = names.map((name) => game(`[Event "${name}"]\r\n`, '1... g6-g5 *')).join('\r\n\r\n')
    const { puzzles, refused } = parsePuzzlePdn(`\uFEFF${text}`)
    expect(refused).toEqual([])
    expect(puzzles.map(({ title }) => title)).toEqual(names)
  })

  test('tells which games are no puzzles, and why', () => {
    const text = `${game('', '1... g6-g5 *')}\n[GameType "30"]\n\n1. a3-a4 *\n\n${game('', '1... g6-g4 *')}`
    const { puzzles, refused } = parsePuzzlePdn(text)
    expect(puzzles).toHaveLength(1)
    expect(refused).toMatchObject([
      { number: 2, error: { kind: 'no-position' } },
      { number: 3, error: { kind: 'bad-game', refusal: { problem: { kind: 'illegal-move' } } } },
    ])
  })

  test('takes the goal from the result where no tag says it', () => {
    const goals = ['*', '0-1', '1/2-1/2'].map(
      (result) => parsePuzzlePdn(game('', `1... g6-g5 ${result}`)).puzzles[0]?.goal.kind,
    )
    expect(goals).toEqual(['win', 'win', 'draw'])
  })

  test('keeps variations and leaves out those that are not legal', () => {
    const { puzzles } = parsePuzzlePdn(game('', '1... g6-g5 (1... c5-d5) (1... a6-a3) 2. e6xg8 *'))
    expect(puzzles[0]?.solution.map(({ move }) => makeFullMove(move))).toEqual(['g6-g5', 'c5-d5'])
  })

  test('with an endless game is refused, not read', () => {
    const moves = Array.from({ length: 150 }, () => 'a1-a2 h8-h7 a2-a1 h7-h8').join(' ')
    const text = `[GameType "30"]\n[FEN "W:WKa1,Kb1:BKh8,Kg8"]\n\n${moves} *\n`
    expect(parsePuzzlePdn(text).refused).toMatchObject([{ error: { kind: 'solution-too-long', most: 200 } }])
  })
})

describe('a CSV file', () => {
  test('has cells with commas, quotes and line ends in quotes', () => {
    expect([...rowsOfCsv('a,"b,c","d""e"\r\n\r\n"f\ng",,h')]).toEqual([
      ['a', 'b,c', 'd"e'],
      ['f\ng', '', 'h'],
    ])
    expect([...rowsOfCsv('a,\n"b')]).toEqual([['a', ''], ['b']])
    expect([...rowsOfCsv('')]).toEqual([])
  })

  test('needs a column FEN; a bad row takes nothing from the others', () => {
    expect(parsePuzzleCsv('Moves\nd2d4\n', PRESETS.dama)).toEqual({ ok: false, error: { kind: 'no-header' } })
    const csv = `Moves,FEN,Rating\nd2d4,W:Wd2:Bd3,900\nd2d4,W:Wd2:Bz3,\nd2d4,W:Wd2:Bd3,high\n`
    const quoted = csv.replaceAll(/W:Wd2:B(z3|d3)/g, '"$&"')
    expect(parsePuzzleCsv(quoted, PRESETS.dama)).toMatchObject({
      ok: true,
      value: {
        puzzles: [{ rating: 900, goal: { kind: 'win' }, ruleset: PRESETS.dama }],
        refused: [
          { number: 2, error: { kind: 'bad-fen' } },
          { number: 3, error: { kind: 'wrong-type', field: 'rating' } },
        ],
      },
    })
  })
})
