import { type Move, type Position, play } from '@tama/engine'
import { canonicalKey, mainLine, type Puzzle } from '@tama/puzzles'

/** The canonical keys of the positions of a main line at which the solver is to move. */
const momentsOf = ({ position, solution }: Puzzle): readonly string[] => {
  const keys: string[] = []
  let at: Position = position
  for (const [ply, move] of mainLine(solution).entries()) {
    if (ply % 2 === 0) keys.push(canonicalKey(at))
    at = play(at, move)
  }
  return keys
}

/** On how many squares two placements differ, at best of both mirror images. */
const distance = (a: string, b: string): number => {
  let count = 0
  for (let square = 0; square < a.length; square++) if (a[square] !== b[square]) count++
  return count
}

/** What a line does, wherever it stands: steps and captures as changes of square. */
const shapeOf = (line: readonly Move[]): string =>
  line
    .map(({ from, path, captured }) => `${path.map((to) => Math.abs(to - from)).join()}x${captured.length}`)
    .join(' ')

/** Placements with the same kind of line are alike when they differ on no more squares. */
const ALIKE = 10

/** Puzzles that were chosen, to tell which others are like one of them. */
export interface Chosen {
  readonly moments: Set<string>
  readonly shapes: Map<string, string[]>
}

export const emptyChoice = (): Chosen => ({ moments: new Set(), shapes: new Map() })

/** True when a position of the puzzle's main line occurs in a chosen one, or one is nearly the same. */
export const isLikeChosen = (puzzle: Puzzle, { moments, shapes }: Chosen): boolean => {
  if (momentsOf(puzzle).some((key) => moments.has(key))) return true
  const key = canonicalKey(puzzle.position)
  const alike = shapes.get(shapeOf(mainLine(puzzle.solution))) ?? []
  return alike.some((other) => distance(key, other) <= ALIKE)
}

/** Adds a puzzle to the chosen ones. */
export const choose = (puzzle: Puzzle, { moments, shapes }: Chosen): void => {
  for (const key of momentsOf(puzzle)) moments.add(key)
  const shape = shapeOf(mainLine(puzzle.solution))
  shapes.set(shape, [...(shapes.get(shape) ?? []), canonicalKey(puzzle.position)])
}
