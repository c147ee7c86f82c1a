// HOT: the largest part of all nodes. Below: no objects, closures, iterators or exceptions.
import { generate, hasCapture } from '@tama/engine/hot'
import { endgameValue, NOT_KNOWN } from './endgame.ts'
import { evaluate } from './eval/evaluate.ts'
import { enter } from './frame.ts'
import { isLone, loneValue, PLAY_ON } from './lone.ts'
import { hasQuiet } from './mobility.ts'
import { extendLine } from './principal-variation.ts'
import { INFINITE, WIN } from './score.ts'
import { FRAME, type SearchState } from './state.ts'

/** From so many plies without progress on, the judgement of a position fades towards a draw. */
const FADING_PLIES = 24

/**
 * An estimate that fades while nothing happens, so that the side that is ahead gets on with it before the no-progress
 * rule takes its lead away.
 */
const fade = (value: number, quietPlies: number, noProgressPlies: number): number =>
  quietPlies < FADING_PLIES ? value : (value - (value * quietPlies) / (2 * noProgressPlies)) | 0

/**
 * The value of the position at `ply` once every capture that is due has been played out. Captures are forced, so
 * there is no standing pat while one is possible. Moves are written into the list from `start` on.
 */
export const quiesce = (
  state: SearchState,
  alpha: number,
  beta: number,
  ply: number,
  start: number,
): number => {
  state.nodes++
  if (ply > state.selectiveDepth) state.selectiveDepth = ply
  state.lineLength[ply] = 0
  const frames = state.frames
  const at = ply * FRAME
  const ownEven = frames[at] as number
  const ownOdd = frames[at + 1] as number
  const oppEven = frames[at + 2] as number
  const oppOdd = frames[at + 3] as number
  const kingsEven = frames[at + 4] as number
  const kingsOdd = frames[at + 5] as number
  const mode = state.rootMode ^ (ply & 1)

  // 1. Nothing to capture: the game may be over, else the position is judged as it stands.
  if (!hasCapture(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)) {
    if (!hasQuiet(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)) return ply - WIN
    if (isLone(ownEven, ownOdd, oppEven, oppOdd)) {
      const value = loneValue(
        state.ruleset,
        ((ownEven & kingsEven) | (ownOdd & kingsOdd)) !== 0,
        ((oppEven & kingsEven) | (oppOdd & kingsOdd)) !== 0,
        ply,
      )
      if (value !== PLAY_ON) return value
    }
    if (state.endgame !== undefined) {
      const value = endgameValue(state, ply, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
      if (value !== NOT_KNOWN) return value
    }
    state.estimates++
    return fade(
      evaluate(state.tables, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd),
      state.quietPlies[state.played + ply] as number,
      state.ruleset.noProgressPlies,
    )
  }
  if (ply >= state.horizon) {
    state.estimates++
    return evaluate(state.tables, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  }

  // 2. Captures: all of them, to their end.
  const end = generate(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, state.list, start)
  let best = -INFINITE
  let floor = alpha
  for (let i = start; i < end; i++) {
    enter(state, ply, i)
    const value = 0 - quiesce(state, 0 - beta, 0 - floor, ply + 1, end)
    if (value > best) {
      best = value
      if (value > floor) {
        floor = value
        extendLine(state, ply, i)
        if (value >= beta) break
      }
    }
  }
  return best
}
