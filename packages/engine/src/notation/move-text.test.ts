import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveKey, sameMove } from '../move.ts'
import { legalMoves, legalRoutes } from '../rules.ts'
import { PRESETS, type PresetId } from '../ruleset.ts'
import { squareName } from '../square.ts'
import { positions, presets, reachedPositions } from '../testing/arbitraries.ts'
import { fromFen, moveTexts } from '../testing/from-text.ts'
import { COLOUR_SWAP, MIRROR } from '../testing/mirror.ts'
import { MAX_MOVE_LENGTH, makeFullMove, makeMove, parseMove } from './move-text.ts'

/** What `text` is read as in a position, with its full path; the error when it is refused. */
const readIn =
  (fen: string, preset: PresetId = 'dama-federation') =>
  (text: string) => {
    const read = parseMove(text, fromFen(fen), PRESETS[preset])
    return read.ok ? makeFullMove(read.value) : read.error
  }

describe('writing', () => {
  test('a quiet move and a clear capture name start and final square', () => {
    expect(moveTexts(fromFen('W:Wd4:Bd5,d7,a2'), PRESETS.dama)).toEqual(['d4xd8'])
    expect(moveTexts(fromFen('W:Wd4:Ba8'), PRESETS.dama)).toEqual(['d4-c4', 'd4-d5', 'd4-e4'])
  })

  test('case 3: captures that share start and final square are written with every landing', () => {
    expect(moveTexts(fromFen('W:Wd2:Bd3,c4,b5,c2,b3'), PRESETS['dama-federation'])).toEqual([
      'd2xb2xb4xb6',
      'd2xd4',
      'd2xd4xb4xb6',
    ])
  })

  test('a capture that ends where it started is written with every landing', () => {
    expect(moveTexts(fromFen('W:WKa1:Ba3,c5,e3,Kc1'), PRESETS.dama)).toContain('a1xa5xe5xe1xa1')
  })

  test('between two jumps straight on stands the square directly behind the captured piece', () => {
    const position = fromFen('W:WKa1:Ba3,a6,Kh8')
    const paths = legalRoutes(position, PRESETS.dama).map(makeFullMove)
    expect([...new Set(paths)].sort()).toEqual(['a1xa4xa7', 'a1xa4xa8'])
  })

  test('the same holds between two jumps back and forth, where a ruleset allows them', () => {
    const position = fromFen('W:WKd4:Bb4,g4,Kh8')
    const paths = legalRoutes(position, PRESETS['tama-igg']).map(makeFullMove)
    expect([...new Set(paths)].sort()).toEqual(['d4xa4xh4', 'd4xh4xa4'])
  })
})

describe('reading', () => {
  const plain = readIn('W:Wd2:Bd3,d5,h7')
  test.each([
    'd2xd6',
    'd2xd4xd6',
    'd2-d6',
    'd2:d4:d6',
    'd2d4d6',
    'D2XD4XD6',
    ' d2 x d6 ',
    'd2×d6',
    'd2–d6',
    'd2xd3xd5',
  ])('%j', (text) => {
    expect(plain(text)).toBe('d2xd4xd6')
  })

  test('case 2: stopping half way is illegal, and the legal move is named', () => {
    expect(plain('d2xd4')).toEqual({ kind: 'illegal', candidates: ['d2xd6'] })
  })

  test('case 3: what may be two moves is refused and both are named', () => {
    const read = readIn('W:Wd2:Bd3,c4,b5,c2,b3')
    expect(read('d2xb6')).toEqual({ kind: 'ambiguous', candidates: ['d2xb2xb4xb6', 'd2xd4xb4xb6'] })
    expect(read('d2xb4xb6')).toMatchObject({ kind: 'ambiguous' })
    expect(read('d2xd4xb4xb6')).toBe('d2xd4xb4xb6')
    expect(read('d2xb2xb4xb6')).toBe('d2xb2xb4xb6')
    expect(read('d2xd4xb6')).toBe('d2xd4xb4xb6')
    expect(read('d2xc2xb3xb5')).toBe('d2xb2xb4xb6')
  })

  test('a loop in either order is one move', () => {
    const read = readIn('W:WKa1:Ba3,c5,e3,Kc1')
    const [loop, back] = ['a1xa5xe5xe1xa1', 'a1xe1xe5xa5xa1'].map((text) =>
      parseMove(text, fromFen('W:WKa1:Ba3,c5,e3,Kc1'), PRESETS.dama),
    )
    expect(loop?.ok && back?.ok && sameMove(loop.value, back.value)).toBe(true)
    expect(read('a1xa1')).toBe('a1xa5xe5xe1xa1')
  })

  test('any landing between two straight jumps will do', () => {
    const read = readIn('W:WKa1:Ba3,a6,Kh8')
    expect(read('a1xa4xa8')).toBe('a1xa4xa8')
    expect(read('a1xa5xa8')).toBe('a1xa4xa8')
    expect(read('a1xa6xa8')).toMatchObject({ kind: 'illegal' })
  })

  test('the captured squares in order name a capture, unless they leave its end open', () => {
    expect(readIn('W:Wf3:Bf4,e5,a8')('f3xf4xe5')).toBe('f3xf5xd5')
    expect(readIn('W:WKa1:Ba3,a6,Kh8')('a1xa3xa6')).toEqual({
      kind: 'ambiguous',
      candidates: ['a1xa4xa7', 'a1xa4xa8'],
    })
  })

  test('case 18: an illegal move names the capture that must be made', () => {
    expect(readIn('W:Wa2,h4:Bh5,a8')('a2-a3')).toEqual({ kind: 'illegal', candidates: ['h4xh6'] })
  })

  test('an illegal move of a piece that can move names its moves', () => {
    expect(readIn('W:Wd4,a2:Bh7')('d4-d6')).toEqual({
      kind: 'illegal',
      candidates: ['d4-c4', 'd4-e4', 'd4-d5'],
    })
  })

  test.each([
    ['', 1],
    ['d2', 3],
    ['d2x', 4],
    ['d9', 1],
    ['  i4', 3],
    ['d2xd4x', 7],
    ['d2xxd4', 4],
    ['d2 - d4 !', 9],
    ['31-27', 1],
    ['d2-d4'.padEnd(MAX_MOVE_LENGTH + 1), MAX_MOVE_LENGTH + 1],
  ])('%j is no move, and the place is told', (text, at) => {
    expect(plain(text)).toMatchObject({ kind: 'not-a-move', at })
  })
})

describe('case 28: what is written is read as the same move', () => {
  const check = (position: ReturnType<typeof fromFen>, ruleset: (typeof PRESETS)[PresetId]) => {
    const legal = legalMoves(position, ruleset)
    for (const move of legal) {
      for (const text of [
        makeMove(move, legal),
        makeFullMove(move),
        makeFullMove(move).replaceAll(/[x-]/g, ''),
      ]) {
        const read = parseMove(text, position, ruleset, legal)
        expect(read.ok && moveKey(read.value)).toBe(moveKey(move))
      }
    }
    expect(new Set(legal.map((move) => makeMove(move, legal))).size).toBe(legal.length)
  }

  test('on positions rich in kings', () => {
    fc.assert(fc.property(positions({ maxPieces: 9 }), presets(), check))
  })
  test('on positions from play', () => {
    fc.assert(
      fc.property(reachedPositions(PRESETS['tama-igg']), (position) => check(position, PRESETS['tama-igg'])),
      {
        numRuns: 40,
      },
    )
  })
  test('every route is read by its landings, as itself', () => {
    fc.assert(
      fc.property(positions({ maxPieces: 9, kingsInTen: 8 }), presets(), (position, ruleset) => {
        const legal = legalMoves(position, ruleset)
        for (const route of legalRoutes(position, ruleset)) {
          const text = [route.from, ...route.path].map(squareName).join('x')
          expect(parseMove(text, position, ruleset, legal)).toEqual({ ok: true, value: route })
        }
      }),
    )
  })
  test('captured squares in order, where they name a move, name one that takes them', () => {
    fc.assert(
      fc.property(positions({ maxPieces: 7 }), presets(), (position, ruleset) => {
        const legal = legalMoves(position, ruleset)
        for (const move of legal.filter(({ captured }) => captured.length > 1)) {
          const text = [move.from, ...move.captured].map(squareName).join('x')
          const read = parseMove(text, position, ruleset, legal)
          if (read.ok && read.value.captured.join() === move.captured.join()) {
            expect(read.value.from).toBe(move.from)
          } else if (!read.ok) expect(read.error.kind).toBe('ambiguous')
        }
      }),
    )
  })
})

test('a mirrored position has the mirrored moves', () => {
  fc.assert(
    fc.property(positions({ maxPieces: 8 }), presets(), (position, ruleset) => {
      for (const symmetry of [MIRROR, COLOUR_SWAP]) {
        const mirrored = legalMoves(symmetry.position(position), ruleset).map(moveKey).sort()
        const moves = legalMoves(position, ruleset).map((move) => moveKey(symmetry.move(move)))
        expect(mirrored).toEqual(moves.sort())
      }
    }),
  )
})

test('no text makes it throw', () => {
  const nearly = fc.string({ unit: fc.constantFrom(...'abcdefgh12345678x:- ') })
  const squares = fc
    .array(fc.constantFrom('a1', 'a5', 'e5', 'e1', 'b1', 'c5', 'a3'))
    .map((names) => names.join('x'))
  const position = fromFen('W:WKa1:Ba3,c5,e3,Kc1')
  fc.assert(
    fc.property(fc.oneof(fc.string(), nearly, squares), presets(), (text, ruleset) => {
      const read = parseMove(text, position, ruleset)
      if (read.ok) expect(legalMoves(position, ruleset).some((move) => sameMove(move, read.value))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
