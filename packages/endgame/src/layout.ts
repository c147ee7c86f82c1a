// HOT: places positions in tables. Below `createLayout`: no objects, closures, iterators or exceptions.
import type { Material } from './material.ts'

/**
 * How the positions of one material are numbered. Squares are seen by the side to move, which moves up; a position and
 * its mirror image have one number, that of the one whose leading piece stands on files a to d. Pieces that look alike
 * are counted as a combination, pieces that differ as a product, squares taken twice included: such numbers mean no
 * position.
 */
export interface Layout {
  readonly material: Material
  /** How many pieces stand in front of the men of the side to move, the other's kings and its men, in lists of squares. */
  readonly ownMenAt: number
  readonly oppKingsAt: number
  readonly oppMenAt: number
  /** How many pieces there are in all. */
  readonly pieces: number
  /** Which of the four kinds leads: 0 own kings, 1 own men, 2 the other's kings, 3 its men. */
  readonly lead: number
  /** How many there are of the leading kind: 1 or 2. */
  readonly leaders: number
  /** What one step of each kind adds to the number of the position. */
  readonly ownKingsStride: number
  readonly ownMenStride: number
  readonly oppKingsStride: number
  readonly oppMenStride: number
  /** In how many ways the pieces of each kind can stand. */
  readonly ownKingsCount: number
  readonly ownMenCount: number
  readonly oppKingsCount: number
  readonly oppMenCount: number
  /** How many numbers there are. */
  readonly size: number
}

/** How many ways there are to choose two and three of so many. */
const PAIRS = Int32Array.from({ length: 65 }, (_, n) => (n * (n - 1)) / 2)
const TRIPLES = Int32Array.from({ length: 65 }, (_, n) => (n * (n - 1) * (n - 2)) / 6)

const pairNumber = (a: number, b: number): number =>
  a > b ? (PAIRS[a] as number) + b : (PAIRS[b] as number) + a

/** The pairs by number: higher square | lower square << 8. */
const PAIR_SQUARES = new Int32Array(PAIRS[64] as number)
for (let high = 1; high < 64; high++) {
  for (let low = 0; low < high; low++) PAIR_SQUARES[pairNumber(high, low)] = high | (low << 8)
}

// A leading pair is taken with its mirror image, the lower number of the two. As rows are not changed by a mirror,
// the pairs of a man's 56 squares, which have the lowest numbers, have the lowest orbits, too.
const IS_MIRRORED = 1
const IS_SYMMETRIC = 2
const PAIR_ORBIT = new Int32Array(PAIR_SQUARES.length)
const ORBIT_PAIR = new Int32Array(PAIR_SQUARES.length)
let orbits = 0
for (let pair = 0; pair < PAIR_SQUARES.length; pair++) {
  const squares = PAIR_SQUARES[pair] as number
  const image = pairNumber((squares & 255) ^ 7, (squares >> 8) ^ 7)
  if (image < pair) {
    PAIR_ORBIT[pair] = (((PAIR_ORBIT[image] as number) >> 2) << 2) | IS_MIRRORED
  } else {
    ORBIT_PAIR[orbits] = pair
    PAIR_ORBIT[pair] = (orbits << 2) | (image === pair ? IS_SYMMETRIC : 0)
    orbits++
  }
}

/** In how many ways `count` pieces can stand on `squares` squares. */
const placements = (count: number, squares: number): number =>
  [1, squares, PAIRS[squares] as number, TRIPLES[squares] as number][count] as number

const leadPlacements = (count: number, squares: number): number =>
  count === 1 ? squares / 2 : (placements(2, squares) + squares / 2) / 2

/**
 * The numbering of `material`; `order` lists the four kinds (as in `Layout.lead`) from the one that changes slowest to
 * the one that changes fastest.
 */
export const createLayout = (material: Material, order: readonly number[]): Layout => {
  const counts = [material & 3, (material >> 2) & 3, (material >> 4) & 3, material >> 6] as const
  const single = counts.indexOf(1)
  const lead = single >= 0 ? single : counts.indexOf(2)
  const ways = counts.map((count, kind) => {
    const squares = (kind & 1) === 0 ? 64 : 56
    return kind === lead ? leadPlacements(count, squares) : placements(count, squares)
  })
  const strides = [0, 0, 0, 0]
  let size = 1
  for (const kind of [...order].reverse()) {
    strides[kind] = size
    size *= ways[kind] as number
  }
  const [ownKingsCount = 0, ownMenCount = 0, oppKingsCount = 0, oppMenCount = 0] = ways
  const [ownKingsStride = 0, ownMenStride = 0, oppKingsStride = 0, oppMenStride = 0] = strides
  return {
    material,
    ownMenAt: counts[0],
    oppKingsAt: counts[0] + counts[1],
    oppMenAt: counts[0] + counts[1] + counts[2],
    pieces: counts[0] + counts[1] + counts[2] + counts[3],
    lead,
    leaders: counts[lead] as number,
    ownKingsStride,
    ownMenStride,
    oppKingsStride,
    oppMenStride,
    ownKingsCount,
    ownMenCount,
    oppKingsCount,
    oppMenCount,
    size,
  }
}

/** The number of a combination of `count` squares from index `from` on, each changed by `mirror` and less `shift`. */
const groupNumber = (
  squares: Int32Array,
  from: number,
  count: number,
  mirror: number,
  shift: number,
): number => {
  if (count === 0) return 0
  let high = ((squares[from] as number) ^ mirror) - shift
  if (count === 1) return high
  let low = ((squares[from + 1] as number) ^ mirror) - shift
  if (count === 2) return pairNumber(high, low)
  let middle = ((squares[from + 2] as number) ^ mirror) - shift
  let swap = 0
  if (middle > high) {
    swap = high
    high = middle
    middle = swap
  }
  if (low > high) {
    swap = high
    high = low
    low = swap
  }
  return (TRIPLES[high] as number) + pairNumber(middle, low)
}

/** The lead's number << 2, with `IS_MIRRORED` when it must be mirrored and `IS_SYMMETRIC` when that changes nothing. */
const leadNumber = (layout: Layout, squares: Int32Array): number => {
  const lead = layout.lead
  const from =
    lead === 0 ? 0 : lead === 1 ? layout.ownMenAt : lead === 2 ? layout.oppKingsAt : layout.oppMenAt
  const shift = lead === 3 ? 8 : 0
  const first = (squares[from] as number) - shift
  if (layout.leaders === 2) {
    return PAIR_ORBIT[pairNumber(first, (squares[from + 1] as number) - shift)] as number
  }
  const half = first & 4 ? first ^ 7 : first
  return ((((half >> 3) << 2) | (half & 3)) << 2) | ((first >> 2) & IS_MIRRORED)
}

/**
 * The number of a position by its squares as the side to move sees them: own kings, own men, the other's kings, its
 * men; in any order within a kind.
 */
export const numberOf = (layout: Layout, squares: Int32Array): number => {
  const { lead, ownMenAt, oppKingsAt, oppMenAt } = layout
  const leader = leadNumber(layout, squares)
  const mirror = leader & IS_MIRRORED ? 7 : 0
  return (
    (lead === 0 ? leader >> 2 : groupNumber(squares, 0, ownMenAt, mirror, 0)) * layout.ownKingsStride +
    (lead === 1 ? leader >> 2 : groupNumber(squares, ownMenAt, oppKingsAt - ownMenAt, mirror, 0)) *
      layout.ownMenStride +
    (lead === 2 ? leader >> 2 : groupNumber(squares, oppKingsAt, oppMenAt - oppKingsAt, mirror, 0)) *
      layout.oppKingsStride +
    (lead === 3 ? leader >> 2 : groupNumber(squares, oppMenAt, layout.pieces - oppMenAt, mirror, 8)) *
      layout.oppMenStride
  )
}

/** True when the position is numbered by its mirror image. */
export const isMirrored = (layout: Layout, squares: Int32Array): boolean =>
  (leadNumber(layout, squares) & IS_MIRRORED) !== 0

/** True when the leading pieces are their own mirror image: then a position and its mirror image have two numbers. */
export const isSymmetric = (layout: Layout, squares: Int32Array): boolean =>
  (leadNumber(layout, squares) & IS_SYMMETRIC) !== 0

/** Writes the squares of the combination with this number, each plus `shift`. */
const writeGroup = (
  number: number,
  count: number,
  shift: number,
  squares: Int32Array,
  from: number,
): void => {
  if (count === 0) return
  if (count === 1) {
    squares[from] = number + shift
    return
  }
  let pair = number
  if (count === 3) {
    let high = 2
    while ((TRIPLES[high + 1] as number) <= number) high++
    squares[from + 2] = high + shift
    pair -= TRIPLES[high] as number
  }
  const both = PAIR_SQUARES[pair] as number
  squares[from] = (both & 255) + shift
  squares[from + 1] = (both >> 8) + shift
}

/** The inverse of `numberOf`: writes the squares; false when two pieces would stand on one square. */
export const writeSquares = (layout: Layout, number: number, squares: Int32Array): boolean => {
  const { ownMenAt, oppKingsAt, oppMenAt, pieces } = layout
  writeKind(layout, 0, number, layout.ownKingsStride, layout.ownKingsCount, 0, ownMenAt, squares)
  writeKind(layout, 1, number, layout.ownMenStride, layout.ownMenCount, ownMenAt, oppKingsAt, squares)
  writeKind(layout, 2, number, layout.oppKingsStride, layout.oppKingsCount, oppKingsAt, oppMenAt, squares)
  writeKind(layout, 3, number, layout.oppMenStride, layout.oppMenCount, oppMenAt, pieces, squares)
  for (let i = 1; i < pieces; i++) {
    for (let j = 0; j < i; j++) if (squares[i] === squares[j]) return false
  }
  return true
}

/** Writes the squares of one kind, from index `from` to `end`. */
const writeKind = (
  layout: Layout,
  kind: number,
  number: number,
  stride: number,
  placements: number,
  from: number,
  end: number,
  squares: Int32Array,
): void => {
  if (from === end) return
  const place = Math.trunc(number / stride) % placements
  const shift = kind === 3 ? 8 : 0
  if (kind !== layout.lead) writeGroup(place, end - from, shift, squares, from)
  else if (end - from === 2) writeGroup(ORBIT_PAIR[place] as number, 2, shift, squares, from)
  else squares[from] = ((place >> 2) << 3) + (place & 3) + shift
}
