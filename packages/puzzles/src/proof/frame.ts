// HOT: runs once per child. Below: no objects, closures, iterators or exceptions.
import { CAPTURE, evenBit, highChange, KING, lowChange, oddBit, PROMOTES } from '@tama/engine/hot'
import { FRAME, KEY_HIGH, KEY_LOW, PAST_HIGH, PAST_LOW, type ProofState, QUIET } from './proof-state.ts'

/** Scrambles an int32 into another, each bit depending on all (the finaliser of MurmurHash3, public domain). */
export const mix = (value: number): number => {
  let word = value | 0
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return word ^ (word >>> 16)
}

/** True when a packed move can never be taken back: a capture or a man's step to another row. */
const isProgress = (move: number): boolean =>
  move >= CAPTURE || ((move & KING) === 0 && ((move ^ (move >>> 6)) & 0b111000) !== 0)

/** Plays the move at `index` of the list from the position at `ply`: fills in the frame of `ply + 1`. */
export const enter = (state: ProofState, ply: number, index: number): void => {
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
  const mode = state.rootMode ^ (ply & 1)
  const keyLow = frames[at + KEY_LOW] as number
  const keyHigh = frames[at + KEY_HIGH] as number
  frames[next + KEY_LOW] = keyLow ^ lowChange(mode, move, takenEven, takenOdd, kingsEven, kingsOdd)
  frames[next + KEY_HIGH] = keyHigh ^ highChange(mode, move, takenEven, takenOdd, kingsEven, kingsOdd)
  if (isProgress(move)) {
    frames[next + QUIET] = 0
    frames[next + PAST_LOW] = 0
    frames[next + PAST_HIGH] = 0
  } else {
    frames[next + QUIET] = (frames[at + QUIET] as number) + 1
    frames[next + PAST_LOW] = (frames[at + PAST_LOW] as number) ^ mix(keyLow)
    frames[next + PAST_HIGH] = (frames[at + PAST_HIGH] as number) ^ mix(keyHigh)
  }
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

/** True when the position at `ply` has stood before on the path, or anywhere since the last progress. */
export const isRepeated = (state: ProofState, ply: number): boolean => {
  const frames = state.frames
  const at = ply * FRAME
  const keyLow = frames[at + KEY_LOW] as number
  const keyHigh = frames[at + KEY_HIGH] as number
  const oldest = ply - (frames[at + QUIET] as number)
  for (let before = ply - 4; before >= oldest && before >= 0; before -= 2) {
    const there = before * FRAME
    if (frames[there + KEY_LOW] === keyLow && frames[there + KEY_HIGH] === keyHigh) return true
  }
  return false
}
