import { type Move, sameMove } from '@tama/engine'

/**
 * A move of a solution and what may follow it, the main line first. Moves in a list of steps are different moves in
 * the sense of rule 11. The solver's turns usually have one step (more where several moves were meant to be right),
 * the other side's as many as there are defences worth showing.
 */
export interface SolutionStep {
  readonly move: Move
  readonly next: readonly SolutionStep[]
}

/** The most moves in the tree of one solution. */
export const MAX_SOLUTION_STEPS = 2000

/** The most plies from the first move of a solution to its last: 99 turns and the replies between them, and some. */
export const MAX_SOLUTION_PLIES = 200

/** The moves of the main line. */
export const mainLine = (solution: readonly SolutionStep[]): readonly Move[] => {
  const moves: Move[] = []
  for (let [step] = solution; step !== undefined; [step] = step.next) moves.push(step.move)
  return moves
}

/** How many moves the tree has. */
export const countSteps = (solution: readonly SolutionStep[]): number =>
  solution.reduce((count, step) => count + 1 + countSteps(step.next), 0)

/** The steps after `moves` from the root, which are looked up in the sense of rule 11; undefined when the tree does not go there. */
export const stepsAfter = (
  solution: readonly SolutionStep[],
  moves: readonly Move[],
): readonly SolutionStep[] | undefined => {
  let steps: readonly SolutionStep[] | undefined = solution
  for (const move of moves) steps = steps?.find((step) => sameMove(step.move, move))?.next
  return steps
}

/** Both trees in one; what only `other` has comes behind what `solution` has. */
export const mergeSolutions = (
  solution: readonly SolutionStep[],
  other: readonly SolutionStep[],
): readonly SolutionStep[] => {
  const merged = [...solution]
  for (const step of other) {
    const index = merged.findIndex(({ move }) => sameMove(move, step.move))
    const known = merged[index]
    if (known === undefined) merged.push(step)
    else merged[index] = { move: known.move, next: mergeSolutions(known.next, step.next) }
  }
  return merged
}

/** The tree with one more line from its root; as far as the tree has it already, nothing changes. */
export const withLine = (
  solution: readonly SolutionStep[],
  moves: readonly Move[],
): readonly SolutionStep[] =>
  mergeSolutions(
    solution,
    moves.reduceRight<readonly SolutionStep[]>((next, move) => [{ move, next }], []),
  )

/** The tree without the step at the end of `moves` and all behind it; a line that it does not have changes nothing. */
export const withoutLine = (
  solution: readonly SolutionStep[],
  moves: readonly Move[],
): readonly SolutionStep[] => {
  const [first, ...rest] = moves
  if (first === undefined) return solution
  return solution.flatMap((step) => {
    if (!sameMove(step.move, first)) return step
    return rest.length === 0 ? [] : { move: step.move, next: withoutLine(step.next, rest) }
  })
}

/** The tree with the line of `moves` as its main line, as far as the tree has it. */
export const withMainLine = (
  solution: readonly SolutionStep[],
  moves: readonly Move[],
): readonly SolutionStep[] => {
  const [first, ...rest] = moves
  const chosen = first && solution.find((step) => sameMove(step.move, first))
  if (chosen === undefined) return solution
  const others = solution.filter((step) => step !== chosen)
  return [{ move: chosen.move, next: withMainLine(chosen.next, rest) }, ...others]
}
