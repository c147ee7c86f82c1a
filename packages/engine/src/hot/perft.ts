// HOT: the tree walk that counts leaves.
import * as bits from './bits.ts'
import * as generator from './generate.ts'
import type { MoveList } from './move-list.ts'
import * as lists from './move-list.ts'

// V8 folds a module's own constants and inlines its own functions without a check; imported ones it does neither.
const { evenBit, oddBit } = bits
const { countMoves, generate } = generator
const { CAPTURE, KING, PROMOTES } = lists

/** The number of move sequences of `depth` (1 or more) plies; `list` is used from `start` on. */
export const countLeaves = (
  mode: number,
  ownEven: number,
  ownOdd: number,
  oppEven: number,
  oppOdd: number,
  kingsEven: number,
  kingsOdd: number,
  depth: number,
  list: MoveList,
  start: number,
): number => {
  if (depth === 1) return countMoves(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  const end = generate(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, list, start)
  let leaves = 0
  for (let i = start; i < end; i++) {
    const move = list.moves[i] as number
    const from = move & 63
    const to = (move >>> 6) & 63
    const toEven = evenBit(to)
    const toOdd = oddBit(to)
    const changeEven = evenBit(from) ^ toEven
    const changeOdd = oddBit(from) ^ toOdd
    let nextEven = oppEven
    let nextOdd = oppOdd
    let nextKingsEven = kingsEven
    let nextKingsOdd = kingsOdd
    if (move >= CAPTURE) {
      const keptEven = ~(list.takenEven[i] as number)
      const keptOdd = ~(list.takenOdd[i] as number)
      nextEven &= keptEven
      nextOdd &= keptOdd
      nextKingsEven &= keptEven
      nextKingsOdd &= keptOdd
    }
    if (move & KING) {
      nextKingsEven ^= changeEven
      nextKingsOdd ^= changeOdd
    } else if (move & PROMOTES) {
      nextKingsEven |= toEven
      nextKingsOdd |= toOdd
    }
    leaves +=
      depth === 2
        ? countMoves(
            mode ^ 1,
            nextEven,
            nextOdd,
            ownEven ^ changeEven,
            ownOdd ^ changeOdd,
            nextKingsEven,
            nextKingsOdd,
          )
        : countLeaves(
            mode ^ 1,
            nextEven,
            nextOdd,
            ownEven ^ changeEven,
            ownOdd ^ changeOdd,
            nextKingsEven,
            nextKingsOdd,
            depth - 1,
            list,
            end,
          )
  }
  return leaves
}
