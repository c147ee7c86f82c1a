// HOT: asked at nodes with few pieces. No objects, closures, iterators or exceptions.
import { DRAWN, pliesOf, settleQuiet, UNKNOWN } from '@tama/endgame'
import { DRAW, WIN } from './score.ts'
import type { SearchState } from './state.ts'

/** Returned by `endgameValue` when the tables do not decide. */
export const NOT_KNOWN = 0x7fffffff

/**
 * What the endgame tables say of the position in words at `ply`, for its side to move, as a value of the search;
 * which has a move and cannot capture; `NOT_KNOWN` without tables, and where the no-progress rule might end the game before the tables would.
 */
export const endgameValue = (
  state: SearchState,
  ply: number,
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
): number => {
  const endgame = state.endgame
  if (endgame === undefined) return NOT_KNOWN
  const value = settleQuiet(endgame, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  if (value === UNKNOWN) return NOT_KNOWN
  if (value === DRAWN) {
    state.tableHits++
    return DRAW
  }
  const plies = pliesOf(value)
  if ((state.quietPlies[state.played + ply] as number) + plies > state.ruleset.noProgressPlies) {
    return NOT_KNOWN
  }
  state.tableHits++
  return value > 0 ? WIN - ply - plies : ply + plies - WIN
}
