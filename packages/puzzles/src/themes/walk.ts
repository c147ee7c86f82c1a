import {
  fileOf,
  finalSquare,
  type Move,
  type Position,
  play,
  rowOf,
  type Square,
  squareAt,
} from '@tama/engine'

/** One ply of a main line. */
export interface Ply {
  readonly before: Position
  readonly move: Move
  readonly after: Position
  readonly isSolver: boolean
}

/** The plies of a line from `start` on; the side to move there is the solver. */
export const pliesOf = (start: Position, line: readonly Move[]): readonly Ply[] => {
  let before = start
  return line.map((move, index) => {
    const after = play(before, move)
    const ply = { before, move, after, isSolver: index % 2 === 0 }
    before = after
    return ply
  })
}

/** A hop of a move: the squares it passes, its landing last, and its direction. */
export interface Hop {
  readonly passed: readonly Square[]
  /** Change of file and of row, each -1, 0 or 1. */
  readonly file: number
  readonly row: number
}

/** The hops of a move, one for each landing. */
export const hopsOf = ({ from, path }: Move): readonly Hop[] => {
  let at = from
  return path.map((landing) => {
    const file = Math.sign(fileOf(landing) - fileOf(at))
    const row = Math.sign(rowOf(landing) - rowOf(at))
    const passed: Square[] = []
    while (at !== landing) {
      at = squareAt(fileOf(at) + file, rowOf(at) + row)
      passed.push(at)
    }
    return { passed, file, row }
  })
}

/** How often a move changes its direction. */
export const turnsIn = (move: Move): number => {
  const hops = hopsOf(move)
  return hops.filter(({ file, row }, index) => {
    const before = hops[index - 1]
    return before !== undefined && (before.file !== file || before.row !== row)
  }).length
}

/** How many squares a capture crosses or lands on from which it took a piece before. */
export const holesIn = (move: Move): number => {
  const hops = hopsOf(move)
  return move.captured.filter((square, taken) =>
    hops.slice(taken + 1).some(({ passed }) => passed.includes(square)),
  ).length
}

/** True when a move comes past a square twice; the pieces it takes are passed once each. */
export const crossesItself = (move: Move): boolean => {
  const passed = hopsOf(move).flatMap((hop) => hop.passed)
  return new Set(passed).size < passed.length
}

/** How far the solver falls behind on the way, in pieces. */
export const mostGiven = (plies: readonly Ply[]): number => {
  let balance = 0
  let given = 0
  for (const { move, isSolver } of plies) {
    balance += isSolver ? move.captured.length : -move.captured.length
    given = Math.max(given, -balance)
  }
  return given
}

/** Where a piece stands after a ply. */
export const endOf = ({ move }: Ply): Square => finalSquare(move)
