import { type Move, moveKey } from '../move.ts'
import type { Position } from '../setup.ts'
import { SQUARES, type Square } from '../square.ts'
import { evenBit, oddBit } from './bits.ts'
import { CAPTURE, fromOf, type MoveList, PROMOTES, toOf } from './move-list.ts'

/** The six words of a position from the side to move's point of view, as the functions of this folder take them. */
export interface Words {
  readonly ownEven: number
  readonly ownOdd: number
  readonly oppEven: number
  readonly oppOdd: number
  readonly kingsEven: number
  readonly kingsOdd: number
}

/** The words of `position`. */
export const wordsOf = (position: Position): Words => {
  let [ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd] = [0, 0, 0, 0, 0, 0]
  for (const square of SQUARES) {
    const piece = position.board[square]
    if (piece === undefined) continue
    const even = evenBit(square)
    const odd = oddBit(square)
    if (piece.colour === position.turn) {
      ownEven |= even
      ownOdd |= odd
    } else {
      oppEven |= even
      oppOdd |= odd
    }
    if (piece.kind === 'king') {
      kingsEven |= even
      kingsOdd |= odd
    }
  }
  return { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd }
}

/** The squares of a set of two words, a1 first. */
export const squaresOf = (even: number, odd: number): readonly Square[] =>
  SQUARES.filter((square) => (even & evenBit(square)) !== 0 || (odd & oddBit(square)) !== 0)

/** The `moveKey` of the packed move at `index` of `list`: equal keys are the same move (rule 11). */
export const keyAt = (list: MoveList, index: number): string => {
  const move = list.moves[index] as number
  const captured =
    move < CAPTURE ? [] : squaresOf(list.takenEven[index] as number, list.takenOdd[index] as number)
  const found: Move = {
    from: fromOf(move) as Square,
    path: [toOf(move) as Square],
    captured,
    promotes: (move & PROMOTES) !== 0,
  }
  return moveKey(found)
}
