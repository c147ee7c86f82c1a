import { COLOURS, KINDS, PIECES, type Piece } from '@tama/engine'
import { groundArt } from '../art/ground-art.ts'
import { markArt } from '../art/mark-art.ts'
import type { Palette } from '../art/palette.ts'
import { pieceArt } from '../art/piece-art.ts'
import { TRAIL_UNIT, trailArt } from '../art/trail-art.ts'
import { centreOf, type Layout } from '../geometry.ts'
import { crowned, type Picture, type ShownPiece } from '../picture.ts'
import { node, type SvgNode } from './node.ts'
import { type Definitions, shapeNode } from './shape-nodes.ts'

/** How a picture becomes SVG. */
export interface Drawing {
  readonly layout: Layout
  readonly palette: Palette
  readonly definitions: Definitions
  /** Begins the names of the pieces' symbols. */
  readonly prefix: string
}

const symbolId = (piece: Piece, prefix: string): string => `${prefix}${piece.colour}-${piece.kind}`

/** Each of the four pieces once, to be used by reference. */
export const pieceSymbols = ({ palette, definitions, prefix }: Drawing): readonly SvgNode[] =>
  COLOURS.flatMap((colour) =>
    KINDS.map((kind) => {
      const piece = PIECES[colour][kind]
      const shapes = pieceArt(piece, palette).map((shape) => shapeNode(shape, definitions))
      return node('g', { id: symbolId(piece, prefix) }, shapes)
    }),
  )

/** The empty board. */
export const groundNode = (
  { layout, palette, definitions }: Drawing,
  orientation: Picture['orientation'],
  coordinates: boolean,
): SvgNode =>
  node(
    'g',
    {},
    groundArt(layout, palette, orientation, { coordinates }).map((shape) => shapeNode(shape, definitions)),
  )

/** Marks and trails, the lowest first. */
export const marksNodes = (drawing: Drawing, picture: Picture): readonly SvgNode[] => {
  const { layout, palette, definitions } = drawing
  const { insetPx, squarePx } = layout
  const { orientation } = picture
  const marks = picture.marks.map(({ kind, square }) => {
    const { x, y } = centreOf(square, orientation)
    const left = insetPx + (x - 0.5) * squarePx
    const top = insetPx + (y - 0.5) * squarePx
    return node(
      'g',
      { transform: `translate(${left} ${top}) scale(${squarePx / 100})` },
      markArt(kind, palette).map((shape) => shapeNode(shape, definitions)),
    )
  })
  const trails = picture.trails.map(({ kind, squares }) =>
    node(
      'g',
      { transform: `translate(${insetPx} ${insetPx}) scale(${squarePx / TRAIL_UNIT})` },
      trailArt(
        kind,
        squares.map((square) => centreOf(square, orientation)),
        palette,
      ).map((shape) => shapeNode(shape, definitions)),
    ),
  )
  return [...marks, ...trails]
}

/** Where a piece's symbol goes. */
export const pieceTransform = ({ layout }: Pick<Drawing, 'layout'>, { spot, scale }: ShownPiece): string => {
  const { insetPx, squarePx } = layout
  const size = squarePx * scale
  const left = insetPx + spot.x * squarePx - size / 2
  const top = insetPx + spot.y * squarePx - size / 2
  return `translate(${Math.round(left * 100) / 100} ${Math.round(top * 100) / 100}) scale(${size / 100})`
}

/** A piece as one or, while it is crowned, two uses of its symbol. */
export const pieceUses = (
  drawing: Drawing,
  shown: ShownPiece,
): readonly { readonly href: string; readonly alpha: number }[] => {
  const { piece, alpha, crown } = shown
  const use = (of: Piece, a: number) => ({ href: `#${symbolId(of, drawing.prefix)}`, alpha: a })
  if (crown <= 0) return [use(piece, alpha)]
  if (crown >= 1) return [use(crowned(piece), alpha)]
  return [use(piece, alpha), use(crowned(piece), alpha * crown)]
}
