import {
  type Colour,
  countPieces,
  isCapture,
  legalMoves,
  opponent,
  outcomeOf,
  type Position,
  play,
} from '@tama/engine'
import { makeFen } from '@tama/engine/notation'
import type { Task } from '../proof/question.ts'

// The definition of the goals on the readable rules: slow and obvious, without tables. A path that comes back to a
// position it has been in ends in a draw.

const kingsOf = ({ board }: Position, colour: Colour): number =>
  board.filter((piece) => piece?.colour === colour && piece.kind === 'king').length

const balanceOf = ({ board }: Position, colour: Colour): number =>
  countPieces(board, colour) - countPieces(board, opponent(colour))

/** The position after every capture that the side to move can make, the position itself when it can make none. */
const afterReplies = (position: Position, ruleset: Task['ruleset']): readonly Position[] => {
  const legal = legalMoves(position, ruleset)
  const [first] = legal
  return first !== undefined && isCapture(first) ? legal.map((move) => play(position, move)) : [position]
}

/** What `docs/puzzle-format.md` says of each goal, with the other side to move; undefined: not decided yet. */
const goalAt = (position: Position, task: Task, isRepeated: boolean): boolean | undefined => {
  const { ruleset, goal, start } = task
  const solver = start.turn
  const outcome = outcomeOf(position, ruleset)
  const isOver = outcome.kind !== 'playing' || isRepeated
  if (outcome.kind === 'win') {
    if (outcome.winner !== solver) return false
    if (goal.kind !== 'block') return true
    return outcome.reason === 'no-legal-move' && countPieces(position.board, opponent(solver)) > 0
  }
  if (position.turn !== solver) {
    const replies = afterReplies(position, ruleset)
    if (goal.kind === 'gain') {
      const wanted = balanceOf(start, solver) + goal.pieces
      if (replies.every((reply) => balanceOf(reply, solver) >= wanted)) return true
    }
    if (goal.kind === 'crown' && replies.every((reply) => kingsOf(reply, solver) > kingsOf(start, solver))) {
      return true
    }
  }
  return isOver ? goal.kind === 'draw' : undefined
}

/** True when `position` is one of `path`; the nearest that can be is four plies back. */
const isIn = (path: readonly Position[], position: Position): boolean =>
  path.length >= 4 && path.map(makeFen).includes(makeFen(position))

/** True when the solver can reach the goal within `turns` of its own from `position`, whatever the other side does. */
export const isReachable = (
  task: Task,
  position: Position,
  turns: number,
  path: readonly Position[] = [],
): boolean => {
  const decided = goalAt(position, task, isIn(path, position))
  if (decided !== undefined) return decided
  const isSolver = position.turn === task.start.turn
  if (!isSolver && turns === 0) return false
  const onward = [...path, position]
  const moves = legalMoves(position, task.ruleset)
  return isSolver
    ? moves.some((move) => isReachable(task, play(position, move), turns - 1, onward))
    : moves.every((move) => isReachable(task, play(position, move), turns, onward))
}
