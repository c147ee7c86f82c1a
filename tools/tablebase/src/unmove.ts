// HOT: goes back one quiet move. Below the tables: no objects, closures, iterators or exceptions.
import { DIAGONALS, type Direction, ORTHOGONALS, SQUARES, type Square, stepFrom } from '@tama/engine'

/** Squares of a ray and the mark of its end. */
const RAY = 8
/** The four orthogonal rays of a square come first, then the four diagonal ones. */
const RAYS = 8 * RAY
const OUTSIDE = -1

/** The squares seen from each square in each direction, nearest first, each ray ended by `OUTSIDE`. */
const SEEN = new Int8Array(64 * RAYS).fill(OUTSIDE)
for (const square of SQUARES) {
  for (const [index, direction] of [...ORTHOGONALS, ...DIAGONALS].entries()) {
    let at = stepFrom(square, direction)
    for (let i = 0; at !== undefined; i++) {
      SEEN[square * RAYS + index * RAY + i] = at
      at = stepFrom(at, direction)
    }
  }
}

/** Where a man of the side that moves up can have come from, the two diagonal squares last; `OUTSIDE` fills up. */
const BEHIND = 8
const STEPS_BACK = new Int8Array(64 * BEHIND).fill(OUTSIDE)
const BACK: readonly Direction[] = [
  { file: 0, row: -1 },
  { file: 1, row: 0 },
  { file: -1, row: 0 },
  { file: 1, row: -1 },
  { file: -1, row: -1 },
]
for (const square of SQUARES) {
  for (const [index, direction] of BACK.entries()) {
    const at: Square | undefined = stepFrom(square, direction)
    if (at !== undefined) STEPS_BACK[square * BEHIND + index] = at
  }
}

/** Writes the squares from which a king on `square` can have come by a quiet move; how many. */
export const kingOrigins = (
  isDiagonal: boolean,
  square: number,
  occupied: Uint8Array,
  into: Int32Array,
): number => {
  let found = 0
  const end = (square + 1) * RAYS - (isDiagonal ? 0 : 4 * RAY)
  for (let ray = square * RAYS; ray < end; ray += RAY) {
    for (let at = ray; ; at++) {
      const origin = SEEN[at] as number
      if (origin === OUTSIDE || occupied[origin] !== 0) break
      into[found++] = origin
    }
  }
  return found
}

/** The same for a man of the side that moves up, which stays a man. */
export const manOrigins = (
  isDiagonal: boolean,
  square: number,
  occupied: Uint8Array,
  into: Int32Array,
): number => {
  let found = 0
  const end = square * BEHIND + (isDiagonal ? 5 : 3)
  for (let at = square * BEHIND; at < end; at++) {
    const origin = STEPS_BACK[at] as number
    if (origin !== OUTSIDE && occupied[origin] === 0) into[found++] = origin
  }
  return found
}
