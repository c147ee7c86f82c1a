import { legalMoves, type Move, PRESET_IDS, PRESETS, play, START } from '@tama/engine'
import { makeFullMove, parseMove } from '@tama/engine/notation'
import { describe, expect, test } from 'vitest'
import { chanceFrom } from '../chance.ts'
import { positionFrom } from '../testing/questions.ts'
import { bookMove, readBook } from './book.ts'
import { DIAGONAL_BOOK } from './diagonal.ts'
import { ORTHOGONAL_BOOK } from './orthogonal.ts'

test('a book knows after each beginning what its lines go on with, each move once', () => {
  const book = readBook('\na b c\na b d\na e\n')
  expect([...book]).toEqual([
    ['', ['a']],
    ['a ', ['b', 'e']],
    ['a b ', ['c', 'd']],
  ])
})

test.each([
  [DIAGONAL_BOOK, PRESETS.tama],
  [ORTHOGONAL_BOOK, PRESETS.dama],
])('every line of our books is legal, and there are several to choose from', (text, ruleset) => {
  const lines = text.trim().split('\n')
  expect(lines.length).toBeGreaterThan(20)
  for (const line of lines) {
    let position = START
    for (const word of line.split(' ')) {
      const move = parseMove(word, position, ruleset)
      if (!move.ok) throw new Error(`${line}: ${word} is ${move.error.kind}`)
      expect(makeFullMove(move.value)).toBe(word)
      position = play(position, move.value)
    }
  }
})

describe('a move from the book', () => {
  test.each(PRESET_IDS)('is legal, varies, and ends when the book does (%s)', (preset) => {
    const ruleset = PRESETS[preset]
    const chance = chanceFrom(3)
    const firsts = new Set<string>()
    for (let game = 0; game < 20; game++) {
      const moves: Move[] = []
      let position = START
      for (;;) {
        const legal = legalMoves(position, ruleset)
        const text = bookMove({ ruleset, start: START, moves }, legal, chance)
        if (text === undefined) break
        const move = legal.find((each) => makeFullMove(each) === text)
        if (move === undefined) throw new Error(`${text} is not legal`)
        moves.push(move)
        position = play(position, move)
      }
      expect(moves.length).toBeGreaterThan(0)
      expect(moves.length).toBeLessThan(20)
      firsts.add(moves.slice(0, 2).map(makeFullMove).join(' '))
    }
    expect(firsts.size).toBeGreaterThan(2)
  })

  test('is none in a game that began elsewhere', () => {
    const start = positionFrom('W:Wa2,b3:Ba7,b6')
    const legal = legalMoves(start, PRESETS.dama)
    expect(bookMove({ ruleset: PRESETS.dama, start, moves: [] }, legal, chanceFrom(1))).toBeUndefined()
  })
})
