import { type Colour, countPieces, opponent, standingAt } from '@tama/engine'
import { type PlayState, shownPly } from './state.ts'

/** How many pieces `colour` has taken since the start of the game, at the ply that is shown. */
export const takenBy = (state: PlayState, colour: Colour): number => {
  const { game } = state
  const victim = opponent(colour)
  const { board } = standingAt(game, shownPly(state)).position
  return countPieces(game.start.position.board, victim) - countPieces(board, victim)
}
