import { type Colour, legalMoves, type Move, type Position, play, type Ruleset } from '@tama/engine'

// Plain searches for gains of material on the readable rules: slow and obvious.

/** What a king counts in men, when only gain or loss is asked. */
const KING_WORTH = 4

/** What `side` has more than the other, in men. */
export const balance = ({ board }: Position, side: Colour): number =>
  board.reduce((sum, piece) => {
    if (piece === undefined) return sum
    const worth = piece.kind === 'king' ? KING_WORTH : 1
    return sum + (piece.colour === side ? worth : -worth)
  }, 0)

/** True when `side` can force a balance of `target` men after so many plies and all captures that are due then. */
const reaches = (
  position: Position,
  ruleset: Ruleset,
  side: Colour,
  target: number,
  plies: number,
): boolean => {
  const moves = legalMoves(position, ruleset)
  const [first] = moves
  if (first === undefined) return position.turn !== side
  if (plies <= 0 && first.captured.length === 0) return balance(position, side) >= target
  const keeps = (move: Move): boolean => reaches(play(position, move), ruleset, side, target, plies - 1)
  return position.turn === side ? moves.some(keeps) : moves.every(keeps)
}

/** The moves that win at least `men` men by force within `plies`, the move included. */
export const gainingMoves = (
  position: Position,
  ruleset: Ruleset,
  men: number,
  plies: number,
): readonly Move[] => {
  const target = balance(position, position.turn) + men
  return legalMoves(position, ruleset).filter((move) =>
    reaches(play(position, move), ruleset, position.turn, target, plies - 1),
  )
}
