import type { Position, Ruleset } from '@tama/engine'
import type { Goal } from './goal.ts'
import type { Json } from './json.ts'
import type { SolutionStep } from './solution.ts'

/** A position with a task. The solver is the side to move. Nothing here says that it is sound: a report does. */
export interface Puzzle {
  /** A name for programs, unique in its collection. */
  readonly id?: string
  readonly ruleset: Ruleset
  readonly position: Position
  readonly goal: Goal
  /** How many moves of the solver's own the goal may take, 1 to `MAX_TURNS`; undefined: as many as it takes. */
  readonly inTurns?: number
  /** From the solver's first move on; empty while nobody has found one. */
  readonly solution: readonly SolutionStep[]
  readonly title?: string
  readonly author?: string
  /** Where it was first published or which game it is from; often an address. */
  readonly source?: string
  /** When it was composed or played, 1 to 9999. */
  readonly year?: number
  /** Keys of `THEMES` and any others. */
  readonly themes: readonly string[]
  /** How hard it is, on the scale of the Elo and Glicko ratings. */
  readonly rating?: number
  readonly notes?: string
  /** Fields of a file that this version does not know; they are kept and written again. */
  readonly unknown: Readonly<Record<string, Json>>
}

/** The most moves of the solver's own that a goal may take. */
export const MAX_TURNS = 99

/** Puzzles in an order, with what is said of all of them. */
export interface Collection {
  readonly title?: string
  readonly author?: string
  readonly source?: string
  readonly notes?: string
  readonly puzzles: readonly Puzzle[]
  /** Fields of the file that this version does not know. */
  readonly unknown: Readonly<Record<string, Json>>
}
