import { type BoardView, premoveRoutes } from '@tama/board'
import {
  fileOf,
  finalSquare,
  legalRoutes,
  type Move,
  type Position,
  rowOf,
  type Square,
  standingAt,
  status,
} from '@tama/engine'
import { companyOf } from '../../seats.ts'
import { isThinking, mayMove, type PlayState, shownPly } from './state.ts'

/** How moves are entered. */
export interface EntryHabits {
  /** A move waits for a second yes. */
  readonly confirmMove: boolean
  /** A move may be entered while the computer thinks. */
  readonly premoves: boolean
}

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

/** One move that the board plays, forward or as it is taken back. */
export interface Step {
  readonly kind: 'forward' | 'back'
  readonly move: Move
  /** How many plies are on the board after it. */
  readonly ply: number
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

/** Where the keyboard begins on a board: on a piece that can move, as near to the middle as there is one. */
export const firstSquare = ({ choices }: BoardView): Square | undefined => {
  const distance = (at: Square) => Math.abs(fileOf(at) - 3.5) + Math.abs(rowOf(at) - 3.5)
  const [first, ...others] = choices.map(({ from }) => from)
  if (first === undefined) return undefined
  return others.reduce((best, at) => (distance(at) < distance(best) ? at : best), first)
}
