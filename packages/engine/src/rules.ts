import { jumpsFrom, type Lift, liftPiece } from './capture.ts'
import { ROUTES_KEPT } from './hot/move-list.ts'
import { type FoundMove, findMoves } from './hot/routes.ts'
import type { Move } from './move.ts'
import { opponent } from './piece.ts'
import type { Ruleset } from './ruleset.ts'
import type { Position } from './setup.ts'
import { fileOf, rowOf, type Square } from './square.ts'

/** The pieces that a capture over the landing squares `path` takes, in order. */
const capturedAlong = (position: Position, from: Square, path: readonly Square[]): readonly Square[] => {
  const captured: Square[] = []
  let at = from
  for (const landing of path) {
    const step = Math.sign(fileOf(landing) - fileOf(at)) + 8 * Math.sign(rowOf(landing) - rowOf(at))
    const isEnemy = (square: Square): boolean =>
      position.board[square]?.colour === opponent(position.turn) && !captured.includes(square)
    let over = (at + step) as Square
    while (!isEnemy(over)) over = (over + step) as Square
    captured.push(over)
    at = landing
  }
  return captured
}

const toMove = (position: Position, { from, promotes, count }: FoundMove, path: readonly Square[]): Move => ({
  from,
  path: path as Move['path'],
  captured: count === 0 ? [] : capturedAlong(position, from, path),
  promotes,
})

/** From a1 to h8 by the start square, then by the landing squares. */
const inOrder = (a: Move, b: Move): number => {
  if (a.from !== b.from) return a.from - b.from
  const index = a.path.findIndex((square, i) => square !== b.path[i])
  return (a.path[index] ?? -1) - (b.path[index] ?? -1)
}

/** Every legal move once, in the sense of rule 11, each with one route. Empty: the side to move has lost. */
export const legalMoves = (position: Position, ruleset: Ruleset): readonly Move[] =>
  findMoves(position, ruleset)
    .map((found) => toMove(position, found, found.paths[0] as readonly Square[]))
    .sort(inOrder)

const isVertical = (from: Square, to: Square): boolean => fileOf(from) === fileOf(to)

/**
 * All the ways to walk `move`, a capture, that turn where it turns: between two jumps along one line the landing is
 * free. At most `ROUTES_KEPT` of them.
 */
const landingsOf = (position: Position, ruleset: Ruleset, move: Move): readonly Move[] => {
  const start = liftPiece(position, move.from)
  let lifts: readonly Lift[] = start === undefined ? [] : [start]
  let at = move.from
  for (const [hop, landing] of move.path.entries()) {
    const next = move.path[hop + 1]
    const isFree = next !== undefined && isVertical(at, landing) === isVertical(landing, next)
    lifts = lifts
      .flatMap((lift) => jumpsFrom(lift, ruleset))
      .filter((lift) => lift.captured.at(-1) === move.captured[hop] && (isFree || lift.at === landing))
      .slice(0, ROUTES_KEPT)
    at = landing
  }
  return lifts.map(({ path }) => ({ ...move, path: path as unknown as Move['path'] }))
}

/** Every legal move with the ways to walk it, at least one and at most a dozen of each: for input and animation. */
export const legalRoutes = (position: Position, ruleset: Ruleset): readonly Move[] =>
  findMoves(position, ruleset)
    .flatMap((found) => {
      const routes = found.paths.map((path) => toMove(position, found, path))
      if (found.count < 2) return routes
      return routes.flatMap((route) => landingsOf(position, ruleset, route)).slice(0, ROUTES_KEPT)
    })
    .sort(inOrder)
