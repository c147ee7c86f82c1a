import {
  type Colour,
  legalRoutes,
  type Move,
  PIECES,
  type Piece,
  type Placement,
  type Position,
  PRESETS,
  type PresetId,
  parseSquare,
  SQUARES,
  type Square,
} from '@tama/engine'
import type { BoardView } from '../view.ts'

/** The square with this name; throws when there is none. */
export const at = (name: string): Square => {
  const square = parseSquare(name)
  if (square === undefined) throw new Error(`no square: ${name}`)
  return square
}

/** Squares by their names, `a1 b2`. */
export const squares = (names: string): readonly Square[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map(at)

/** A position from two lists of pieces such as `a2 Kd4`. */
export const positionOf = (turn: Colour, white: string, black: string): Position => {
  const board: (Piece | undefined)[] = SQUARES.map(() => undefined)
  const put = (colour: Colour, text: string): void => {
    for (const word of text.split(' ').filter((part) => part !== '')) {
      const isKing = word.startsWith('K')
      board[at(isKing ? word.slice(1) : word)] = PIECES[colour][isKing ? 'king' : 'man']
    }
  }
  put('white', white)
  put('black', black)
  return { turn, board: board as Placement } as unknown as Position
}

/** A view in which the side to move may enter every legal move. */
export const viewOf = (
  position: Position,
  ruleset: PresetId = 'dama-federation',
  more: Partial<BoardView> = {},
): BoardView => ({
  setup: position,
  orientation: 'white',
  choices: legalRoutes(position, PRESETS[ruleset]),
  mode: 'play',
  ...more,
})

/** A move from names: `f3 f5 d5` with what it takes, `f4 e5`. */
export const moveOf = (way: string, captured = '', promotes = false): Move => {
  const [from, first, ...rest] = squares(way)
  if (from === undefined || first === undefined) throw new Error(`no way: ${way}`)
  return { from, path: [first, ...rest], captured: squares(captured), promotes }
}

/** Positions of the cases that boards of other programs got wrong. */
export const CASES = {
  fourHops: positionOf(
    'white',
    'a4 h4 a3 b3 c3 d3 e3 f3 g3 h3 a2 c2 d2 f2',
    'c7 h7 a6 b6 c6 d6 e6 g6 h6 a5 b5 c5 e5 g5 f4',
  ),
  twoRoutesToOneSquare: positionOf('white', 'd2', 'd3 c4 b5 c2 b3'),
  obligation: positionOf('white', 'a2 h4', 'h5 a8'),
  anotherPiece: positionOf('white', 'c2 h2', 'c3 c5 a7'),
  twoPieces: positionOf('white', 'c2 f2 h2', 'c3 f3'),
} as const
