import { err, ok, type Result } from '@tama/engine'

/** The kinds of goal, in the order in which an app offers them. */
export const GOAL_KINDS = ['win', 'gain', 'crown', 'draw', 'block'] as const
export type GoalKind = (typeof GOAL_KINDS)[number]

/** The goals that endgame tables decide: how the game ends. */
export const TABLE_GOALS: readonly GoalKind[] = ['win', 'draw']

/**
 * What the solver, the side to move, is to reach. `docs/puzzle-format.md` says exactly when each is reached; the number
 * of turns it may take is no part of it.
 */
export type Goal =
  /** The solver wins the game. */
  | { readonly kind: 'win' }
  /** The solver is `pieces` pieces better off than at the start, kings counting one, whatever is taken in reply. */
  | { readonly kind: 'gain'; readonly pieces: number }
  /** The solver has more kings than at the start, whatever is taken in reply. */
  | { readonly kind: 'crown' }
  /** The solver does not lose. */
  | { readonly kind: 'draw' }
  /** The other side has pieces and no legal move. */
  | { readonly kind: 'block' }

/** The most pieces that a goal can ask to gain. */
export const MAX_GAIN = 16

/** Why a text is no goal. `at` is the column of the place in the text, 1 for its first character. */
export type GoalError =
  | { readonly kind: 'unknown-goal'; readonly at: number; readonly found: string }
  /** `gain` goes with a number of pieces, 1 to `MAX_GAIN`; nothing else goes with a number. */
  | { readonly kind: 'bad-gain'; readonly at: number; readonly found: string }

const shown = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text)

/** Reads `win`, `gain:2`, `crown`, `draw` or `block`, in any case and with blanks around. */
export const parseGoal = (text: string): Result<Goal, GoalError> => {
  const at = text.length - text.trimStart().length + 1
  const [word = '', ...rest] = text.trim().split(':')
  const kind = GOAL_KINDS.find((known) => known === word.trim().toLowerCase())
  if (kind === undefined) return err({ kind: 'unknown-goal', at, found: shown(word) })
  const number = rest.join(':').trim()
  const numberAt = text.includes(':') ? text.indexOf(':') + 2 : at + word.length
  const bad = (): Result<Goal, GoalError> => err({ kind: 'bad-gain', at: numberAt, found: shown(number) })
  if (kind !== 'gain') return rest.length === 0 ? ok({ kind }) : bad()
  const pieces = /^\d{1,2}$/.test(number) ? Number(number) : 0
  return pieces >= 1 && pieces <= MAX_GAIN ? ok({ kind, pieces }) : bad()
}

/** Writes a goal as `parseGoal` reads it. */
export const makeGoal = (goal: Goal): string =>
  goal.kind === 'gain' ? `${goal.kind}:${goal.pieces}` : goal.kind
