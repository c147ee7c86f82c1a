import {
  EMPTY_SETUP,
  fileOf,
  opponent,
  PIECES,
  rowOf,
  type Setup,
  SQUARES,
  START,
  squareAt,
} from '@tama/engine'

/** Ways to change the whole board at once. */
export const ARRANGEMENTS = ['start', 'clear', 'swap', 'mirror'] as const
export type Arrangement = (typeof ARRANGEMENTS)[number]

/** The same position seen from the other side: colours, rows and the side to move change places. */
const swapped = ({ turn, board }: Setup): Setup => ({
  turn: opponent(turn),
  board: SQUARES.map((square) => {
    const piece = board[squareAt(fileOf(square), 7 - rowOf(square))]
    return piece && PIECES[opponent(piece.colour)][piece.kind]
  }),
})

/** Left becomes right. */
const mirrored = ({ turn, board }: Setup): Setup => ({
  turn,
  board: SQUARES.map((square) => board[squareAt(7 - fileOf(square), rowOf(square))]),
})

/** `setup` after an arrangement. Clearing keeps the side to move. */
export const arrange = (setup: Setup, arrangement: Arrangement): Setup => {
  switch (arrangement) {
    case 'start':
      return START
    case 'clear':
      return { ...EMPTY_SETUP, turn: setup.turn }
    case 'swap':
      return swapped(setup)
    case 'mirror':
      return mirrored(setup)
  }
}
