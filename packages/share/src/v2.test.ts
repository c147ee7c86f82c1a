import { PRESETS, START, startGame, status } from '@tama/engine'
import { fromFen, fromMoves } from '@tama/engine/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameOfLink, linkOfGame } from './game-link.ts'
import { decodeLink, encodeGame } from './link.ts'
import { setupOfLink } from './link-setup.ts'
import { type GameLink, LAST_WORDS, MOST_PLIES } from './link-value.ts'
import { type Place, packPlaces } from './mixed.ts'
import { encodeAny, gameLinks, kindOf } from './testing/link-values.ts'
import { seal } from './wire.ts'

const game = (fen: string, moves: string): GameLink => linkOfGame(fromMoves(fen, PRESETS.dama, moves))

const shuffle = (plies: number): GameLink => {
  const round = ['a1-b1', 'h8-g8', 'b1-a1', 'g8-h8']
  const moves = Array.from({ length: plies }, (_, ply) => round[ply % 4]).join(' ')
  return linkOfGame(fromMoves('W:WKa1:BKh8', PRESETS.tama, moves))
}

describe('a link of a game', () => {
  test('brings back any game under any ruleset, with its last word', () => {
    fc.assert(
      fc.property(gameLinks(), (any) => {
        expect(decodeLink(encodeAny(any))).toEqual({ ok: true, value: any })
      }),
      { numRuns: 500 },
    )
  })

  test('tells apart captures that share start and final square', () => {
    for (const route of ['d2xd4xb4xb6', 'd2xb2xb4xb6']) {
      const link = game('W:Wd2:Bd3,c4,b5,c2,b3', route)
      expect(decodeLink(encodeAny(link))).toEqual({ ok: true, value: link })
    }
    expect(encodeAny(game('W:Wd2:Bd3,c4,b5,c2,b3', 'd2xd4xb4xb6'))).not.toBe(
      encodeAny(game('W:Wd2:Bd3,c4,b5,c2,b3', 'd2xb2xb4xb6')),
    )
  })

  test('goes on past a draw by repetition', () => {
    const link = shuffle(40)
    expect(decodeLink(encodeAny(link))).toEqual({ ok: true, value: link })
  })

  test('pays nothing for a forced move', () => {
    expect(
      packPlaces([
        [3, 5],
        [0, 1],
        [2, 7],
      ]),
    ).toBe(
      packPlaces([
        [3, 5],
        [2, 7],
      ]),
    )
  })

  test('holds 1,000 plies and says when a game is longer', () => {
    const longest = shuffle(MOST_PLIES)
    expect(decodeLink(encodeAny(longest))).toEqual({ ok: true, value: longest })
    expect(encodeGame(shuffle(MOST_PLIES + 1))).toEqual({
      ok: false,
      error: { kind: 'too-many-plies', most: 1000 },
    })
  })

  test('is refused by the encoder, loudly, when a move is not legal', () => {
    const { moves } = game('W:Wa2:Bh7', 'a2-a3')
    const link: GameLink = { kind: 'game', ruleset: PRESETS.dama, start: START, moves, lastWord: 'none' }
    expect(() => encodeGame({ ...link, start: fromFen('B:Wa2:Bh7') })).toThrow(RangeError)
  })
})

describe('an unchanged link that holds nonsense is refused', () => {
  const dama: Place = [2, 16]
  const start: Place = [0, 2]
  const noWord: Place = [0, 8]
  const sealed = (...places: readonly Place[]): string =>
    seal({ version: '2', lengthDigits: 2 }, packPlaces(places))
  const first: Place = [5, 22]

  test('but the same with sense is accepted', () => {
    expect(kindOf(sealed(dama, start, noWord, [1, 1001], first))).toBe('accepted')
  })

  test.each<readonly [string, readonly Place[]]>([
    ['a ruleset that does not exist', [[7, 16], start, noWord, [0, 1001]]],
    ['a last word that does not exist', [dama, start, [7, 8], [0, 1001]]],
    ['something behind the last move', [dama, start, noWord, [1, 1001], first, [1, 2]]],
    [
      'a man on its last row',
      [dama, [1, 2], [0, 2], ...Array.from({ length: 63 }, (): Place => [0, 2]), [1, 2], [0, 4], noWord],
    ],
    ['an empty board', [dama, [1, 2], [0, 2], ...Array.from({ length: 64 }, (): Place => [0, 2]), noWord]],
    [
      'a move where nobody can move',
      [
        dama,
        [1, 2],
        [1, 2],
        [1, 2],
        ...Array.from({ length: 63 }, (): Place => [0, 2]),
        [0, 4],
        noWord,
        [1, 1001],
      ],
    ],
  ])('%s', (_, places) => {
    expect(kindOf(sealed(...places))).toBe('bad-content')
  })

  test('a zero before the number', () => {
    const wire = { version: '2', lengthDigits: 2 }
    expect(kindOf(seal(wire, '0'))).toBe('accepted')
    expect(kindOf(seal(wire, '00'))).toBe('bad-content')
    expect(kindOf(seal(wire, ''))).toBe('bad-content')
  })
})

describe('a game and its link', () => {
  test.each(LAST_WORDS)('the game comes back with its result: %s', (lastWord) => {
    const link: GameLink = { ...game('W:WKa1,a2:BKh8', 'a2-a3 h8-h7'), lastWord }
    const isOpen = lastWord === 'none' || lastWord === 'draw-offered'
    expect(linkOfGame(gameOfLink(link))).toEqual(isOpen ? { ...link, lastWord: 'none' } : link)
    expect(status(gameOfLink(link)).kind === 'playing').toBe(isOpen)
  })

  test('a clock that ends a game in a draw comes back, too', () => {
    // Rule 22: White must take the last black man.
    const link: GameLink = { ...game('W:Wd4,a2:Bd5', ''), lastWord: 'white-out-of-time' }
    expect(status(gameOfLink(link))).toEqual({ kind: 'draw', reason: 'time' })
    expect(linkOfGame(gameOfLink(link))).toEqual(link)
  })

  test('a result of the game itself goes before any other last word', () => {
    const resigned = gameOfLink({ ...game('W:WKa1,a2:BKh8', ''), lastWord: 'black-resigns' })
    expect(linkOfGame(resigned, 'draw-offered').lastWord).toBe('black-resigns')
    expect(linkOfGame(startGame(START, PRESETS.tama), 'draw-offered').lastWord).toBe('draw-offered')
  })

  test('what stands on the board is the last position of a game', () => {
    expect(setupOfLink(game('W:Wa2:Bh7', 'a2-a3'))).toEqual(fromFen('B:Wa3:Bh7'))
    expect(setupOfLink({ kind: 'position', ruleset: PRESETS.tama, setup: START })).toBe(START)
  })
})
