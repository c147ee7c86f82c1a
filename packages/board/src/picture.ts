import { type Colour, finalSquare, PIECES, type Piece, SQUARES, type Square } from '@tama/engine'
import { type Instant, instantOf, type MovePlan } from './choreography.ts'
import { arrivedAt, type DealPlan } from './deal.ts'
import { swellAt } from './emphasis.ts'
import { branches, currentSquare, type Entry, takenSquares } from './entry.ts'
import { centreOf, type Spot, spotOf, squareAtSpot } from './geometry.ts'
import { type Mark, marksOf } from './marks.ts'
import type { Plan } from './player.ts'
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

/**
 * A line through squares: the way of the last move, of the capture being entered, of each move that an open question
 * is about, of the move entered for the next turn.
 */
export interface Trail {
  readonly kind: 'last' | 'entered' | 'branch' | 'premove'
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
  /** Pictures like it follow from frame to frame: something moves, or is in the hand. */
  readonly isMoving: boolean
}

/** What a picture is made from. */
export interface Scene {
  readonly view: BoardView
  readonly entry: Entry
  readonly gesture: Gesture
  readonly refusal: Refusal | undefined
  /** The plan being played and how far it is; the view is then the one before the move, or the one being dealt. */
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

const playedPieces = (view: BoardView, plan: MovePlan, instant: Instant): readonly ShownPiece[] => {
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

/** Where the piece of a move being entered started. */
const movingFrom = (entry: Entry): Square | undefined => {
  if (entry.phase === 'none') return undefined
  return entry.phase === 'chosen' ? entry.from : entry.move.from
}

const enteredPieces = ({ view, entry, gesture }: Scene): readonly ShownPiece[] => {
  const { orientation, setup } = view
  const taken = new Set(takenSquares(entry))
  const moving = movingFrom(entry)
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

/** How the piece of a move being entered differs from one at rest on its start square. */
const placeOf = (entry: Entry, orientation: Colour): Partial<ShownPiece> => {
  switch (entry.phase) {
    case 'chosen':
      return { spot: centreOf(currentSquare(entry), orientation) }
    case 'pending':
      return { spot: centreOf(finalSquare(entry.move), orientation), crown: entry.move.promotes ? 1 : 0 }
    case 'entered': {
      const { hops, move } = entry
      const isDone = hops === move.path.length
      const spot = centreOf(move.path[hops - 1] ?? move.from, orientation)
      return { spot, crown: isDone && move.promotes ? 1 : 0 }
    }
    default:
      return {}
  }
}

const trailsOf = ({ lastMove, premove }: BoardView, entry: Entry): readonly Trail[] => {
  const way = (kind: Trail['kind'], squares: readonly Square[]): readonly Trail[] =>
    squares.length > 1 ? [{ kind, squares }] : []
  const last = lastMove === undefined || entry.phase === 'pending' ? [] : [lastMove.from, ...lastMove.path]
  const later = premove === undefined ? [] : [premove.from, ...premove.path]
  return [
    ...way('last', last),
    ...way('premove', later),
    ...(entry.phase === 'pending' ? way('entered', [entry.move.from, ...entry.move.path]) : []),
    ...(entry.phase === 'chosen' && entry.asking
      ? branches(entry).flatMap((squares) => way('branch', squares))
      : []),
    ...(entry.phase === 'chosen' ? way('entered', [entry.from, ...entry.trail]) : []),
  ]
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
const playedPicture = (view: BoardView, plan: MovePlan, ms: number): Picture => {
  const instant = instantOf(plan, ms)
  const { from, path } = plan.move
  const behind = [from, ...path.slice(0, instant.landed)]
  return {
    orientation: view.orientation,
    marks: [{ kind: 'last-from', square: from }],
    trails: behind.length > 1 ? [{ kind: 'last', squares: behind }] : [],
    pieces: playedPieces(view, plan, instant),
    isMoving: true,
  }
}

/** How much higher and larger a piece is before it is put down. */
const ARRIVING = { scale: 0.35, above: 0.5 }

const dealtPicture = ({ orientation, setup }: BoardView, plan: DealPlan, ms: number): Picture => {
  const arrived = arrivedAt(plan, ms)
  const pieces: ShownPiece[] = []
  for (const square of SQUARES) {
    const piece = setup.board[square]
    const here = arrived.get(square) ?? 1
    if (piece === undefined || here === 0) continue
    const { x, y } = centreOf(square, orientation)
    pieces.push({
      ...resting(square, piece, orientation),
      spot: { x, y: y - ARRIVING.above * (1 - here) },
      scale: 1 + ARRIVING.scale * (1 - here),
      alpha: here,
      lift: 1 - here,
    })
  }
  return { orientation, marks: [], trails: [], pieces, isMoving: true }
}

const stillPicture = (scene: Scene): Picture => {
  const { view, entry, gesture, refusal } = scene
  const { orientation } = view
  return {
    orientation,
    marks: marksOf(view, entry, refusal, overSquare(gesture, orientation)),
    trails: trailsOf(view, entry),
    pieces: enteredPieces(scene),
    isMoving: gesture.kind === 'dragging',
  }
}

/** The picture of a scene. */
export const pictureOf = (scene: Scene): Picture => {
  const { view, playing } = scene
  if (playing === undefined) return stillPicture(scene)
  const { plan, ms } = playing
  switch (plan.kind) {
    case 'move':
      return playedPicture(view, plan, ms)
    case 'deal':
      return dealtPicture(view, plan, ms)
    case 'emphasis': {
      const picture = stillPicture(scene)
      const swell = swellAt(plan, ms)
      const marks = picture.marks.map((mark) =>
        plan.squares.includes(mark.square) ? { ...mark, swell } : mark,
      )
      return { ...picture, marks }
    }
  }
}

/** The piece that a man of this colour becomes. */
export const crowned = (piece: Piece): Piece => PIECES[piece.colour].king
