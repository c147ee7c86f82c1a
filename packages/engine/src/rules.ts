import { finalSquare, type Move, moveKey } from './move.ts'
import { opponent, PIECES } from './piece.ts'
import { referenceRoutes } from './reference.ts'
import type { Ruleset } from './ruleset.ts'
import type { Position } from './setup.ts'

/** How many ways to walk one and the same capture are kept for input; only freak positions have more. */
const ROUTES_KEPT = 12

/** Every legal move once, in the sense of rule 11, each with its first route. Empty: the side to move has lost. */
export const legalMoves = (position: Position, ruleset: Ruleset): readonly Move[] => {
  const seen = new Set<string>()
  return referenceRoutes(position, ruleset, 1).filter((move) => {
    const key = moveKey(move)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Every legal move with the ways to walk it (at least one each): for input and animation. */
export const legalRoutes = (position: Position, ruleset: Ruleset): readonly Move[] =>
  referenceRoutes(position, ruleset, ROUTES_KEPT)

/** The position after a legal `move`. Not checked: a move that is not legal here gives nonsense. */
export const play = (position: Position, move: Move): Position => {
  const board = [...position.board]
  const piece = board[move.from]
  board[move.from] = undefined
  for (const square of move.captured) board[square] = undefined
  board[finalSquare(move)] = move.promotes ? PIECES[position.turn].king : piece
  return { turn: opponent(position.turn), board } as unknown as Position
}
