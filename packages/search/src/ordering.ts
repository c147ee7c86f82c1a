// HOT: runs once per node or move. Below: no objects, closures, iterators or exceptions.
import { CAPTURE, KING, PROMOTES, popcount } from '@tama/engine/hot'
import { FRAME, type SearchState } from './state.ts'

const FROM_TABLE = 1 << 30
const PROMOTION = 1 << 28
/** Ordering scores from here on are those of moves that something speaks for. */
export const KILLER = 1 << 27
const CAPTURED_KING = 1 << 20
/** History values stay within this. */
const HISTORY_LIMIT = 1 << 14

/** Start and final square of a packed move. */
const SQUARES_MASK = 0xfff

/** Gives each move from `start` to `end` of the list its ordering score: the table's move first. */
export const scoreMoves = (
  state: SearchState,
  ply: number,
  start: number,
  end: number,
  tableMove: number,
): void => {
  const moves = state.list.moves
  const scores = state.scores
  const black = ((state.rootMode ^ ply) & 1) << 12
  const first = state.killers[2 * ply] as number
  const second = state.killers[2 * ply + 1] as number
  for (let i = start; i < end; i++) {
    const move = moves[i] as number
    let score = state.history[black | (move & SQUARES_MASK)] as number
    if (move >= CAPTURE) {
      const kings =
        popcount((state.list.takenEven[i] as number) & (state.frames[ply * FRAME + 4] as number)) +
        popcount((state.list.takenOdd[i] as number) & (state.frames[ply * FRAME + 5] as number))
      score += kings * CAPTURED_KING + ((move & (PROMOTES | KING)) === PROMOTES ? CAPTURED_KING : 0)
    } else if (move & PROMOTES) score += PROMOTION
    else if (move === first) score = KILLER + 1
    else if (move === second) score = KILLER
    if (move === tableMove) score += FROM_TABLE
    scores[i] = score
  }
}

/** Brings the move with the highest score of `from` .. `end` to `from`. */
export const pickBest = (state: SearchState, from: number, end: number): void => {
  const scores = state.scores
  let best = from
  for (let i = from + 1; i < end; i++) {
    if ((scores[i] as number) > (scores[best] as number)) best = i
  }
  if (best === from) return
  const { moves, takenEven, takenOdd } = state.list
  swap(scores, from, best)
  swap(moves, from, best)
  swap(takenEven, from, best)
  swap(takenOdd, from, best)
}

const swap = (values: Int32Array, a: number, b: number): void => {
  const kept = values[a] as number
  values[a] = values[b] as number
  values[b] = kept
}

/** Moves a history value towards plus or minus the limit, the faster the deeper the search that says so. */
const adjust = (history: Int32Array, at: number, bonus: number): void => {
  const old = history[at] as number
  const size = bonus < 0 ? -bonus : bonus
  history[at] = old + bonus - (((old * size) / HISTORY_LIMIT) | 0)
}

/** Remembers that the quiet move at `index` refuted its node, and that those from `start` up to it did not. */
export const rememberCutoff = (
  state: SearchState,
  ply: number,
  start: number,
  index: number,
  depth: number,
): void => {
  const moves = state.list.moves
  const move = moves[index] as number
  const killers = state.killers
  if (killers[2 * ply] !== move) {
    killers[2 * ply + 1] = killers[2 * ply] as number
    killers[2 * ply] = move
  }
  const black = ((state.rootMode ^ ply) & 1) << 12
  const bonus = Math.min(depth * depth, 400)
  adjust(state.history, black | (move & SQUARES_MASK), bonus)
  for (let i = start; i < index; i++) {
    adjust(state.history, black | ((moves[i] as number) & SQUARES_MASK), -bonus)
  }
}

/** Forgets killers and fades the history, so that a new search starts from the useful part of the old one. */
export const ageOrdering = (state: SearchState): void => {
  state.killers.fill(0)
  for (let i = 0; i < state.history.length; i++) state.history[i] = (state.history[i] as number) >> 2
}
