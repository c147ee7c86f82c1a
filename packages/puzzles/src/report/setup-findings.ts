import {
  COLOURS,
  opponent,
  outcomeOf,
  type Position,
  promotionRow,
  type Ruleset,
  rowOf,
  type Setup,
  SQUARES,
  type Square,
  setupFaults,
} from '@tama/engine'
import type { Finding } from './finding.ts'

/** Men on their own side's first row, where none ever is: they start in front of it and never go back. */
const unreachableMen = ({ board }: Setup): readonly Square[] =>
  SQUARES.filter((square) =>
    COLOURS.some((colour) => {
      const piece = board[square]
      const isMan = piece?.colour === colour && piece.kind === 'man'
      return isMan && rowOf(square) === promotionRow(opponent(colour))
    }),
  )

/** What is wrong with a set-up before anybody looks for a solution. */
export const setupFindings = (setup: Setup, ruleset: Ruleset): readonly Finding[] => {
  const faults = setupFaults(setup)
  if (faults.length > 0) return [{ kind: 'illegal', severity: 'error', faults }]
  const isOver = outcomeOf(setup as Position, ruleset).kind !== 'playing'
  const squares = unreachableMen(setup)
  return [
    ...(isOver ? [{ kind: 'over', severity: 'error' } as const] : []),
    ...(squares.length > 0 ? [{ kind: 'unreachable', severity: 'note', squares } as const] : []),
  ]
}
