import { type Colour, PIECES, type Piece, SQUARES, type Square } from '@tama/engine'
import { type Instant, instantOf, type Plan } from './choreography.ts'
import { currentSquare, type Entry, takenSquares } from './entry.ts'
import { centreOf, pointOf, type Spot, spotOf, squareAtSpot } from './geometry.ts'
import { type Mark, marksOf } from './marks.ts'
import type { Dragging, Gesture } from './pointer.ts'
import type { BoardView, Refusal } from './view.ts'

/** One piece as painted. */
export interface ShownPiece {
  /** Where it stands or started from: stays the same while it moves. */
  readonly key: Square
  readonly piece: Piece
  /** Its centre. */
  readonly spot: Spot
  /** 1 = the size it has at rest. */
  readonly scale: number
  /** 0..1 */
  readonly alpha: number
  /** How high it is over the board, 0..1: the shadow goes away from it. */
  readonly lift: number
  /** Crossfade from man to king, 0..1; only while a man is crowned. */
  readonly crown: number
}

/** A line through squares: the way of the last move or of the capture being entered. */
export interface Trail {
  readonly kind: 'last' | 'entered'
  readonly squares: readonly Square[]
}

/** All that a painter needs, whichever it is. A picture is whole: painting it twice changes nothing. */
export interface Picture {
  readonly orientation: Colour
  /** The lowest first. */
  readonly marks: readonly Mark[]
  readonly trails: readonly Trail[]
  /** The lowest first: what is lifted or moves comes last. */
  readonly pieces: readonly ShownPiece[]
}

/** What a picture is made from. */
export interface Scene {
  readonly view: BoardView
  readonly entry: Entry
  readonly gesture: Gesture
  readonly refusal: Refusal | undefined
  /** The plan being played and how far it is; the view is then the one before the move. */
  readonly playing?: { readonly plan: Plan; readonly ms: number }
}

/** A piece in the hand of a finger is larger and above it, so that it is seen; with a mouse it is just lifted. */
const HELD = { touch: { scale: 1.55, above: 0.95 }, mouse: { scale: 1.12, above: 0.06 } }

/** How much larger a piece is at the top of a jump. */
const JUMP_SCALE = 0.16

const resting = (key: Square, piece: Piece, orientation: Colour): ShownPiece => ({
  key,
  piece,
  spot: centreOf(key, orientation),
  scale: 1,
  alpha: 1,
  lift: 0,
  crown: 0,
})

/** The square under the dragged piece's pointer; undefined when nothing is dragged or the pointer is off the board. */
export const overSquare = (gesture: Gesture, orientation: Colour): Square | undefined =>
  gesture.kind === 'dragging' ? squareAtSpot(gesture.spot, orientation) : undefined

/** Where a dragged piece is shown when the pointer is at `spot`. */
export const heldSpot = (spot: Spot, touch: boolean): Spot => ({
  x: spot.x,
  y: spot.y - (touch ? HELD.touch : HELD.mouse).above,
})

const held = (key: Square, piece: Piece, { spot, touch }: Dragging): ShownPiece => ({
  key,
  piece,
  spot: heldSpot(spot, touch),
  scale: (touch ? HELD.touch : HELD.mouse).scale,
  alpha: 1,
  lift: 1,
  crown: 0,
})

const playedPieces = (view: BoardView, plan: Plan, instant: Instant): readonly ShownPiece[] => {
  const { orientation, setup } = view
  const pieces: ShownPiece[] = []
  let mover: ShownPiece | undefined
  for (const square of SQUARES) {
    const piece = setup.board[square]
    if (piece === undefined) continue
    if (square === plan.move.from) {
      mover = {
        key: square,
        piece,
        spot: spotOf(instant.at, orientation),
        scale: 1 + JUMP_SCALE * instant.lift,
        alpha: 1,
        lift: instant.lift,
        crown: instant.crown,
      }
      continue
    }
    const left = plan.gone.includes(square) ? 0 : (instant.leaving.get(square) ?? 1)
    if (left === 0) continue
    pieces.push({ ...resting(square, piece, orientation), alpha: left, scale: 0.72 + 0.28 * left })
  }
  return mover === undefined ? pieces : [...pieces, mover]
}

const enteredPieces = ({ view, entry, gesture }: Scene): readonly ShownPiece[] => {
  const { orientation, setup } = view
  const taken = new Set(takenSquares(entry))
  const moving = entry.phase === 'none' ? undefined : entry.phase === 'chosen' ? entry.from : entry.move.from
  const inHand = gesture.kind === 'dragging' ? (moving ?? gesture.square) : undefined
  const still: ShownPiece[] = []
  const top: ShownPiece[] = []
  for (const square of SQUARES) {
    const piece = setup.board[square]
    if (piece === undefined || (taken.has(square) && square !== moving)) continue
    if (square === inHand && gesture.kind === 'dragging') top.push(held(square, piece, gesture))
    else if (square === moving)
      top.push({ ...resting(square, piece, orientation), ...placeOf(entry, orientation) })
    else still.push(resting(square, piece, orientation))
  }
  return [...still, ...top]
}

const placeOf = (entry: Entry, orientation: Colour): Partial<ShownPiece> => {
  if (entry.phase === 'chosen') return { spot: centreOf(currentSquare(entry), orientation) }
  if (entry.phase === 'entered') {
    const at = entry.hops === 0 ? entry.move.from : entry.move.path[entry.hops - 1]
    return at === undefined ? {} : { spot: spotOf(pointOf(at), orientation) }
  }
  return {}
}

const trailsOf = (view: BoardView, entry: Entry): readonly Trail[] => {
  const trails: Trail[] = []
  if (view.lastMove !== undefined) {
    trails.push({ kind: 'last', squares: [view.lastMove.from, ...view.lastMove.path] })
  }
  if (entry.phase === 'chosen' && entry.trail.length > 0) {
    trails.push({ kind: 'entered', squares: [entry.from, ...entry.trail] })
  }
  return trails
}

/** Where the shadow of a lifted piece falls: away from the light and farther the higher it is. */
export const shadowOf = ({
  spot,
  lift,
  scale,
}: ShownPiece): { readonly spot: Spot; readonly scale: number } => ({
  spot: { x: spot.x + 0.1 * lift, y: spot.y + 0.2 * lift },
  scale: scale * 0.98,
})

/** A move under way: nothing to choose, and its way as far as it has come. */
const playedPicture = (view: BoardView, plan: Plan, ms: number): Picture => {
  const instant = instantOf(plan, ms)
  const { from, path } = plan.move
  const behind = [from, ...path.slice(0, instant.landed)]
  return {
    orientation: view.orientation,
    marks: [{ kind: 'last-from', square: from }],
    trails: behind.length > 1 ? [{ kind: 'last', squares: behind }] : [],
    pieces: playedPieces(view, plan, instant),
  }
}

/** The picture of a scene. */
export const pictureOf = (scene: Scene): Picture => {
  const { view, entry, gesture, refusal, playing } = scene
  const { orientation } = view
  if (playing !== undefined) return playedPicture(view, playing.plan, playing.ms)
  return {
    orientation,
    marks: marksOf(view, entry, refusal, overSquare(gesture, orientation)),
    trails: trailsOf(view, entry),
    pieces: enteredPieces(scene),
  }
}

/** The piece that a man of this colour becomes. */
export const crowned = (piece: Piece): Piece => PIECES[piece.colour].king
