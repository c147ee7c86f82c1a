import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finalSquare, sameMove } from './move.ts'
import { makeFen } from './notation/fen.ts'
import { makeFullMove } from './notation/move-text.ts'
import { outcomeOf } from './outcome.ts'
import { play } from './play.ts'
import { legalMoves, legalRoutes } from './rules.ts'
import { PRESETS, type PresetId } from './ruleset.ts'
import { START } from './setup.ts'
import { squareName } from './square.ts'
import { positions, presets } from './testing/arbitraries.ts'
import { fromFen, fromMove, moveTexts } from './testing/from-text.ts'

const textsOf = (fen: string, preset: PresetId): readonly string[] => moveTexts(fromFen(fen), PRESETS[preset])

/** The moves of `fen` after the one written `text`. */
const fenAfter = (fen: string, preset: PresetId, text: string): string => {
  const position = fromFen(fen)
  return makeFen(play(position, fromMove(text, position, PRESETS[preset])))
}

const BOTH_DAMAS = ['dama', 'dama-federation'] as const
const ALL = ['tama', 'tama-igg', ...BOTH_DAMAS] as const

test('rule 1: men start on the second and third row of each side and White begins', () => {
  expect(makeFen(START)).toBe(
    'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7',
  )
})

describe('rule 2: a man steps forward or sideways, diagonally forward only with diagonal moves', () => {
  test('in Tama', () => {
    expect(textsOf('W:Wd4:Bh6', 'tama')).toEqual(['d4-c4', 'd4-c5', 'd4-d5', 'd4-e4', 'd4-e5'])
    expect(textsOf('B:Wh2:Bd4', 'tama')).toEqual(['d4-c3', 'd4-c4', 'd4-d3', 'd4-e3', 'd4-e4'])
  })
  test('in Dama', () => {
    expect(textsOf('W:Wd4:Bh6', 'dama')).toEqual(['d4-c4', 'd4-d5', 'd4-e4'])
  })
})

test('rule 3: a king runs along rows and columns, along diagonals only with diagonal moves', () => {
  const orthogonal = ['a1-a2', 'a1-a3', 'a1-b1', 'a1-c1']
  expect(textsOf('W:WKa1,a4,d1:Bh6', 'dama').filter((text) => text.startsWith('a1'))).toEqual(orthogonal)
  const tama = textsOf('W:WKa1,a4,d1:Bh6', 'tama').filter((text) => text.startsWith('a1'))
  const diagonal = ['a1-b2', 'a1-c3', 'a1-d4', 'a1-e5', 'a1-f6', 'a1-g7', 'a1-h8']
  expect(tama).toEqual([...orthogonal, ...diagonal].sort())
})

test.each(ALL)(
  'rule 4: a man jumps forward and sideways, never backward and never diagonally (%s)',
  (preset) => {
    expect(textsOf('W:Wd4:Bd3,c5,e3,a8', preset).some((text) => text.includes('x'))).toBe(false)
    expect(textsOf('W:Wd4:Bd5,a8', preset)).toEqual(['d4xd6'])
    expect(textsOf('W:Wd4:Bc4,e4,a8', preset)).toEqual(['d4xb4', 'd4xf4'])
    expect(textsOf('B:Wd3,d5,a2:Bd4', preset)).toEqual(['d4xd2'])
  },
)

test.each(ALL)(
  'rule 5: a king jumps over one enemy at any distance and lands anywhere behind it (%s)',
  (preset) => {
    expect(textsOf('W:WKa1:Ba3,h8', preset)).toEqual(['a1xa4', 'a1xa5', 'a1xa6', 'a1xa7', 'a1xa8'])
  },
)

test.each(ALL)('rule 5: a king may not pass two enemies in a row, nor its own piece (%s)', (preset) => {
  expect(textsOf('W:WKa1:Ba3,a4,h8', preset).some((text) => text.includes('x'))).toBe(false)
  expect(textsOf('W:WKa1,a2:Ba4,h8', preset).some((text) => text.includes('x'))).toBe(false)
  expect(textsOf('W:WKa1:Bd4,h7', preset).some((text) => text.includes('x'))).toBe(false)
})

test.each(ALL)('rule 6: men take kings and kings take men (%s)', (preset) => {
  expect(textsOf('W:Wd4:BKd5,a8', preset)).toEqual(['d4xd6'])
  expect(textsOf('W:WKd4:Bd7,a7', preset)).toEqual(['d4xd8'])
})

test.each(ALL)(
  'rule 7: the square that the moving piece has left is empty, it may end there again (%s)',
  (preset) => {
    expect(textsOf('W:WKa1:Ba3,c5,e3,Kc1', preset)).toEqual(['a1xa2', 'a1xa5xe5xe1xa1', 'a1xb1'])
  },
)

test.each(ALL)('rule 8: a captured piece is gone at once and opens a line (%s)', (preset) => {
  // d5 and d6 stand in a row. Once d6 is taken from the side, the way down the d-file goes over d5 alone.
  const [move] = legalMoves(fromFen('W:WKa6:Bd6,d5,g4,Ke1'), PRESETS[preset])
  expect(move?.captured.map(squareName)).toEqual(['d6', 'g4', 'e1', 'd5'])
})

test.each(ALL)(
  'rule 9: only captures that take the most pieces are legal, over all pieces (%s)',
  (preset) => {
    expect(textsOf('W:Wc2:Bc3,c5,d2,h7', preset)).toEqual(['c2xc6'])
    expect(textsOf('W:Wa2,h4:Bh5,a8', preset)).toEqual(['h4xh6'])
    expect(textsOf('W:Wd2:Bd3,d5,h7', preset)).toEqual(['d2xd6'])
  },
)

test.each(ALL)('rule 9: a king counts one, and among equals the choice is free (%s)', (preset) => {
  expect(textsOf('W:Wd4,a2:BKd5,a3,h8', preset)).toEqual(['a2xa4', 'd4xd6'])
})

test.each(ALL)(
  'rule 10: a man that ends its move on the last row is a king, also after a quiet step (%s)',
  (preset) => {
    expect(fenAfter('W:Wd7:Ba7', preset, 'd7-d8')).toBe('B:WKd8:Ba7')
    expect(fenAfter('B:Wa2,h4:Bd2', preset, 'd2-d1')).toBe('W:Wa2,h4:BKd1')
    expect(fenAfter('W:Wd6:Bd7,a7', preset, 'd6xd8')).toBe('B:WKd8:Ba7')
  },
)

test.each(ALL)('rule 10: a new king can be captured at once (%s)', (preset) => {
  const after = fenAfter('W:Wd7:BKa8,b4', preset, 'd7-d8')
  expect(textsOf(after, preset)).toEqual(['a8xe8', 'a8xf8', 'a8xg8', 'a8xh8'])
})

test('rule 11: routes of one move are one move, different captured squares make two', () => {
  const straight = fromFen('W:WKa1:Ba3,a6,Kh8')
  expect(legalMoves(straight, PRESETS.dama).map(makeFullMove)).toEqual(['a1xa4xa7', 'a1xa4xa8'])
  expect(legalRoutes(straight, PRESETS.dama).length).toBe(4)
  const shared = 'W:Wd2:Bd3,c4,b5,c2,b3'
  expect(textsOf(shared, 'dama')).toEqual(['d2xb2xb4xb6', 'd2xd4', 'd2xd4xb4xb6'])
})

test('rule 11: every route belongs to a legal move and every legal move has a route', () => {
  fc.assert(
    fc.property(positions({ maxPieces: 9 }), presets(), (position, ruleset) => {
      const moves = legalMoves(position, ruleset)
      const routes = legalRoutes(position, ruleset)
      expect(moves.every((move) => routes.some((route) => sameMove(route, move)))).toBe(true)
      expect(routes.every((route) => moves.some((move) => sameMove(route, move)))).toBe(true)
      const paths = routes.map(({ from, path }) => [from, ...path].join())
      expect(new Set(paths).size).toBe(paths.length)
    }),
  )
})

test('rule 12: without a legal move the side to move has lost, without pieces too', () => {
  for (const preset of ALL) {
    const lost = { kind: 'win', winner: 'white', reason: 'no-legal-move' }
    expect(outcomeOf(fromFen('B:Wa3,a4,b5,c5:Ba5'), PRESETS[preset])).toEqual(
      preset.startsWith('dama') ? lost : { kind: 'playing' },
    )
    expect(outcomeOf(fromFen('B:Wd4:B'), PRESETS[preset])).toEqual(lost)
  }
})

describe('rule 13: the reversal option', () => {
  const position = fromFen('W:WKd4:Bb4,g4,Kh8')
  test('forbidden: the second of two jumps may not go back the way of the first', () => {
    expect(legalMoves(position, PRESETS.tama).map(({ captured }) => captured.length)).toEqual([1, 1])
  })
  test('allowed: it may, and both jumps count', () => {
    expect(legalMoves(position, PRESETS['tama-igg']).map(({ captured }) => captured.length)).toEqual([2, 2])
    expect(moveTexts(position, PRESETS['tama-igg'])).toEqual(['d4xa4', 'd4xh4'])
  })
  test('forbidden: going back after two turns is fine', () => {
    const [move] = legalMoves(fromFen('W:WKb1:Bb4,d6,f4,Kh8'), PRESETS.tama)
    expect(move?.captured.map(squareName)).toEqual(['b4', 'd6', 'f4'])
  })
})

describe('rule 14: the promotion option, for a man that lands on the last row during a capture', () => {
  const fen = 'W:Wf6,a1:Bf7,Ke8,h5'
  test.each(['tama', 'dama'] as const)('immediate: it goes on as a king (%s)', (preset) => {
    expect(textsOf(fen, preset)).toEqual(['f6xa8', 'f6xb8', 'f6xc8', 'f6xd8'])
  })
  test.each(['tama-igg', 'dama-federation'] as const)(
    'atEnd: it goes on as a man, sideways only (%s)',
    (preset) => {
      expect(textsOf(fen, preset)).toEqual(['f6xd8'])
      expect(fenAfter(fen, preset, 'f6xf8xd8')).toBe('B:Wa1,Kd8:Bh5')
    },
  )
  test('immediate: the jumps of the new king count for the greatest number', () => {
    expect(textsOf('W:We6,a2:Be7,Kd8,a3,h5', 'dama')).toEqual(['e6xa8', 'e6xb8', 'e6xc8'])
    expect(textsOf('W:Wa2,e6:Be7,Kc8,a6,h5', 'dama')).toEqual(['e6xa3', 'e6xa4', 'e6xa5'])
    expect(textsOf('W:Wa2,e6:Be7,Kc8,a6,h5', 'dama-federation')).toEqual(['e6xe8'])
  })
  test('immediate: the reversal rule looks at the jump by which it arrived', () => {
    expect(textsOf('W:Wa2,e6:Be7,e3,h5', 'dama')).toEqual(['e6xe8'])
  })
})

describe('men obey the same rules for both sides', () => {
  test.each(BOTH_DAMAS)('a blocked man does not move (%s)', (preset) => {
    expect(textsOf('B:Wa3,a4,b5,c5:Ba5', preset)).toEqual([])
  })
})

test('every legal move starts on a piece of the side to move and ends on a free square or where it started', () => {
  fc.assert(
    fc.property(positions(), presets(), (position, ruleset) => {
      for (const move of legalMoves(position, ruleset)) {
        const final = finalSquare(move)
        expect(position.board[move.from]?.colour).toBe(position.turn)
        const isFree =
          position.board[final] === undefined || final === move.from || move.captured.includes(final)
        expect(isFree).toBe(true)
        expect(move.captured.length).toBe(new Set(move.captured).size)
      }
    }),
  )
})
