// HOT: runs once per node. Below: no objects, closures, iterators or exceptions.
import { CAPTURE, evenBit, highChange, KING, lowChange, oddBit, PROMOTES } from '@tama/engine/hot'
import { FRAME, type SearchState } from './state.ts'

/** True when a packed move can never be taken back: a capture or a man's step to another row. */
const isProgress = (move: number): boolean =>
  move >= CAPTURE || ((move & KING) === 0 && ((move ^ (move >>> 6)) & 0b111000) !== 0)

/** Plays the move at `index` of the list from the position at `ply`: fills in frame, key and counter of `ply + 1`. */
export const enter = (state: SearchState, ply: number, index: number): void => {
  const frames = state.frames
  const at = ply * FRAME
  const next = at + FRAME
  const move = state.list.moves[index] as number
  const from = move & 63
  const to = (move >>> 6) & 63
  const toEven = evenBit(to)
  const toOdd = oddBit(to)
  const changeEven = evenBit(from) ^ toEven
  const changeOdd = oddBit(from) ^ toOdd
  let oppEven = frames[at + 2] as number
  let oppOdd = frames[at + 3] as number
  let kingsEven = frames[at + 4] as number
  let kingsOdd = frames[at + 5] as number
  let takenEven = 0
  let takenOdd = 0
  if (move >= CAPTURE) {
    takenEven = state.list.takenEven[index] as number
    takenOdd = state.list.takenOdd[index] as number
    oppEven &= ~takenEven
    oppOdd &= ~takenOdd
  }
  const line = state.played + ply
  const mode = state.rootMode ^ (ply & 1)
  state.keysLow[line + 1] =
    (state.keysLow[line] as number) ^ lowChange(mode, move, takenEven, takenOdd, kingsEven, kingsOdd)
  state.keysHigh[line + 1] =
    (state.keysHigh[line] as number) ^ highChange(mode, move, takenEven, takenOdd, kingsEven, kingsOdd)
  state.quietPlies[line + 1] = isProgress(move) ? 0 : (state.quietPlies[line] as number) + 1
  kingsEven &= ~takenEven
  kingsOdd &= ~takenOdd
  if (move & KING) {
    kingsEven ^= changeEven
    kingsOdd ^= changeOdd
  } else if (move & PROMOTES) {
    kingsEven |= toEven
    kingsOdd |= toOdd
  }
  frames[next] = oppEven
  frames[next + 1] = oppOdd
  frames[next + 2] = (frames[at] as number) ^ changeEven
  frames[next + 3] = (frames[at + 1] as number) ^ changeOdd
  frames[next + 4] = kingsEven
  frames[next + 5] = kingsOdd
}
