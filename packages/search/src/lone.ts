// HOT: runs once per node, almost always only its first test. No objects, closures, iterators or exceptions below.
import type { Ruleset } from '@tama/engine'
import { DRAW, WIN } from './score.ts'

/** Returned by `loneValue` when the game goes on. */
export const PLAY_ON = 0x7fffffff

/** True when each side has exactly one piece. */
export const isLone = (ownEven: number, ownOdd: number, oppEven: number, oppOdd: number): boolean =>
  isSingle(ownEven, ownOdd) && isSingle(oppEven, oppOdd)

const isSingle = (even: number, odd: number): boolean =>
  even === 0 ? odd !== 0 && (odd & (odd - 1)) === 0 : odd === 0 && (even & (even - 1)) === 0

/**
 * How the ruleset ends a game in which each side has one piece and the side to move can move but not capture: the
 * value for the side to move `ply` plies from the root, or `PLAY_ON`.
 */
export const loneValue = (ruleset: Ruleset, ownIsKing: boolean, oppIsKing: boolean, ply: number): number => {
  if (ownIsKing === oppIsKing) {
    return (ownIsKing ? ruleset.loneKings : ruleset.loneMen) === 'draw' ? DRAW : PLAY_ON
  }
  if (ruleset.loneMan === 'playOn') return PLAY_ON
  if (ruleset.loneMan === 'draw') return DRAW
  return ownIsKing ? WIN - ply : ply - WIN
}
