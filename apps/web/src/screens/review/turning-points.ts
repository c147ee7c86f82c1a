import { type Colour, type Game, legalMoves, sameMove, standingAt } from '@tama/engine'
import { type Evaluation, type StandingWord, standingWord } from './evaluation.ts'

/** A move after which the game stood otherwise than it might have. */
export interface TurningPoint {
  /** The ply of the move, 1 for the first. */
  readonly ply: number
  readonly by: Colour
  /** How much of its chance to win the side that moved gave away, 0..1. */
  readonly loss: number
  /** The chance to win of that side, 0..1, before its move and after it. */
  readonly before: number
  readonly after: number
  /** How the game stands after it, where that has another word than before. */
  readonly standing: StandingWord | undefined
  /** No other move of the game gave away more. */
  readonly isBiggest: boolean
}

/** A move that gives away less is no turning point. */
const LEAST_LOSS = 0.1

/** More are not listed: the smaller ones are left out. */
const MOST_POINTS = 8

/** Evaluations of a game's positions by ply; what is missing has not been looked at. */
export type Evaluations = readonly (Evaluation | undefined)[]

/** How much of its chance the side that made the move of `ply` gave away; undefined while that is not known. */
const lossAt = (game: Game, evaluations: Evaluations, ply: number): number | undefined => {
  const before = evaluations[ply - 1]
  const after = evaluations[ply]
  const played = game.plies[ply - 1]?.move
  const best = before?.line[0]
  if (before === undefined || after === undefined || played === undefined) return undefined
  if (best === undefined || sameMove(best, played)) return 0
  const { turn } = standingAt(game, ply - 1).position
  return Math.max(0, turn === 'white' ? before.chance - after.chance : after.chance - before.chance)
}

const isForced = (game: Game, ply: number): boolean =>
  legalMoves(standingAt(game, ply - 1).position, game.ruleset).length < 2

/** The plies whose moves gave away at least `least`, the greatest loss first. */
const losses = (game: Game, evaluations: Evaluations, least: number) =>
  game.plies
    .map((_, index) => ({ ply: index + 1, loss: lossAt(game, evaluations, index + 1) ?? 0 }))
    .filter(({ ply, loss }) => loss >= least && !isForced(game, ply))
    .sort((a, b) => b.loss - a.loss)

/** The moves at which the game turned, in their order. */
export const turningPoints = (game: Game, evaluations: Evaluations): readonly TurningPoint[] => {
  const biggest = losses(game, evaluations, LEAST_LOSS).slice(0, MOST_POINTS)
  return biggest
    .map(({ ply, loss }): TurningPoint => {
      const { turn } = standingAt(game, ply - 1).position
      const [before = 0.5, after = 0.5] = [evaluations[ply - 1]?.chance, evaluations[ply]?.chance]
      const own = (chance: number): number => (turn === 'white' ? chance : 1 - chance)
      const standing = standingWord(after)
      return {
        ply,
        by: turn,
        loss,
        before: own(before),
        after: own(after),
        standing: standing === standingWord(before) ? undefined : standing,
        isBiggest: ply === biggest[0]?.ply,
      }
    })
    .sort((a, b) => a.ply - b.ply)
}

/** A position that the computer should look at next. */
export interface Look {
  readonly ply: number
  /** It was looked at before, and the game may have turned there. */
  readonly isDeep: boolean
}

/** What looks like a turning point is looked at again from this loss on. */
const LEAST_DOUBT = 0.07

/** No more positions than this are looked at twice. */
const MOST_DEEP = 24

/**
 * The next position to look at; undefined when all is known. First every position from the end to the start, because
 * what is known of later ones helps with earlier ones, then those where the game seems to have turned once more.
 */
export const nextLook = (game: Game, evaluations: Evaluations): Look | undefined => {
  for (let ply = game.plies.length; ply >= 0; ply--) {
    if (evaluations[ply] === undefined) return { ply, isDeep: false }
  }
  // Where the game is over the result is known without a look.
  const deep = evaluations.filter((evaluation) => evaluation?.isDeep && evaluation.depthPlies > 0)
  if (deep.length >= MOST_DEEP) return undefined
  for (const { ply } of losses(game, evaluations, LEAST_DOUBT).slice(0, MOST_DEEP / 2)) {
    for (const at of [ply, ply - 1]) if (!evaluations[at]?.isDeep) return { ply: at, isDeep: true }
  }
  return undefined
}

/** How much of the first look is done, 0..1. */
export const progressOf = (game: Game, evaluations: Evaluations): number =>
  evaluations.filter((evaluation) => evaluation !== undefined).length / (game.plies.length + 1)
