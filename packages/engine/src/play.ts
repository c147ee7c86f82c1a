import { finalSquare, type Move } from './move.ts'
import { opponent, PIECES } from './piece.ts'
import type { Position } from './setup.ts'

/** The position after a legal `move`. Not checked: a move that is not legal here gives nonsense. */
export const play = (position: Position, move: Move): Position => {
  const board = [...position.board]
  const piece = board[move.from]
  board[move.from] = undefined
  for (const square of move.captured) board[square] = undefined
  board[finalSquare(move)] = move.promotes ? PIECES[position.turn].king : piece
  return { turn: opponent(position.turn), board } as unknown as Position
}
