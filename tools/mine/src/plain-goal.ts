import { countPieces, opponent, type Position } from '@tama/engine'
import type { Goal } from '@tama/puzzles'

/** The goal in the plainest words: who takes all that the other side has, wins. */
export const plainGoal = (goal: Goal, { board, turn }: Position): Goal =>
  goal.kind === 'gain' && goal.pieces >= countPieces(board, opponent(turn)) ? { kind: 'win' } : goal
