import { type Move, PIECES, type Piece, type Placement, type Position, play, type Square } from '@tama/engine'

/** One picture of a film. */
export interface Shot {
  /** What stands still; the same object in all shots where the same stands still. */
  readonly still: Placement
  /** The piece that moves, from one square towards another: 0 at the first, 1 at the second. */
  readonly mover:
    | { readonly piece: Piece; readonly from: Square; readonly to: Square; readonly way: number }
    | undefined
  readonly delayMs: number
}

const FIRST_MS = 1500
const BETWEEN_MS = 700
const LAST_MS = 3000
/** Pictures of one hop, and how long each is seen; browsers slow down shorter ones. */
const HOP_SHOTS = 6
const HOP_SHOT_MS = 40

/** Slow at both ends. */
const eased = (part: number): number => part * part * (3 - 2 * part)

/** The shots of one move, hop by hop: each captured piece leaves at the hop that takes it. */
const shotsOf = (position: Position, move: Move): readonly Shot[] => {
  const piece = position.board[move.from]
  if (piece === undefined) return []
  let still: Placement = position.board.with(move.from, undefined)
  let from = move.from
  return move.path.flatMap((to, hop) => {
    const seen = still
    const start = from
    const taken = move.captured[hop]
    if (taken !== undefined) still = still.with(taken, undefined)
    from = to
    return Array.from({ length: HOP_SHOTS }, (_, index): Shot => {
      const way = eased((index + 1) / (HOP_SHOTS + 1))
      return { still: seen, mover: { piece, from: start, to, way }, delayMs: HOP_SHOT_MS }
    })
  })
}

/** A film of `moves` from `position`, in pictures. It holds longest on the first and the last. */
export const filmOf = (position: Position, moves: readonly Move[]): readonly Shot[] => {
  let at = position
  const shots: Shot[] = [{ still: at.board, mover: undefined, delayMs: FIRST_MS }]
  for (const [index, move] of moves.entries()) {
    shots.push(...shotsOf(at, move))
    at = play(at, move)
    const isLast = index === moves.length - 1
    shots.push({ still: at.board, mover: undefined, delayMs: isLast ? LAST_MS : BETWEEN_MS })
  }
  return shots
}

/** Kinds of piece that move in a film. */
export const moversIn = (shots: readonly Shot[]): readonly Piece[] =>
  [PIECES.white.man, PIECES.white.king, PIECES.black.man, PIECES.black.king].filter((piece) =>
    shots.some(({ mover }) => mover?.piece === piece),
  )
