import {
  finalSquare,
  isCapture,
  legalMoves,
  type Move,
  type Position,
  play,
  type Ruleset,
} from '@tama/engine'
import { makeFen } from '@tama/engine/notation'

/** All moves that lead to one position: one answer. */
export interface Turn {
  /** The first of them stands for all. Rarely two pieces reach the same position. */
  readonly moves: readonly [Move, ...Move[]]
  readonly after: Position
}

/** The legal moves of `position`, those that lead to the same position as one. */
export const turnsOf = (position: Position, ruleset: Ruleset): readonly Turn[] => {
  const byResult = new Map<string, { moves: [Move, ...Move[]]; after: Position }>()
  for (const move of legalMoves(position, ruleset)) {
    const after = play(position, move)
    const key = makeFen(after)
    const known = byResult.get(key)
    if (known === undefined) byResult.set(key, { moves: [move], after })
    else known.moves.push(move)
  }
  return [...byResult.values()]
}

/** True when both legal moves of `position` lead to the same position. */
export const isSameTurn = (position: Position, a: Move, b: Move): boolean =>
  makeFen(play(position, a)) === makeFen(play(position, b))

/** True when two captures take the same pieces with the same piece and only land on different squares. */
export const areLandingSiblings = (a: Move, b: Move): boolean =>
  a.from === b.from &&
  isCapture(a) &&
  finalSquare(a) !== finalSquare(b) &&
  a.captured.length === b.captured.length &&
  a.captured.every((square) => b.captured.includes(square))
