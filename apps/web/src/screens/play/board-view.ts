import type { BoardView } from '@tama/board'
import { fileOf, finalSquare, legalRoutes, type Move, rowOf, type Square, standingAt } from '@tama/engine'
import { isHumanTurn, type PlayState, shownPly } from './state.ts'

/** What the board shows of a game. */
export const boardViewOf = (state: PlayState): BoardView => {
  const { game, hint, looking } = state
  const ply = shownPly(state)
  const { position } = standingAt(game, ply)
  const last = game.plies[ply - 1]?.move
  const isOpen = looking === undefined && isHumanTurn(state)
  return {
    setup: position,
    orientation: state.orientation,
    choices: isOpen ? legalRoutes(position, game.ruleset) : [],
    mode: 'play',
    ...(last === undefined ? {} : { lastMove: last }),
    ...(hint === undefined || !isOpen
      ? {}
      : { hint: hint.shown === 'piece' ? [hint.move.from] : [hint.move.from, finalSquare(hint.move)] }),
  }
}

/** The move to animate when the board goes from showing `before` to showing `after`; undefined: just show it. */
export const moveBetween = (before: PlayState, after: PlayState): Move | undefined => {
  const [from, to] = [shownPly(before), shownPly(after)]
  if (to !== from + 1 || before.orientation !== after.orientation) return undefined
  const isSameLine = standingAt(before.game, from) === standingAt(after.game, from)
  return isSameLine ? after.game.plies[from]?.move : undefined
}

/** Where the keyboard begins on a board: on a piece that can move, as near to the middle as there is one. */
export const firstSquare = ({ choices }: BoardView): Square | undefined => {
  const distance = (at: Square) => Math.abs(fileOf(at) - 3.5) + Math.abs(rowOf(at) - 3.5)
  const [first, ...others] = choices.map(({ from }) => from)
  if (first === undefined) return undefined
  return others.reduce((best, at) => (distance(at) < distance(best) ? at : best), first)
}
