import { type Move, moveKey } from '@tama/engine'
import type { SolutionStep } from '../solution.ts'

/** Moves of both sides from a puzzle's position on. */
export type Line = readonly Move[]

/** The same for lines of the same moves. */
export const lineKey = (line: Line): string => line.map(moveKey).join(' ')

/** A place in a solution just after an answer of the other side. */
export interface Edge {
  readonly line: Line
  readonly steps: readonly SolutionStep[]
}

/** Each answer of the other side in a solution where the solver keeps to the first of its moves; the main line first. */
function* walk(steps: readonly SolutionStep[], line: Line): Generator<Edge> {
  const isSolver = line.length % 2 === 0
  for (const { move, next } of isSolver ? steps.slice(0, 1) : steps) {
    const after = [...line, move]
    if (!isSolver) yield { line: after, steps: next }
    yield* walk(next, after)
  }
}

/** True when the other side has no answer any more behind this one. */
const isLast = ({ steps: [step] }: Edge): boolean => step === undefined || step.next.length === 0

/** Each way in which the other side can defend itself, up to its last answer. */
export const defencesIn = (solution: readonly SolutionStep[]): readonly Line[] =>
  [...walk(solution, [])].filter(isLast).map(({ line }) => line)

/** The first answer of the other side that is not among `seen`, which holds keys of lines. */
export const firstUnseen = (
  solution: readonly SolutionStep[],
  seen: ReadonlySet<string>,
): Edge | undefined => {
  for (const edge of walk(solution, [])) if (!seen.has(lineKey(edge.line))) return edge
  return undefined
}
