import { COLOURS, KINDS, PIECES, type Piece } from '@tama/engine'
import { CanvasSource, Texture } from 'pixi.js'
import type { Style } from '../art/art.ts'
import { MARK_BOX, markArt } from '../art/mark-art.ts'
import { liftedShadowArt, PIECE_BOX } from '../art/piece-box.ts'
import type { Shape } from '../art/shape.ts'
import { BEAD_RADIUS, beadArt, lineArt, TRAIL_UNIT, trailArt } from '../art/trail-art.ts'
import { centreOf, type Layout } from '../geometry.ts'
import type { MarkKind } from '../marks.ts'
import type { Picture, Trail } from '../picture.ts'
import { paintShapes } from './brush.ts'

/** A texture painted by us on a canvas, and how many of its pixels make one square. Survives a lost context. */
export interface Painted {
  readonly texture: Texture
  readonly squarePx: number
}

/** Textures of one layout and style, made when first wanted. */
export interface Textures {
  readonly ground: (orientation: Picture['orientation']) => Texture
  /** `large`: for a piece in the hand of a finger. */
  readonly piece: (piece: Piece, large: boolean) => Painted
  /** What a lifted piece throws. */
  readonly shadow: () => Painted
  readonly mark: (kind: MarkKind) => Texture
  /** What an unbroken trail is put together from: a piece of line to stretch, a bead around its middle. */
  readonly line: (kind: Trail['kind']) => Texture
  readonly bead: (kind: Trail['kind']) => Texture
  /** A broken trail, the one with this number of its picture, and where its upper left corner is, in squares. */
  readonly trail: (trail: Trail, orientation: Picture['orientation'], number: number) => PaintedTrail
  /** Makers of every texture that a game is sure to want: made beforehand, they cost no frame its time. */
  readonly wanted: () => readonly (() => Texture)[]
  readonly destroy: () => void
}

interface PaintedTrail {
  readonly texture: Texture
  readonly x: number
  readonly y: number
}

/** A piece's drawing goes this part of a square beyond it on each side: the shadow. */
const PIECE_MARGIN = 0.08

/** Pieces in the hand of a finger are painted this much larger, so that they stay sharp. */
export const LARGE = 1.6

/** The side of the texture that lines are stretched from. */
const LINE_PX = 4

/** Marks that come up in the first moves of a game. */
const USUAL_MARKS: readonly MarkKind[] = [
  'last-from',
  'last-via',
  'last-to',
  'last-taken',
  'chosen',
  'over',
  'target',
  'capture-target',
  'landing',
  'must',
]

const paint = (
  page: Document,
  width: number,
  height: number,
  shapes: readonly Shape[],
  scale: number,
  offset: number,
): Texture => {
  const canvas = page.createElement('canvas')
  canvas.width = Math.max(1, width)
  canvas.height = Math.max(1, height)
  // Kept in main memory: what lies on the graphics card is gone after a lost context.
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (brush === null) throw new Error('no 2d canvas')
  brush.translate(offset, offset)
  brush.scale(scale, scale)
  paintShapes(brush, shapes)
  return new Texture({ source: new CanvasSource({ resource: canvas }) })
}

/** A trail's box in squares, with room for the line's width. */
const trailBox = (spots: readonly { readonly x: number; readonly y: number }[]) => {
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const margin = 0.25
  const left = Math.min(...xs) - margin
  const top = Math.min(...ys) - margin
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top }
}

/** Starts an empty set of textures. */
export const createTextures = (page: Document, layout: Layout, style: Style): Textures => {
  const { palette } = style
  const { sizePx, squarePx } = layout
  const made = new Map<string, Texture>()
  const once = (key: string, make: () => Texture): Texture => {
    const known = made.get(key)
    if (known !== undefined) return known
    const texture = make()
    made.set(key, texture)
    return texture
  }
  const pieceTexture = (piece: Piece, square: number): Texture => {
    const margin = Math.ceil(square * PIECE_MARGIN)
    const size = square + 2 * margin
    return paint(page, size, size, style.piece(piece), square / PIECE_BOX, margin)
  }
  const versions = new Map<string, string>()
  /** A texture of which only the last version is kept: boards turn and trails change. */
  const latest = (key: string, version: string, make: () => Texture): Texture => {
    if (versions.get(key) !== version) {
      made.get(key)?.destroy(true)
      made.delete(key)
      versions.set(key, version)
    }
    return once(key, make)
  }
  const piece = (of: Piece, large: boolean): Painted => {
    const square = large ? Math.round(squarePx * LARGE) : squarePx
    const key = `${of.colour} ${of.kind} ${large ? 'large' : ''}`
    return { texture: once(key, () => pieceTexture(of, square)), squarePx: square }
  }
  const shadow = (): Painted => ({
    texture: once('shadow', () => paint(page, squarePx, squarePx, liftedShadowArt, squarePx / PIECE_BOX, 0)),
    squarePx,
  })
  const mark = (kind: MarkKind): Texture =>
    once(kind, () => paint(page, squarePx, squarePx, markArt(kind, palette), squarePx / MARK_BOX, 0))
  const line = (kind: Trail['kind']): Texture =>
    once(`line ${kind}`, () => paint(page, LINE_PX, LINE_PX, lineArt(kind, palette), LINE_PX, 0))
  const bead = (kind: Trail['kind']): Texture => {
    const radius = Math.ceil((BEAD_RADIUS / TRAIL_UNIT) * squarePx) + 1
    return once(`bead ${kind}`, () =>
      paint(page, 2 * radius, 2 * radius, [beadArt(kind, palette)], squarePx / TRAIL_UNIT, radius),
    )
  }
  const pieces = COLOURS.flatMap((colour) => KINDS.map((kind) => PIECES[colour][kind]))
  return {
    wanted: () => [
      ...pieces.map((of) => () => piece(of, false).texture),
      () => shadow().texture,
      ...(['last', 'entered'] as const).flatMap((kind) => [() => line(kind), () => bead(kind)]),
      ...USUAL_MARKS.map((kind) => () => mark(kind)),
      ...pieces.map((of) => () => piece(of, true).texture),
    ],
    line,
    bead,
    ground: (orientation) =>
      latest('ground', orientation, () =>
        paint(page, sizePx, sizePx, style.ground(layout, orientation), 1, 0),
      ),
    piece,
    shadow,
    mark,
    trail: (trail, orientation, number) => {
      const spots = trail.squares.map((square) => centreOf(square, orientation))
      const { left, top, width, height } = trailBox(spots)
      const moved = spots.map(({ x, y }) => ({ x: x - left, y: y - top }))
      const texture = latest(`trail ${number}`, `${orientation} ${trail.kind} ${trail.squares.join()}`, () =>
        paint(
          page,
          Math.ceil(width * squarePx),
          Math.ceil(height * squarePx),
          trailArt(trail.kind, moved, palette),
          squarePx / TRAIL_UNIT,
          0,
        ),
      )
      return { texture, x: left, y: top }
    },
    destroy: () => {
      for (const texture of made.values()) texture.destroy(true)
      made.clear()
    },
  }
}
