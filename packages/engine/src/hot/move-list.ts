/** The mover was a king before the move. */
export const KING = 1 << 12
/** A man becomes a king by the move. */
export const PROMOTES = 1 << 13
/** The number of captured pieces, 0..16, stands above this many bits; the move is a capture when it is not 0. */
export const CAPTURED_SHIFT = 14
/** The smallest packed move that captures. */
export const CAPTURE = 1 << CAPTURED_SHIFT

/** The start square, 0..63, of a packed move. */
export const fromOf = (move: number): number => move & 63
/** The final square, 0..63, of a packed move. */
export const toOf = (move: number): number => (move >>> 6) & 63

/** Packed moves in a stack: a node writes its moves above its parent's and is forgotten with it. */
export interface MoveList {
  /** from | to << 6 | `KING` | `PROMOTES` | number of captured pieces << `CAPTURED_SHIFT`. */
  readonly moves: Int32Array
  /** The captured pieces of the move at the same index, even word. Only written for captures. */
  readonly takenEven: Int32Array
  /** The same, odd word. */
  readonly takenOdd: Int32Array
}

/** The most captures a node may have; what a freak position has beyond it is left out. */
export const MOST_MOVES = 4096
/** The most pieces a move can take. */
export const MOST_CAPTURED = 16
/** How many ways to walk one and the same capture are noted; only freak positions have more. */
export const ROUTES_KEPT = 12

/** The ways found of the captures of one node, for input and animation; search does without. */
export interface RouteTrace {
  /** How many ways are noted of the node's move with this index. */
  readonly counts: Uint8Array
  /** The landing squares of way `k` of move `i`, from index `(i * ROUTES_KEPT + k) * MOST_CAPTURED` on. */
  readonly squares: Uint8Array
}

/** Room for the ways of one node. */
export const createRouteTrace = (): RouteTrace => ({
  counts: new Uint8Array(MOST_MOVES),
  squares: new Uint8Array(MOST_MOVES * ROUTES_KEPT * MOST_CAPTURED),
})

/** A list for a tree of at most `plies` plies of ordinary width with room for one freak node on top. */
export const createMoveList = (plies: number): MoveList => {
  const size = plies * 512 + MOST_MOVES
  return { moves: new Int32Array(size), takenEven: new Int32Array(size), takenOdd: new Int32Array(size) }
}
