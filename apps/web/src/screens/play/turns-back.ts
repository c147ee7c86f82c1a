import { type Colour, type Game, goTo, standingAt } from '@tama/engine'
import { onlyHuman, type Seats } from '../../seats.ts'

const turnAt = (game: Game, ply: number): Colour => standingAt(game, ply).position.turn

/**
 * The ply to which a take-back leads; undefined when there is nothing to take back. Two people take back one turn.
 * Against the computer it goes back to before the last move of the person, with the answer if there is one.
 */
const plyBefore = (game: Game, seats: Seats): number | undefined => {
  const human = onlyHuman(seats)
  if (human === undefined) return game.cursor > 0 ? game.cursor - 1 : undefined
  for (let ply = game.cursor - 1; ply >= 0; ply--) {
    if (turnAt(game, ply) === human) return ply
  }
  return undefined
}

/** The ply to which playing again leads; undefined when nothing was taken back. The mirror of `plyBefore`. */
const plyAfter = (game: Game, seats: Seats): number | undefined => {
  const human = onlyHuman(seats)
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
 * to take back.
 */
export const takeBack = (game: Game, seats: Seats): Game | undefined => {
  if (game.agreed !== undefined) return { ...game, agreed: undefined }
  const ply = plyBefore(game, seats)
  return ply === undefined ? undefined : goTo(game, ply)
}

/** The game with the turn that was taken back last played again. */
export const playAgain = (game: Game, seats: Seats): Game | undefined => {
  const ply = plyAfter(game, seats)
  return ply === undefined ? undefined : goTo(game, ply)
}
