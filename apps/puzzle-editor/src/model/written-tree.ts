import { legalMoves, type Move, type Position, play, type Ruleset } from '@tama/engine'
import { makeMove } from '@tama/engine/notation'
import type { SolutionStep } from '@tama/puzzles'

/** A step of a solution as it is written. */
export interface WrittenStep {
  /** The moves from the puzzle's position up to and with this one. */
  readonly line: readonly Move[]
  readonly text: string
  /** The number of the solver's turn, from 1; the answer to it has the same. */
  readonly turn: number
  readonly isSolver: boolean
  readonly next: readonly WrittenStep[]
}

/** A solution with the text of every move; `line` are the moves that led to `position`. */
export const writtenTree = (
  solution: readonly SolutionStep[],
  position: Position,
  ruleset: Ruleset,
  line: readonly Move[] = [],
): readonly WrittenStep[] => {
  if (solution.length === 0) return []
  const legal = legalMoves(position, ruleset)
  return solution.map(({ move, next }) => {
    const whole = [...line, move]
    return {
      line: whole,
      text: makeMove(move, legal),
      turn: Math.floor(line.length / 2) + 1,
      isSolver: line.length % 2 === 0,
      next: writtenTree(next, play(position, move), ruleset, whole),
    }
  })
}

/** The texts of `moves` one after the other from `position`. */
export const writtenLine = (
  moves: readonly Move[],
  position: Position,
  ruleset: Ruleset,
): readonly string[] => {
  let at = position
  return moves.map((move) => {
    const text = makeMove(move, legalMoves(at, ruleset))
    at = play(at, move)
    return text
  })
}
