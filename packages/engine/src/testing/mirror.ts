import type { Move } from '../move.ts'
import { opponent, PIECES } from '../piece.ts'
import type { Position } from '../setup.ts'
import { fileOf, rowOf, SQUARES, type Square, squareAt } from '../square.ts'

/** A map of the board onto itself that the rules do not notice. */
export interface Symmetry {
  readonly square: (at: Square) => Square
  readonly position: (position: Position) => Position
  readonly move: (move: Move) => Move
}

const symmetryOf = (square: (at: Square) => Square, swapsColours: boolean): Symmetry => ({
  square,
  position: ({ turn, board }) => {
    const mapped = SQUARES.map((at) => {
      const piece = board[square(at)]
      return piece !== undefined && swapsColours ? PIECES[opponent(piece.colour)][piece.kind] : piece
    })
    return { turn: swapsColours ? opponent(turn) : turn, board: mapped } as unknown as Position
  },
  move: ({ from, path, captured, promotes }) => ({
    from: square(from),
    path: path.map(square) as unknown as Move['path'],
    captured: captured.map(square),
    promotes,
  }),
})

/** Left and right exchanged: a1 becomes h1. */
export const MIRROR = symmetryOf((at) => squareAt(7 - fileOf(at), rowOf(at)), false)

/** The board turned by 180° and the colours exchanged: White's a1 becomes Black's h8. */
export const COLOUR_SWAP = symmetryOf((at) => squareAt(7 - fileOf(at), 7 - rowOf(at)), true)
