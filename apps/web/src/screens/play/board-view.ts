import { type BoardView, premoveRoutes } from '@tama/board'
import {
  fileOf,
  finalSquare,
  isCapture,
  legalRoutes,
  type Move,
  type Position,
  rowOf,
  type Square,
  standingAt,
  status,
} from '@tama/engine'
import { companyOf } from '../../seats.ts'
import type { Drawing, EntryHabits, Step } from './drawing.ts'
import { isThinking, mayMove, type PlayState, shownPly } from './state.ts'

/** Who won, and which pieces could not move any more. */
const overOf = ({ game }: PlayState): BoardView['over'] => {
  const outcome = status(game)
  if (outcome.kind === 'playing') return undefined
  if (outcome.kind === 'draw') return { winner: undefined, stuck: [] }
  const { board, turn } = standingAt(game, game.cursor).position
  const isStuck = outcome.reason === 'no-legal-move'
  const stuck = board.flatMap((piece, at) => (isStuck && piece?.colour === turn ? [at as Square] : []))
  return { winner: outcome.winner, stuck }
}

const hintOf = ({ hint }: PlayState): Partial<Pick<BoardView, 'hint'>> => {
  if (hint === undefined) return {}
  const { move, shown } = hint
  return { hint: shown === 'piece' ? [move.from] : [move.from, finalSquare(move)] }
}

/** What may be entered for the next turn, while the computer thinks about this one. */
const premovesOf = (state: PlayState): Partial<Pick<BoardView, 'premoves' | 'premove'>> => {
  const { game, premove } = state
  if (!isThinking(state) || companyOf(state.seats) !== 'solo') return {}
  const routesOf = (position: Position): readonly Move[] => legalRoutes(position, game.ruleset)
  const premoves = premoveRoutes(standingAt(game, game.cursor).position, routesOf)
  return premove === undefined ? { premoves } : { premoves, premove }
}

/** What the board shows of a game. */
export const boardViewOf = (state: PlayState, { confirmMove, premoves }: EntryHabits): BoardView => {
  const { game, looking } = state
  const ply = shownPly(state)
  const { position } = standingAt(game, ply)
  const last = game.plies[ply - 1]?.move
  const isLive = looking === undefined
  const isOpen = isLive && mayMove(state)
  const over = isLive ? overOf(state) : undefined
  return {
    setup: position,
    orientation: state.orientation,
    choices: isOpen ? legalRoutes(position, game.ruleset) : [],
    mode: 'play',
    ...(last === undefined ? {} : { lastMove: last }),
    ...(isOpen && confirmMove ? { confirm: true } : {}),
    ...(isOpen ? hintOf(state) : {}),
    ...(isLive && premoves ? premovesOf(state) : {}),
    ...(over === undefined ? {} : { over }),
  }
}

/** More steps than a turn of two has are not worth watching. */
const MOST_STEPS = 2

/**
 * The moves to play when the board goes from showing `before` to showing `after`; none: just show it. A longer way, or
 * one to another game, is none.
 */
export const stepsBetween = (before: PlayState, after: PlayState): readonly Step[] => {
  const [from, to] = [shownPly(before), shownPly(after)]
  const count = Math.abs(to - from)
  if (count === 0 || count > MOST_STEPS || before.orientation !== after.orientation) return []
  const longer = to > from ? after.game : before.game
  const shared = Math.min(from, to)
  if (standingAt(before.game, shared) !== standingAt(after.game, shared)) return []
  return Array.from({ length: count }, (_, index): Step | undefined => {
    const ply = to > from ? from + index : from - 1 - index
    const move = longer.plies[ply]?.move
    if (move === undefined) return undefined
    return to > from ? { kind: 'forward', move, ply: ply + 1 } : { kind: 'back', move, ply }
  }).filter((step) => step !== undefined)
}

/** What is shown between two steps: the position, and nothing that may be entered. */
const viewBetween = ({ game, orientation }: PlayState, { move, ply }: Step): BoardView => ({
  setup: standingAt(game, ply).position,
  orientation,
  choices: [],
  mode: 'play',
  lastMove: move,
})

/** The capture that led to what is shown, and what stood before it; undefined after a quiet move. */
export const lastCapture = (state: PlayState): ReturnType<Drawing['lastCapture']> => {
  const ply = shownPly(state)
  const move = state.game.plies[ply - 1]?.move
  if (move === undefined || !isCapture(move)) return undefined
  return { move, before: standingAt(state.game, ply - 1).position }
}

/** How a game is drawn. */
export const GAME_DRAWING: Drawing = { viewOf: boardViewOf, stepsBetween, viewBetween, lastCapture }

/** Where the keyboard begins on a board: on a piece that can move, as near to the middle as there is one. */
export const firstSquare = ({ choices }: BoardView): Square | undefined => {
  const distance = (at: Square) => Math.abs(fileOf(at) - 3.5) + Math.abs(rowOf(at) - 3.5)
  const [first, ...others] = choices.map(({ from }) => from)
  if (first === undefined) return undefined
  return others.reduce((best, at) => (distance(at) < distance(best) ? at : best), first)
}
