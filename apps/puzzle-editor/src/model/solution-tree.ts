import {
  legalRoutes,
  type Move,
  type Position,
  play,
  type Ruleset,
  type Square,
  sameMove,
} from '@tama/engine'
import type { SolutionStep } from '@tama/puzzles'

/** True when both trees have the same moves in the same order. */
export const sameSolution = (a: readonly SolutionStep[], b: readonly SolutionStep[]): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((step, index) => {
      const other = b[index]
      return other !== undefined && sameMove(step.move, other.move) && sameSolution(step.next, other.next)
    }))

const samePath = (a: Move, b: Move): boolean =>
  a.path.length === b.path.length && a.path.every((square, index) => square === b.path[index])

/** What of a tree can be played from `position`: a move that is not legal goes with everything behind it. */
export const legalPart = (
  steps: readonly SolutionStep[],
  position: Position,
  ruleset: Ruleset,
): readonly SolutionStep[] => {
  if (steps.length === 0) return steps
  const routes = legalRoutes(position, ruleset)
  return steps.flatMap(({ move, next }) => {
    const same = routes.filter((route) => sameMove(route, move))
    const walked = same.find((route) => samePath(route, move)) ?? same[0]
    if (walked === undefined) return []
    return { move: walked, next: legalPart(next, play(position, walked), ruleset) }
  })
}

/** The position after `moves`, which are legal one after the other. */
export const positionAfter = (position: Position, moves: readonly Move[]): Position =>
  moves.reduce(play, position)

/** The tree with every square where `to` puts it. */
export const mapSolution = (
  steps: readonly SolutionStep[],
  to: (square: Square) => Square,
): readonly SolutionStep[] =>
  steps.map(({ move, next }) => ({
    move: {
      ...move,
      from: to(move.from),
      path: move.path.map(to) as unknown as Move['path'],
      captured: move.captured.map(to),
    },
    next: mapSolution(next, to),
  }))

/** The line of a tree that begins with `moves` as far as it has them and goes on with the main line. */
export const lineThrough = (solution: readonly SolutionStep[], moves: readonly Move[]): readonly Move[] => {
  const line: Move[] = []
  let steps = solution
  for (const move of moves) {
    const step = steps.find((known) => sameMove(known.move, move))
    if (step === undefined) return [...line, ...moves.slice(line.length)]
    line.push(step.move)
    steps = step.next
  }
  for (let [step] = steps; step !== undefined; [step] = step.next) line.push(step.move)
  return line
}
