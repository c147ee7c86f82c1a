import { PRESETS, type Ruleset, type Setup, START } from '@tama/engine'
import type { Goal, Puzzle, SolutionStep } from '@tama/puzzles'
import { sameSolution } from './solution-tree.ts'

/** What is said of a puzzle beside its task. Empty texts say nothing. */
export interface Details {
  readonly title: string
  readonly author: string
  readonly source: string
  readonly notes: string
  readonly year: number | undefined
  readonly rating: number | undefined
  readonly themes: readonly string[]
}

/** What is being edited: anything on a board, the rules it is meant for, the task, and what is known of both. */
export interface Draft {
  readonly ruleset: Ruleset
  readonly setup: Setup
  readonly goal: Goal
  /** How many moves of the solver's own the goal may take; undefined: as many as it takes. */
  readonly inTurns: number | undefined
  /**
   * What was recorded. It may have been recorded on another setup or under other rules; what still holds is
   * `legalPart` of it.
   */
  readonly solution: readonly SolutionStep[]
  readonly details: Details
  /** The puzzle's name for programs and what a file said that nobody here knows: kept and written again. */
  readonly kept: Pick<Puzzle, 'id' | 'unknown'>
}

/** Nothing said. */
const NO_DETAILS: Details = {
  title: '',
  author: '',
  source: '',
  notes: '',
  year: undefined,
  rating: undefined,
  themes: [],
}

/** The draft of a first visit. */
export const FIRST_DRAFT: Draft = {
  ruleset: PRESETS.tama,
  setup: START,
  goal: { kind: 'win' },
  inTurns: undefined,
  solution: [],
  details: NO_DETAILS,
  kept: { unknown: {} },
}

/** A draft of a position without a task. */
export const draftOfPosition = (ruleset: Ruleset, setup: Setup): Draft => ({ ...FIRST_DRAFT, ruleset, setup })

/** True when both have the same pieces and the same side to move. */
export const sameSetup = (a: Setup, b: Setup): boolean =>
  a === b || (a.turn === b.turn && a.board.every((piece, square) => piece === b.board[square]))

/** True when both have the same options. */
export const sameRuleset = (a: Ruleset, b: Ruleset): boolean =>
  a === b || (Object.keys(a) as (keyof Ruleset)[]).every((option) => a[option] === b[option])

/** True when both ask for the same. */
export const sameGoal = (a: Goal, b: Goal): boolean =>
  a.kind === b.kind && (a.kind !== 'gain' || b.kind !== 'gain' || a.pieces === b.pieces)

const sameDetails = (a: Details, b: Details): boolean =>
  a === b ||
  (Object.keys(a) as (keyof Details)[]).every((name) =>
    name === 'themes' ? a.themes.join('\n') === b.themes.join('\n') : a[name] === b[name],
  )

/** True when nothing would change by putting one in the place of the other. */
export const sameDraft = (a: Draft, b: Draft): boolean =>
  sameSetup(a.setup, b.setup) &&
  sameRuleset(a.ruleset, b.ruleset) &&
  sameGoal(a.goal, b.goal) &&
  a.inTurns === b.inTurns &&
  sameSolution(a.solution, b.solution) &&
  sameDetails(a.details, b.details) &&
  a.kept === b.kept
