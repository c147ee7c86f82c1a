import { PRESETS, type Ruleset, type Setup, START } from '@tama/engine'

/** What is being edited: anything on a board, and the rules it is meant for. */
export interface Draft {
  readonly ruleset: Ruleset
  readonly setup: Setup
}

/** The draft of a first visit. */
export const FIRST_DRAFT: Draft = { ruleset: PRESETS.tama, setup: START }

/** True when both have the same pieces and the same side to move. */
const sameSetup = (a: Setup, b: Setup): boolean =>
  a.turn === b.turn && a.board.every((piece, square) => piece === b.board[square])

/** True when both have the same options. */
const sameRuleset = (a: Ruleset, b: Ruleset): boolean =>
  (Object.keys(a) as (keyof Ruleset)[]).every((option) => a[option] === b[option])

/** True when nothing would change by putting one in the place of the other. */
export const sameDraft = (a: Draft, b: Draft): boolean =>
  sameSetup(a.setup, b.setup) && sameRuleset(a.ruleset, b.ruleset)
