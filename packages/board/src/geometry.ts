import { type Colour, fileOf, rowOf, type Square, squareAt } from '@tama/engine'

/** A place on the board, in squares from the centre of a1: file to the right of White, row away from White. */
export interface Point {
  readonly file: number
  readonly row: number
}

/** A place on the picture, in squares from the upper left corner of the 64 squares as seen; x right, y down. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Sizes of a picture, in device pixels. Whole numbers, so that every square is sharp at any pixel ratio. */
export interface Layout {
  /** Side of the whole picture, frame included. */
  readonly sizePx: number
  /** Side of one square. */
  readonly squarePx: number
  /** From the left (and upper) edge of the picture to the first square. */
  readonly insetPx: number
  /** Device pixels per CSS pixel; may be a fraction. */
  readonly ratio: number
}

/** The part of the picture's side that the 64 squares take; the rest is the frame with the coordinates. */
const BOARD_SHARE = 8 / 8.74

/** A picture is never smaller than this many device pixels. */
const LEAST_PX = 96

/** Lays a picture of `sizePx` device pixels out; the frame takes what whole squares leave. */
export const layoutOf = (sizePx: number, ratio: number): Layout => {
  const size = Math.max(LEAST_PX, Math.floor(sizePx))
  const squarePx = Math.floor((size * BOARD_SHARE) / 8)
  return { sizePx: size, squarePx, insetPx: Math.floor((size - 8 * squarePx) / 2), ratio }
}

/** The centre of a square on the board. */
export const pointOf = (square: Square): Point => ({ file: fileOf(square), row: rowOf(square) })

/** A point of the board as seen with `orientation` at the bottom. The board is left to right on every page. */
export const spotOf = (point: Point, orientation: Colour): Spot =>
  orientation === 'white'
    ? { x: point.file + 0.5, y: 7.5 - point.row }
    : { x: 7.5 - point.file, y: point.row + 0.5 }

/** The inverse of `spotOf`. */
export const pointAt = (spot: Spot, orientation: Colour): Point =>
  orientation === 'white'
    ? { file: spot.x - 0.5, row: 7.5 - spot.y }
    : { file: 7.5 - spot.x, row: spot.y - 0.5 }

/** The centre of a square as seen. */
export const centreOf = (square: Square, orientation: Colour): Spot => spotOf(pointOf(square), orientation)

/** The square under a spot; undefined off the 64 squares. */
export const squareAtSpot = (spot: Spot, orientation: Colour): Square | undefined => {
  if (!(spot.x >= 0 && spot.x < 8 && spot.y >= 0 && spot.y < 8)) return undefined
  const column = Math.floor(spot.x)
  const line = Math.floor(spot.y)
  return orientation === 'white' ? squareAt(column, 7 - line) : squareAt(7 - column, line)
}

/** A rectangle of the page in CSS pixels, as `getBoundingClientRect` gives it. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The spot under a point of the page, given where the 64 squares (without the frame) are now. */
export const spotInBox = (box: Box, clientX: number, clientY: number): Spot => ({
  x: ((clientX - box.left) / box.width) * 8,
  y: ((clientY - box.top) / box.height) * 8,
})

/** Distance between two spots, in squares. */
export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/** How many squares a straight or diagonal step covers. */
export const span = (a: Point, b: Point): number =>
  Math.max(Math.abs(a.file - b.file), Math.abs(a.row - b.row))
