import { LEVELS } from './levels.ts'

/** The opponent that follows the player's strength: its level and how many games it has learned from. */
export interface Following {
  /** 1 .. the number of levels, fractions in between: 3.25 plays one move in four as level 4 would, the rest as 3. */
  readonly level: number
  /** Games whose results it has seen, 0 upwards. */
  readonly games: number
}

/** Where somebody starts of whom nothing is known: low enough to be beaten by a newcomer within a few games. */
export const FOLLOWING_START: Following = { level: 2, games: 0 }

// One level is worth about 190 Elo (a score of three in four). The first games move it a whole level, so that a strong
// player is met after some eight games; later ones a third of a level, which keeps the score near a half.
const FIRST_STEP = 1
const LAST_STEP = 0.35
/** After so many games half of the way from the first step to the last one is gone. */
const HALVING_GAMES = 4

/**
 * What follows from the result of a game: `score` is the person's, 1 for a win, 0.5 for a draw, 0 for a loss. A win
 * raises the level, a loss lowers it by as much, a draw leaves it: it settles where both score alike.
 */
export const follow = ({ level, games }: Following, score: 0 | 0.5 | 1): Following => {
  const step = LAST_STEP + (FIRST_STEP - LAST_STEP) * 2 ** (-games / HALVING_GAMES)
  return {
    level: Math.min(Math.max(level + (2 * score - 1) * step, 1), LEVELS.length),
    games: games + 1,
  }
}
