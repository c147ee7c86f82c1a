// The order of moves in links. Frozen, and independent of the order in which the rules list them.
import { finalSquare, legalMoves, type Move, type Position, type Ruleset, sameMove } from '@tama/engine'
import type { Place, PlaceReader } from './mixed.ts'

const bySquares = (a: readonly number[], b: readonly number[]): number => {
  const index = a.findIndex((square, place) => square !== b[place])
  return index < 0 ? a.length - b.length : (a[index] as number) - (b[index] ?? -1)
}

const takenFrom = (move: Move): readonly number[] => [...move.captured].sort((a, b) => a - b)

/**
 * By start square, then by final square, then by the captured squares from a1 to h8, compared one by one, then a man
 * that stays a man before one that is crowned. No two moves are equal in all of this (rule 11).
 */
const inLinkOrder = (a: Move, b: Move): number =>
  a.from - b.from ||
  finalSquare(a) - finalSquare(b) ||
  bySquares(takenFrom(a), takenFrom(b)) ||
  Number(a.promotes) - Number(b.promotes)

/** The legal moves of `position` in the order in which links number them, 0 first. */
export const linkMoves = (position: Position, ruleset: Ruleset): readonly Move[] =>
  [...legalMoves(position, ruleset)].sort(inLinkOrder)

/** The place of `move` among `moves`. Throws a RangeError when it is none of them. */
export const placeAmong = (moves: readonly Move[], move: Move): Place => {
  const index = moves.findIndex((legal) => sameMove(legal, move))
  if (index < 0) throw new RangeError(`not a legal move: ${JSON.stringify(move)}`)
  return [index, moves.length]
}

/** The next move of a reader, played in `position`; undefined where no move is legal. */
export const takeMove = (places: PlaceReader, position: Position, ruleset: Ruleset): Move | undefined => {
  const moves = linkMoves(position, ruleset)
  return moves.length === 0 ? undefined : moves[places.place(moves.length)]
}
