import { finalSquare, type Move, moveKey, opponent, type Position, play } from '@tama/engine'
import type { BoardView } from './view.ts'

/**
 * Every way to walk every move that the side not to move could make after at least one reply of the other side: what
 * may be entered as a premove. `routesOf` gives the routes of a position (`legalRoutes` with a ruleset). The captured
 * pieces are those of one such reply; another may leave others.
 */
export const premoveRoutes = (
  position: Position,
  routesOf: (position: Position) => readonly Move[],
): readonly Move[] => {
  const replies = new Map(routesOf(position).map((route) => [moveKey(route), route]))
  const found = new Map<string, Move>()
  for (const reply of replies.values()) {
    for (const route of routesOf(play(position, reply)))
      found.set(`${route.from}-${route.path.join()}`, route)
  }
  return [...found.values()]
}

/** True when what is entered on `view` is for the next turn. */
export const isForLater = ({ choices, premoves }: BoardView): boolean =>
  choices.length === 0 && premoves !== undefined && premoves.length > 0

/**
 * What may be entered on a view, as choices: its own, or its premoves as moves of the side that waits. What a premove
 * would take is left out, so that two ways to a square are not asked about before anybody knows what they are.
 */
export const entryView = (view: BoardView): BoardView =>
  isForLater(view)
    ? {
        ...view,
        setup: { ...view.setup, turn: opponent(view.setup.turn) },
        choices: (view.premoves ?? []).map((route) => ({ ...route, captured: [], promotes: false })),
      }
    : view

/** The one move there is among routes; undefined when there is none or more than one. */
const only = (routes: readonly Move[]): Move | undefined =>
  new Set(routes.map(moveKey)).size === 1 ? routes[0] : undefined

/**
 * The move that a premove turned out to be, now that the other side has moved and `choices` may be entered: the one
 * that goes the same way; else the only one from the same square to the same square; else the only one that lands
 * there in passing. undefined: there is none, or it would be a guess.
 */
export const premovedMove = (choices: readonly Move[], premove: Move): Move | undefined => {
  const from = choices.filter((route) => route.from === premove.from)
  const sameWay = from.find(({ path }) => path.join() === premove.path.join())
  if (sameWay !== undefined) return sameWay
  const to = finalSquare(premove)
  const ending = from.filter((route) => finalSquare(route) === to)
  return only(ending.length > 0 ? ending : from.filter(({ path }) => path.includes(to)))
}
