// HOT: counts captures without writing them. Below: no objects, closures, iterators, spread or exceptions.
// Readable twin: ../capture.ts and ../reference.ts; equality is a property test in hot.test.ts.

// A count of captures of one length is `length << LENGTH_SHIFT | number`, with `SHARED` for a doubt about the number.
const LENGTH_SHIFT = 16
const ONE_PIECE = 1 << LENGTH_SHIFT
/** Set when two ways that part may have met again in one result, which takes three pieces at least. */
const SHARED = 1 << 15
const NUMBER = SHARED - 1
/** Longer than any capture: a man was crowned in the middle of one, and may go on as a king. */
const CROWNED = 1 << 28

/** The longer of two counts, or both together when they have one length. */
const join = (a: number, b: number): number => {
  const difference = (a >> LENGTH_SHIFT) - (b >> LENGTH_SHIFT)
  if (difference !== 0) return difference > 0 ? a : b
  return (a + (b & NUMBER)) | (a >= 2 * ONE_PIECE ? SHARED : b & SHARED)
}

/**
 * The longest captures of a man on `bit` of the even word, as a count. `same` and `other` are the enemies in its own
 * word and in the odd one, `empty` the empty squares of its own word; a man never leaves its word by jumping.
 * `crown` is the row that makes it a king at once, 0 when none does; without an enemy in that row it stops there.
 */
const goOnEven = (
  black: number,
  crown: number,
  bit: number,
  same: number,
  other: number,
  empty: number,
): number => {
  let best = 0
  const ahead = (black !== 0 ? bit >>> 4 : bit << 4) & same
  const front = (black !== 0 ? ahead >>> 4 : ahead << 4) & empty
  if (front !== 0) {
    if ((front & crown) === 0)
      best = goOnEven(black, crown, front, same ^ ahead, other, empty | ahead) + ONE_PIECE
    else if (((same | other) & crown) !== 0) return CROWNED
    else best = ONE_PIECE + 1
  }
  const atRight = bit & other & 0x77777777
  const right = (atRight << 1) & empty
  if (right !== 0) best = join(best, goOnEven(black, crown, right, same, other ^ atRight, empty) + ONE_PIECE)
  const atLeft = (bit >>> 1) & 0x77777777 & other
  const left = atLeft & empty
  if (left !== 0) best = join(best, goOnEven(black, crown, left, same, other ^ atLeft, empty) + ONE_PIECE)
  return best === 0 ? 1 : best
}

/** The same for a man in the odd word. */
const goOnOdd = (
  black: number,
  crown: number,
  bit: number,
  same: number,
  other: number,
  empty: number,
): number => {
  let best = 0
  const ahead = (black !== 0 ? bit >>> 4 : bit << 4) & same
  const front = (black !== 0 ? ahead >>> 4 : ahead << 4) & empty
  if (front !== 0) {
    if ((front & crown) === 0)
      best = goOnOdd(black, crown, front, same ^ ahead, other, empty | ahead) + ONE_PIECE
    else if (((same | other) & crown) !== 0) return CROWNED
    else best = ONE_PIECE + 1
  }
  const atRight = ((bit & 0x77777777) << 1) & other
  const right = atRight & empty
  if (right !== 0) best = join(best, goOnOdd(black, crown, right, same, other ^ atRight, empty) + ONE_PIECE)
  const atLeft = bit & other
  const left = (atLeft >>> 1) & 0x77777777 & empty
  if (left !== 0) best = join(best, goOnOdd(black, crown, left, same, other ^ atLeft, empty) + ONE_PIECE)
  return best === 0 ? 1 : best
}

/** True for what counting alone cannot tell: a crowned man goes on, or two routes may have one result. */
const isUnsure = (found: number): boolean =>
  found >= 3 * ONE_PIECE && (found >= CROWNED || (found & SHARED) !== 0)

/**
 * How many captures the men given have, all of which can capture, where no king can; -1 when they must be written to
 * be counted: a man is crowned on its way and may go on, or two ways of a man may have one result.
 */
export const countMenCaptures = (
  nodeMode: number,
  menEven: number,
  menOdd: number,
  oppEven: number,
  oppOdd: number,
  emptyEven: number,
  emptyOdd: number,
): number => {
  // A crowned man that may turn back can go on even where its row holds no enemy.
  if ((nodeMode & 12) === 4) return -1
  const black = nodeMode & 1
  const crown = (nodeMode & 8) !== 0 ? 0 : black !== 0 ? 0xf : 0xf0000000 | 0
  let best = 0
  for (let rest = menEven; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const found = goOnEven(black, crown, bit, oppEven, oppOdd, emptyEven | bit)
    if (isUnsure(found)) return -1
    best = join(best, found & ~SHARED)
  }
  for (let rest = menOdd; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const found = goOnOdd(black, crown, bit, oppOdd, oppEven, emptyOdd | bit)
    if (isUnsure(found)) return -1
    best = join(best, found & ~SHARED)
  }
  return best & NUMBER
}
