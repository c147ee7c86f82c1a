import { type Colour, countPieces, type Kind, opponent, standingAt } from '@tama/engine'
import { type PlayState, shownPly } from './state.ts'

/** Pieces taken from one side, by kind. */
export type Taken = Readonly<Record<Kind, number>>

/**
 * What `colour` has taken since the start of the game, at the ply that is shown. A king that was crowned on the way
 * counts as what it was when it was taken.
 */
export const takenBy = (state: PlayState, colour: Colour): Taken => {
  const taken = { man: 0, king: 0 }
  const { game } = state
  for (let ply = 0; ply < shownPly(state); ply++) {
    const { board, turn } = standingAt(game, ply).position
    if (turn !== colour) continue
    for (const square of game.plies[ply]?.move.captured ?? []) {
      const piece = board[square]
      if (piece !== undefined) taken[piece.kind]++
    }
  }
  return taken
}

/** By how many pieces `colour` is ahead on the board that is shown; negative when behind. */
export const aheadBy = (state: PlayState, colour: Colour): number => {
  const { board } = standingAt(state.game, shownPly(state)).position
  return countPieces(board, colour) - countPieces(board, opponent(colour))
}
