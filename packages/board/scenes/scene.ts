import type { BoardView } from '@tama/board'
import {
  legalRoutes,
  type Move,
  PIECES,
  type Piece,
  type Position,
  PRESETS,
  type PresetId,
  parseSquare,
  type Setup,
  SQUARES,
} from '@tama/engine'

/** A board in some state, to look at and to compare. */
export interface Scene {
  readonly name: string
  readonly view: BoardView
  /** Played over and over in the harness, from `view`. */
  readonly plays?: Move
}

/** A setup from two lists of squares such as `a2 Kd4`. */
export const setupOf = (turn: Setup['turn'], white: string, black: string): Position => {
  const board: (Piece | undefined)[] = SQUARES.map(() => undefined)
  for (const [colour, text] of [
    ['white', white],
    ['black', black],
  ] as const) {
    for (const word of text.split(' ').filter((part) => part !== '')) {
      const isKing = word.startsWith('K')
      const square = parseSquare(isKing ? word.slice(1) : word)
      if (square === undefined) throw new Error(`no square: ${word}`)
      board[square] = PIECES[colour][isKing ? 'king' : 'man']
    }
  }
  return { turn, board } as unknown as Position
}

/** A view of a position in which its side may enter every legal move. */
export const viewOf = (position: Position, ruleset: PresetId, more: Partial<BoardView> = {}): BoardView => ({
  setup: position,
  orientation: 'white',
  choices: legalRoutes(position, PRESETS[ruleset]),
  mode: 'play',
  ...more,
})
