import { describe, expect, test } from 'vitest'
import { positionOf } from './game.ts'
import { makeFen } from './notation/fen.ts'
import { parseMove } from './notation/move-text.ts'
import { legalMoves } from './rules.ts'
import { PRESETS } from './ruleset.ts'
import { squareName } from './square.ts'
import { fromFen, fromMoves, moveTexts } from './testing/from-text.ts'

// Faults that users of other programs have met, as small positions under dama-federation. Others of the list stand
// beside what they are about: results in outcome.test.ts and game.test.ts, text in notation/.

const FEDERATION = PRESETS['dama-federation']
const READY = 'W:Wa4,h4,a3,b3,c3,d3,e3,f3,g3,h3,a2,c2,d2,f2:Bc7,h7,a6,b6,c6,d6,e6,g6,h6,a5,b5,c5,e5,g5,f4'
const CROWDED = 'W:We4,a3,b3,e3,f3,h3,d2,e2,g2:BKc8,a7,d7,e7,f7,g7,f6,g6,e5'
const KING_OR_MAN = 'W:We5,a4,c4,a3,b3,c3,d3,e3,g3,a2,b2,c2,d2,e2,f2,Kh1:Ba7,b7,c7,d7,a6,b6,c6,d6,h6,a5,c5,f5'

describe('the legal moves', () => {
  test.each([
    ['case 1: the last capture before one piece each', 'W:Wd4:Bd5,a8', ['d4xd6']],
    ['case 2: a capture may not stop half way', 'W:Wd2:Bd3,d5,h7', ['d2xd4xd6']],
    [
      'case 3: two captures with the same ends are two moves',
      'W:Wd2:Bd3,c4,b5,c2,b3',
      ['d2xd4xb4xb6', 'd2xb2xb4xb6', 'd2xb2xb4xd4'],
    ],
    ['case 13: a man may pass the last row in a capture', 'W:Wf6,a1:Bf7,Ke8,h5', ['f6xf8xd8']],
    ['case 14: a capture onto the last row', CROWDED, ['e4xe6xe8']],
    ['case 16: a king and a man that can take one each', KING_OR_MAN, ['e5xg5', 'h1xh7', 'h1xh8']],
    ['case 17: the longer of two captures', 'W:Wc2:Bc3,c5,d2,h7', ['c2xc4xc6']],
    ['case 18: a capture of another piece', 'W:Wa2,h4:Bh5,a8', ['h4xh6']],
    ['case 19: a capture of two that no other piece may interrupt', 'W:Wc2,h2:Bc3,c5,a7', ['c2xc4xc6']],
    ['case 21: a capture of four', READY, ['f3xf5xd5xd7xb7']],
    ['case 24: a side that cannot move', 'B:Wa3,a4,b5,c5:Ba5', []],
  ] as const)('%s', (_, fen, texts) => {
    const position = fromFen(fen)
    const keys = texts.map((text) => parseMove(text, position, FEDERATION))
    expect(keys.every((read) => read.ok)).toBe(true)
    const paths = legalMoves(position, FEDERATION).map(({ from, path }) =>
      [from, ...path].map(squareName).join('x'),
    )
    expect(paths.sort()).toEqual([...texts].sort())
  })

  test('case 5: a king does not jump over two pieces in a row', () => {
    const moves = moveTexts(fromFen('W:WKa1:Ba3,a4,h8'), FEDERATION)
    expect(moves).toEqual(['a1-a2', 'a1-b1', 'a1-c1', 'a1-d1', 'a1-e1', 'a1-f1', 'a1-g1', 'a1-h1'])
  })
})

test('case 13: a man that passed the last row is a king when its move has ended', () => {
  const game = fromMoves('W:Wf6,a1:Bf7,Ke8,h5', FEDERATION, 'f6xf8xd8')
  expect(makeFen(positionOf(game))).toBe('B:Wa1,Kd8:Bh5')
})

test('case 14: a man crowned by a capture is a king with a king’s moves on its next turn', () => {
  const after = fromMoves(CROWDED, FEDERATION, 'e4xe6xe8')
  expect(makeFen(positionOf(after))).toContain('Ke8')
  const later = fromMoves(CROWDED.replace('Kc8', 'Kc1'), FEDERATION, 'e4xe6xe8')
  expect(later.plies[0]?.move.promotes).toBe(true)
  const alone = fromMoves('W:We4:Be5,e7,a7,h5', FEDERATION, 'e4xe6xe8 h5-h4')
  expect(alone.legal.filter(({ path: [to] }) => squareName(to) === 'e1').length).toBe(1)
})
