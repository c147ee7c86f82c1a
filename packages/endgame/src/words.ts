// HOT: a position as six words in an array: own pieces, the other's, the kings of both, even and odd word each (see
// `@tama/engine/hot`). No objects, closures, iterators or exceptions.
import type { MoveList } from '@tama/engine/hot'
import * as hot from '@tama/engine/hot'
import type { Layout } from './layout.ts'

// V8 folds a module's own constants and inlines its own functions without a check; imported ones it does neither.
const { CAPTURE, evenBit, KING, oddBit, PROMOTES } = hot

/** How many words a position has. */
export const WORDS = 6

/** Sets the words of the position whose pieces stand on `squares` as `writeSquares` lists them; own men move up. */
export const writeWords = (layout: Layout, squares: Int32Array, words: Int32Array): void => {
  words.fill(0)
  for (let i = 0; i < layout.pieces; i++) {
    const square = squares[i] as number
    const even = evenBit(square)
    const odd = oddBit(square)
    const set = i < layout.oppKingsAt ? 0 : 2
    words[set] = (words[set] as number) | even
    words[set + 1] = (words[set + 1] as number) | odd
    if (i < layout.ownMenAt || (i >= layout.oppKingsAt && i < layout.oppMenAt)) {
      words[4] = (words[4] as number) | even
      words[5] = (words[5] as number) | odd
    }
  }
}

/** Sets `after` to the position after the move at `index` of `list`, as the side sees it that replies. */
export const writeAfter = (words: Int32Array, list: MoveList, index: number, after: Int32Array): void => {
  const move = list.moves[index] as number
  const to = (move >>> 6) & 63
  const changeEven = evenBit(move & 63) ^ evenBit(to)
  const changeOdd = oddBit(move & 63) ^ oddBit(to)
  const isCapture = move >= CAPTURE
  const keptEven = isCapture ? ~(list.takenEven[index] as number) : -1
  const keptOdd = isCapture ? ~(list.takenOdd[index] as number) : -1
  after[0] = (words[2] as number) & keptEven
  after[1] = (words[3] as number) & keptOdd
  after[2] = (words[0] as number) ^ changeEven
  after[3] = (words[1] as number) ^ changeOdd
  let kingsEven = (words[4] as number) & keptEven
  let kingsOdd = (words[5] as number) & keptOdd
  if (move & KING) {
    kingsEven ^= changeEven
    kingsOdd ^= changeOdd
  } else if (move & PROMOTES) {
    kingsEven |= evenBit(to)
    kingsOdd |= oddBit(to)
  }
  after[4] = kingsEven
  after[5] = kingsOdd
}
