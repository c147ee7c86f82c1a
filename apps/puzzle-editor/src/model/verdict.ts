import { checkSetup, isCapture, legalMoves, type Outcome, outcomeOf, type SetupFault } from '@tama/engine'
import type { Draft } from './draft.ts'

/** What the rules say of a draft. */
export type Verdict =
  /** It can never stand on a board; every reason why not. */
  | { readonly kind: 'unplayable'; readonly faults: readonly SetupFault[] }
  /** It can stand on a board, but nobody moves any more. */
  | { readonly kind: 'finished'; readonly outcome: Outcome }
  /** `captured`: how many pieces every legal move takes, 0 for quiet moves. */
  | { readonly kind: 'playable'; readonly moves: number; readonly captured: number }

/** Judges a draft as it stands: it has no history, so only its pieces can end the game. */
export const verdictOf = ({ setup, ruleset }: Pick<Draft, 'setup' | 'ruleset'>): Verdict => {
  const checked = checkSetup(setup)
  if (!checked.ok) return { kind: 'unplayable', faults: checked.error }
  const outcome = outcomeOf(checked.value, ruleset)
  if (outcome.kind !== 'playing') return { kind: 'finished', outcome }
  const moves = legalMoves(checked.value, ruleset)
  return { kind: 'playable', moves: moves.length, captured: moves.find(isCapture)?.captured.length ?? 0 }
}
