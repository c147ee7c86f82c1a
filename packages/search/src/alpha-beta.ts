// HOT: the search tree. Below: no objects, closures, iterators or exceptions. Values are negated as `0 - value`: minus
// zero is no small integer, and one of them makes V8 treat all values as floating point numbers.
import { CAPTURE, generate, hasCapture, PROMOTES, popcount } from '@tama/engine/hot'
import { endgameValue, NOT_KNOWN } from './endgame.ts'
import { evaluate } from './eval/evaluate.ts'
import { enter } from './frame.ts'
import { isLone, loneValue, PLAY_ON } from './lone.ts'
import { KILLER, pickBest, rememberCutoff, scoreMoves } from './ordering.ts'
import { clearLine, extendLine } from './principal-variation.ts'
import { quiesce } from './quiescence.ts'
import { DRAW, INFINITE, WIN } from './score.ts'
import { FRAME, MAX_PLY, PAUSED, RUNNING, type SearchState } from './state.ts'
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER } from './tt.ts'

// Words of `SearchState.saved` for each ply.
const SAVED = 8
const SAVED_INDEX = 0
const SAVED_END = 1
const SAVED_BEST = 2
const SAVED_FLOOR = 3
const SAVED_MOVE = 4
const SAVED_STAGE = 5
const SAVED_SEARCHED = 6

// How the child of a move is being searched: with the whole window, or first with a null window to prove it no
// better.
const FULL = 0
const NULL_WINDOW = 1
const REDUCED = 2

/** Shallower nodes are searched whole. */
const REDUCE_FROM_DEPTH = 3
/** So many moves of a node are searched before one is reduced. */
const REDUCE_FROM_MOVE = 3
/** With fewer pieces every move is searched whole: endings are won by distance. */
const REDUCE_FROM_PIECES = 8

/** What a quiet move may still add to the estimate of a position, in centimen, by the depth that is left. */
const HOPE = Int32Array.of(0, 32, 80, 150)
/** How much more one may add that offers a piece. */
const HOPE_OF_OFFER = 100

/** True when the position at `ply` has stood before: once since the root, or so often that the game is drawn. */
const isRepeated = (state: SearchState, ply: number): boolean => {
  const line = state.played + ply
  const quietPlies = state.quietPlies[line] as number
  if (quietPlies < 4) return false
  const keysLow = state.keysLow
  const keysHigh = state.keysHigh
  const keyLow = keysLow[line] as number
  const keyHigh = keysHigh[line] as number
  const oldest = Math.max(0, line - quietPlies)
  let before = 0
  for (let at = line - 4; at >= oldest; at -= 2) {
    if (keysLow[at] === keyLow && keysHigh[at] === keyHigh) {
      if (at > state.played) return true
      before++
      if (before >= state.ruleset.repetition - 1) return true
    }
  }
  return false
}

/** True when the side to move at `ply` can capture: the move before it offered an exchange or a shot. */
const isOffer = (state: SearchState, ply: number): boolean => {
  const frames = state.frames
  const at = ply * FRAME
  return hasCapture(
    state.rootMode ^ (ply & 1),
    frames[at] as number,
    frames[at + 1] as number,
    frames[at + 2] as number,
    frames[at + 3] as number,
    frames[at + 4] as number,
    frames[at + 5] as number,
  )
}

/** By how many plies a late quiet move is searched less deep. */
const reductionOf = (depth: number, searched: number): number =>
  1 + (searched >= 8 ? 1 : 0) + (depth >= 6 && searched >= 5 ? 1 : 0)

/**
 * The value of the position at `ply` for its side to move, searched `depth` plies deep within alpha and beta; beyond
 * them only a bound. Meaningless once `state.halted` is set. Moves are written into the list from `start` on.
 */
export const search = (
  state: SearchState,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  start: number,
): number => {
  const frames = state.frames
  const at = ply * FRAME
  const ownEven = frames[at] as number
  const ownOdd = frames[at + 1] as number
  const oppEven = frames[at + 2] as number
  const oppOdd = frames[at + 3] as number
  const kingsEven = frames[at + 4] as number
  const kingsOdd = frames[at + 5] as number
  const mode = state.rootMode ^ (ply & 1)
  const line = state.played + ply
  const keyLow = state.keysLow[line] as number
  const keyHigh = state.keysHigh[line] as number
  const saved = state.saved
  const save = ply * SAVED

  // No loss can be nearer than this ply.
  const low = alpha < ply - WIN ? ply - WIN : alpha
  let index = start
  let end = start
  let best = -INFINITE
  let floor = low
  let bestMove = 0
  let stage = FULL
  let searched = 0

  if (ply < state.resumePlies) {
    // 1. Go on where the pause came.
    index = saved[save + SAVED_INDEX] as number
    end = saved[save + SAVED_END] as number
    best = saved[save + SAVED_BEST] as number
    floor = saved[save + SAVED_FLOOR] as number
    bestMove = saved[save + SAVED_MOVE] as number
    stage = saved[save + SAVED_STAGE] as number
    searched = saved[save + SAVED_SEARCHED] as number
  } else {
    state.resumePlies = 0
    // 2. Limits.
    if (state.nodes >= state.nextPoll) {
      state.poll()
      if (state.halted !== RUNNING) {
        state.resumePlies = ply
        return 0
      }
    }
    // 3. Draws by history; leaves.
    clearLine(state, ply)
    if (isRepeated(state, ply)) return DRAW
    const isStale = (state.quietPlies[line] as number) >= state.ruleset.noProgressPlies
    if ((depth <= 0 && !isStale) || ply >= MAX_PLY) return quiesce(state, alpha, beta, ply, start)
    state.nodes++
    if (ply > state.selectiveDepth) state.selectiveDepth = ply
    // 4. The end of the game: no move, lone pieces, no progress. No win can be nearer than the next ply.
    end = generate(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, state.list, start)
    if (end === start) return ply - WIN
    if ((state.list.moves[start] as number) < CAPTURE && isLone(ownEven, ownOdd, oppEven, oppOdd)) {
      const value = loneValue(
        state.ruleset,
        ((ownEven & kingsEven) | (ownOdd & kingsOdd)) !== 0,
        ((oppEven & kingsEven) | (oppOdd & kingsOdd)) !== 0,
        ply,
      )
      if (value !== PLAY_ON) return value
    }
    if (isStale) return DRAW
    if (WIN - ply - 1 <= low) return WIN - ply - 1
    if (state.endgame !== undefined && (state.list.moves[start] as number) < CAPTURE) {
      const value = endgameValue(state, ply, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
      if (value !== NOT_KNOWN) return value
    }
    // 5. The transposition table. Near the no-progress limit its values are not to be trusted.
    let tableMove = 0
    if (state.table.find(keyLow, keyHigh)) {
      tableMove = state.table.move
      if (
        beta - alpha === 1 &&
        state.table.depth >= depth &&
        (state.quietPlies[line] as number) + depth < state.ruleset.noProgressPlies
      ) {
        const value = state.table.valueAt(ply)
        const bound = state.table.bound
        if (
          bound === BOUND_EXACT ||
          (bound === BOUND_LOWER && value >= beta) ||
          (bound === BOUND_UPPER && value <= low)
        ) {
          state.estimates++
          return value
        }
      }
    }
    scoreMoves(state, ply, start, end, tableMove)
  }

  // 6. The moves, likely best first. Late quiet moves are searched less deep at first, and near the leaves not at all
  // where even hope does not bring them up to alpha. One that offers a piece is never reduced, for that is what shots
  // begin with, and needs to be more hopeless.
  const forced = end - start === 1 ? 1 : 0
  const selects = popcount(ownEven | oppEven) + popcount(ownOdd | oppOdd) >= REDUCE_FROM_PIECES
  const reduces = selects && depth >= REDUCE_FROM_DEPTH
  const mayDespair =
    selects && depth < HOPE.length && forced === 0 && (state.list.moves[start] as number) < CAPTURE
  let ceiling = INFINITE
  for (; index < end; index++) {
    const isNew = ply >= state.resumePlies
    if (isNew) pickBest(state, index, end)
    const move = state.list.moves[index] as number
    // Most nodes that are cut are cut by their first move, and need no estimate.
    if (mayDespair && searched > 0 && ceiling === INFINITE)
      ceiling =
        (HOPE[depth] as number) +
        evaluate(state.tables, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
    const isHopeless = isNew && ceiling <= floor && move < PROMOTES
    if (isHopeless && ceiling + HOPE_OF_OFFER <= floor) {
      // Promotions came first: none of those that are left is better.
      if (ceiling + HOPE_OF_OFFER > best) best = ceiling + HOPE_OF_OFFER
      break
    }
    enter(state, ply, index)
    const nextDepth = depth - 1 + (forced !== 0 && ply < 2 * state.rootDepth ? 1 : 0)
    if (isHopeless && !isOffer(state, ply + 1)) {
      if (ceiling > best) best = ceiling
      continue
    }
    if (isNew) {
      stage = searched === 0 ? FULL : NULL_WINDOW
      if (
        reduces &&
        searched >= REDUCE_FROM_MOVE &&
        move < PROMOTES &&
        (state.scores[index] as number) < KILLER &&
        !isOffer(state, ply + 1)
      ) {
        stage = REDUCED
      }
    }
    let value = 0
    for (;;) {
      if (stage === FULL) value = 0 - search(state, nextDepth, 0 - beta, 0 - floor, ply + 1, end)
      else {
        value =
          0 -
          search(
            state,
            stage === REDUCED ? nextDepth - reductionOf(depth, searched) : nextDepth,
            -1 - floor,
            0 - floor,
            ply + 1,
            end,
          )
      }
      if (state.halted !== RUNNING) {
        if (state.halted === PAUSED) {
          saved[save + SAVED_INDEX] = index
          saved[save + SAVED_END] = end
          saved[save + SAVED_BEST] = best
          saved[save + SAVED_FLOOR] = floor
          saved[save + SAVED_MOVE] = bestMove
          saved[save + SAVED_STAGE] = stage
          saved[save + SAVED_SEARCHED] = searched
        }
        return 0
      }
      if (stage === FULL || value <= floor || (stage === NULL_WINDOW && value >= beta)) break
      stage = stage === REDUCED ? NULL_WINDOW : FULL
    }
    searched++
    if (value > best) {
      best = value
      if (value > floor) {
        bestMove = move
        floor = value
        extendLine(state, ply, index)
        if (value >= beta) {
          if (move < CAPTURE) rememberCutoff(state, ply, start, index, depth)
          break
        }
      }
    }
  }

  // 7. Remember the result.
  state.table.store(
    keyLow,
    keyHigh,
    bestMove,
    best,
    depth,
    best >= beta ? BOUND_LOWER : best > low ? BOUND_EXACT : BOUND_UPPER,
    ply,
  )
  return best
}
