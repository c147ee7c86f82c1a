import { type Colour, type Game, goTo, standingAt } from '@tama/engine'
import { companyOf, onlyHuman } from '../../seats.ts'
import { hasNews } from './by-link.ts'
import type { PlayState } from './state.ts'

const turnAt = (game: Game, ply: number): Colour => standingAt(game, ply).position.turn

/**
 * The ply to which a take-back leads; undefined when there is nothing to take back. Two people take back one turn.
 * Somebody alone goes back to before their last move, with the answer if there is one.
 */
const plyBefore = (game: Game, human: Colour | undefined): number | undefined => {
  if (human === undefined) return game.cursor > 0 ? game.cursor - 1 : undefined
  for (let ply = game.cursor - 1; ply >= 0; ply--) {
    if (turnAt(game, ply) === human) return ply
  }
  return undefined
}

/** The ply to which playing again leads; undefined when nothing was taken back. The mirror of `plyBefore`. */
const plyAfter = (game: Game, human: Colour | undefined): number | undefined => {
  const { cursor, plies } = game
  if (cursor === plies.length) return undefined
  if (human === undefined) return cursor + 1
  for (let ply = cursor + 1; ply < plies.length; ply++) {
    if (turnAt(game, ply) === human) return ply
  }
  return plies.length
}

/**
 * The game with the last thing taken back: what the players agreed, else a whole turn. Undefined when there is nothing
 * to take back: nobody plays here, or the other player, by link, has been told.
 */
export const takeBack = (state: PlayState): Game | undefined => {
  const { game, seats } = state
  const company = companyOf(seats)
  if (company === 'watch' || (company === 'link' && !hasNews(state))) return undefined
  if (game.agreed !== undefined) return { ...game, agreed: undefined }
  const ply = plyBefore(game, onlyHuman(seats))
  return ply === undefined ? undefined : goTo(game, ply)
}

/** The game with the turn that was taken back last played again. */
export const playAgain = ({ game, seats }: PlayState): Game | undefined => {
  const ply = companyOf(seats) === 'watch' ? undefined : plyAfter(game, onlyHuman(seats))
  return ply === undefined ? undefined : goTo(game, ply)
}
