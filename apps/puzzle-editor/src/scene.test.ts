import type { Board, BoardView } from '@tama/board'
import { type Move, PRESETS } from '@tama/engine'
import { makeFen } from '@tama/engine/notation'
import { fromFen, fromMove } from '@tama/engine/testing'
import { describe, expect, test } from 'vitest'
import { positionAfter } from './model/solution-tree.ts'
import { createFollower, type Scene, viewOf, wayBetween } from './scene.ts'

const start = fromFen('W:Wd2,a3:Bd3,d5,h7')

const line = (text: string): readonly Move[] => {
  const moves: Move[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    moves.push(fromMove(word, positionAfter(start, moves), PRESETS.dama))
  }
  return moves
}

const at = (text: string): Scene => ({
  kind: 'line',
  start,
  line: line(text),
  choices: [],
  hint: [],
  orientation: 'white',
})

const setup: Scene = { kind: 'setup', setup: start, orientation: 'white', ring: undefined }

test.each<readonly [string, Scene, Scene, ReturnType<typeof wayBetween>]>([
  ['a move on', at(''), at('d2xd6'), 1],
  ['a move and its answer', at('d2xd6'), at('d2xd6 h7-h6 d6-d7'), 2],
  ['a move back', at('d2xd6 h7-h6'), at('d2xd6'), 'back'],
  ['several back', at('d2xd6 h7-h6'), at(''), 'jump'],
  ['another branch', at('d2xd6 h7-h6'), at('d2xd6 h7-g7'), 'jump'],
  ['the same line', at('d2xd6'), at('d2xd6'), 'stay'],
  ['from setting up', setup, at('d2xd6'), 'jump'],
  ['to setting up', at('d2xd6'), setup, 'jump'],
  ['another start', at(''), { ...at(''), start: fromFen('W:Wd2:Bd7') } as Scene, 'jump'],
  ['the board turned', at(''), { ...at('d2xd6'), orientation: 'black' } as Scene, 'jump'],
])('%s', (_, before, after, way) => {
  expect(wayBetween(before, after)).toBe(way)
})

test('while pieces are set up nothing can be played, and a ring shows the square', () => {
  expect(viewOf({ ...setup, ring: 9 as never })).toMatchObject({ mode: 'edit', choices: [], hint: [9] })
  expect(makeFen(viewOf(at('d2xd6')).setup)).toBe('B:Wa3,d6:Bh7')
})

/** A board that says what was done to it; its motions end when they are told to. */
const paperBoard = () => {
  const done: string[] = []
  const ends: (() => void)[] = []
  const moving = (what: string) => (move: Move, after: BoardView) => {
    done.push(`${what} ${move.from}: ${makeFen(after.setup)}`)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const board = {
    show: (view: BoardView) => done.push(`show: ${makeFen(view.setup)}`),
    animate: moving('play'),
    rewind: moving('rewind'),
  } as unknown as Board
  return {
    board,
    done,
    end: async () => {
      ends.shift()?.()
      await new Promise<void>((resolve) => setImmediate(resolve))
    },
  }
}

describe('a board that follows', () => {
  test('plays several moves one after the other', async () => {
    const { board, done, end } = paperBoard()
    const follow = createFollower(board, at(''))
    follow(at('d2xd6 h7-h6'))
    expect(done).toEqual(['play 11: B:Wa3,d6:Bh7'])
    await end()
    expect(done[1]).toBe('play 55: W:Wa3,d6:Bh6')
  })

  test('takes a move back by the same motion backwards', () => {
    const { board, done } = paperBoard()
    createFollower(board, at('d2xd6'))(at(''))
    expect(done).toEqual(['rewind 11: W:Wd2,a3:Bd3,d5,h7'])
  })

  test('goes on from where a walk was to lead when something else comes', async () => {
    const { board, done, end } = paperBoard()
    const follow = createFollower(board, at(''))
    follow(at('d2xd6 h7-h6'))
    follow(at('d2xd6 h7-h6 d6-d7'))
    expect(done.slice(1)).toEqual(['show: W:Wa3,d6:Bh6', 'play 43: B:Wa3,d7:Bh6'])
    await end()
    await end()
    expect(done).toHaveLength(3)
  })

  test('shows what cannot be played', () => {
    const { board, done } = paperBoard()
    createFollower(board, setup)(at('d2xd6'))
    expect(done).toEqual(['show: B:Wa3,d6:Bh7'])
  })

  test('shows a hint without disturbing a walk', async () => {
    const { board, done, end } = paperBoard()
    const follow = createFollower(board, at(''))
    follow(at('d2xd6'))
    follow({ ...at('d2xd6'), hint: [43] } as unknown as Scene)
    expect(done).toHaveLength(1)
    await end()
    follow({ ...at('d2xd6'), hint: [] } as unknown as Scene)
    expect(done[1]).toBe('show: B:Wa3,d6:Bh7')
  })
})
