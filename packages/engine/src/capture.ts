import { type Colour, forward, PIECES, type Piece, promotionRow } from './piece.ts'
import type { Ruleset } from './ruleset.ts'
import type { Placement, Position } from './setup.ts'
import { type Direction, ORTHOGONALS, rowOf, type Square, stepFrom } from './square.ts'

/** A capture under way: the piece is in the hand (rule 7), what it took is gone (rule 8). */
export interface Lift {
  readonly from: Square
  readonly at: Square
  /** The piece as it is now; a man crowned in mid-capture is a king here. */
  readonly piece: Piece
  /** The board without the lifted piece and without what it has taken. */
  readonly board: Placement
  /** Squares landed on so far. */
  readonly path: readonly Square[]
  /** Squares of the pieces taken so far, in order. */
  readonly captured: readonly Square[]
  /** The direction of the last jump; undefined before the first. */
  readonly arrived: Direction | undefined
}

/** Picks up the piece on `from`; undefined when the side to move has none there. */
export const liftPiece = (position: Position, from: Square): Lift | undefined => {
  const piece = position.board[from]
  if (piece?.colour !== position.turn) return undefined
  return {
    from,
    at: from,
    piece,
    board: position.board.with(from, undefined),
    path: [],
    captured: [],
    arrived: undefined,
  }
}

/** True when a lifted piece may jump in `direction` at all, whatever stands there (rules 4 and 5, `reversal`). */
const mayJump = (lift: Lift, ruleset: Ruleset, direction: Direction): boolean => {
  if (lift.piece.kind === 'man') return direction.row !== -forward(lift.piece.colour)
  const { arrived } = lift
  if (ruleset.reversal === 'allowed' || arrived === undefined) return true
  return direction.file !== -arrived.file || direction.row !== -arrived.row
}

/** The squares on which a jump from `at` over the first enemy in `direction` can land, nearest first, and that enemy. */
const jumpAlong = (
  lift: Lift,
  direction: Direction,
): { readonly over: Square; readonly landings: readonly Square[] } | undefined => {
  const isKing = lift.piece.kind === 'king'
  let over = stepFrom(lift.at, direction)
  while (isKing && over !== undefined && lift.board[over] === undefined) over = stepFrom(over, direction)
  if (over === undefined) return undefined
  const victim = lift.board[over]
  if (victim === undefined || victim.colour === lift.piece.colour) return undefined
  const landings: Square[] = []
  let landing = stepFrom(over, direction)
  while (landing !== undefined && lift.board[landing] === undefined) {
    landings.push(landing)
    landing = isKing ? stepFrom(landing, direction) : undefined
  }
  return { over, landings }
}

/** The piece after landing on `at` in the middle of a capture (option `promotion`). */
const landed = (piece: Piece, at: Square, ruleset: Ruleset): Piece =>
  ruleset.promotion === 'immediate' && rowOf(at) === promotionRow(piece.colour)
    ? PIECES[piece.colour].king
    : piece

/** Every single jump that a capture under way can make next: directions clockwise from White's forward, near landings first. */
export const jumpsFrom = (lift: Lift, ruleset: Ruleset): readonly Lift[] =>
  ORTHOGONALS.filter((direction) => mayJump(lift, ruleset, direction)).flatMap((direction) => {
    const jump = jumpAlong(lift, direction)
    if (jump === undefined) return []
    const board = lift.board.with(jump.over, undefined)
    return jump.landings.map((at) => ({
      from: lift.from,
      at,
      piece: landed(lift.piece, at, ruleset),
      board,
      path: [...lift.path, at],
      captured: [...lift.captured, jump.over],
      arrived: direction,
    }))
  })

/** The kind of a piece of `colour` that ends its move on `at` (rule 10). */
export const settled = (piece: Piece, at: Square, colour: Colour): Piece =>
  rowOf(at) === promotionRow(colour) ? PIECES[colour].king : piece
