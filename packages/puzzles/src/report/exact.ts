import { probe } from '@tama/endgame'
import { opponent } from '@tama/engine'
import { TABLE_GOALS } from '../goal.ts'
import type { ProofState } from '../proof/proof-state.ts'
import type { Puzzle } from '../puzzle.ts'
import type { FindingOf } from './finding.ts'

/**
 * What the endgame tables of `state` know of a puzzle's position, where its goal is how the game ends; nothing where
 * they do not, or where the no-progress rule could end the game before them.
 */
export const exactFindings = (
  state: ProofState,
  { ruleset, position, goal }: Puzzle,
): readonly FindingOf<'exact'>[] => {
  if (!TABLE_GOALS.includes(goal.kind)) return []
  const tables = state.tablesOf(ruleset)
  const verdict = tables && probe(tables, position)
  if (verdict === undefined) return []
  if (verdict.value === 'draw') return [{ kind: 'exact', severity: 'note', winner: undefined, plies: 0 }]
  if (verdict.plies > ruleset.noProgressPlies) return []
  const winner = verdict.value === 'win' ? position.turn : opponent(position.turn)
  return [{ kind: 'exact', severity: 'note', winner, plies: verdict.plies }]
}
