// The readable twin of hot/: the same rules, square by square. Slow and obvious; the one to read.
import { jumpsFrom, type Lift, liftPiece, settled } from './capture.ts'
import { type Move, moveKey } from './move.ts'
import { forward, type Piece, promotionRow } from './piece.ts'
import type { Ruleset } from './ruleset.ts'
import type { Position } from './setup.ts'
import { DIAGONALS, type Direction, ORTHOGONALS, rowOf, SQUARES, type Square, stepFrom } from './square.ts'

/** Rules 2 and 3: the directions in which `piece` moves quietly. */
const quietDirections = (piece: Piece, ruleset: Ruleset): readonly Direction[] => {
  const all = ruleset.diagonalMoves ? [...ORTHOGONALS, ...DIAGONALS] : ORTHOGONALS
  if (piece.kind === 'king') return all
  return all.filter(({ file, row }) => row === forward(piece.colour) || (row === 0 && file !== 0))
}

const quietMovesFrom = (position: Position, ruleset: Ruleset, from: Square, piece: Piece): readonly Move[] =>
  quietDirections(piece, ruleset).flatMap((direction) => {
    const moves: Move[] = []
    let to = stepFrom(from, direction)
    while (to !== undefined && position.board[to] === undefined) {
      const promotes = piece.kind === 'man' && rowOf(to) === promotionRow(piece.colour)
      moves.push({ from, path: [to], captured: [], promotes })
      to = piece.kind === 'king' ? stepFrom(to, direction) : undefined
    }
    return moves
  })

/** Rule 11 in mid-capture: two captures under way with the same key have the same future and the same past. */
const liftKey = (lift: Lift): string => {
  const captured = [...lift.captured].sort((a, b) => a - b).join(',')
  return `${lift.from}-${lift.at}${lift.piece.kind}${lift.arrived?.file},${lift.arrived?.row}x${captured}`
}

/** Keeps at most `routes` captures under way of each key, the first ones. */
const merge = (lifts: readonly Lift[], routes: number): readonly Lift[] => {
  const seen = new Map<string, number>()
  return lifts.filter((lift) => {
    const key = liftKey(lift)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count <= routes
  })
}

/**
 * Rule 9. All pieces jump in step, so that what is left when nobody can go on are just the captures that take the
 * most pieces; none of them can be prolonged.
 */
const longestCaptures = (position: Position, ruleset: Ruleset, routes: number): readonly Move[] => {
  let longest: readonly Lift[] = []
  let going = SQUARES.flatMap((from) => liftPiece(position, from) ?? [])
  for (;;) {
    going = [
      ...merge(
        going.flatMap((lift) => jumpsFrom(lift, ruleset)),
        routes,
      ),
    ]
    if (going.length === 0) break
    longest = going
  }
  return longest.map(({ from, at, piece, path, captured }) => ({
    from,
    path: path as unknown as Move['path'],
    captured,
    promotes: position.board[from]?.kind === 'man' && settled(piece, at, position.turn).kind === 'king',
  }))
}

/**
 * Every legal move of the side to move with up to `routes` ways to walk it, in a fixed order: captures when there
 * are any, else quiet moves. Routes of one move are told apart by `path` alone; `sameMove` groups them.
 */
export const referenceRoutes = (position: Position, ruleset: Ruleset, routes: number): readonly Move[] => {
  const captures = longestCaptures(position, ruleset, routes)
  if (captures.length > 0) return captures
  return SQUARES.flatMap((from) => {
    const piece = position.board[from]
    return piece?.colour === position.turn ? quietMovesFrom(position, ruleset, from, piece) : []
  })
}

/** Every legal move once, in the sense of rule 11: what `legalMoves` must equal. */
export const referenceMoves = (position: Position, ruleset: Ruleset): readonly Move[] => {
  const byKey = new Map<string, Move>()
  for (const move of referenceRoutes(position, ruleset, 1)) {
    if (!byKey.has(moveKey(move))) byKey.set(moveKey(move), move)
  }
  return [...byKey.values()]
}
