import { COLOURS, KINDS, PIECES, type Piece } from '@tama/engine'
import type { Style } from '../art/art.ts'
import { markArt } from '../art/mark-art.ts'
import { liftedShadowArt } from '../art/piece-box.ts'
import { TRAIL_UNIT, trailArt } from '../art/trail-art.ts'
import { centreOf, type Layout, type Spot } from '../geometry.ts'
import { markScale } from '../marks.ts'
import { crowned, type Picture, type ShownPiece, shadowOf } from '../picture.ts'
import { node, type SvgNode } from './node.ts'
import { type Definitions, shapeNode } from './shape-nodes.ts'

/** How a picture becomes SVG. */
export interface Drawing {
  readonly layout: Layout
  readonly style: Style
  readonly definitions: Definitions
  /** Begins the names of the pieces' symbols. */
  readonly prefix: string
}

const symbolId = (piece: Piece, prefix: string): string => `${prefix}${piece.colour}-${piece.kind}`

/** Each of the four pieces, and the shadow of a lifted one, once, to be used by reference. */
export const pieceSymbols = ({ style, definitions, prefix }: Drawing): readonly SvgNode[] => [
  node(
    'g',
    { id: `${prefix}shadow` },
    liftedShadowArt.map((shape) => shapeNode(shape, definitions)),
  ),
  ...COLOURS.flatMap((colour) =>
    KINDS.map((kind) => {
      const piece = PIECES[colour][kind]
      const shapes = style.piece(piece).map((shape) => shapeNode(shape, definitions))
      return node('g', { id: symbolId(piece, prefix) }, shapes)
    }),
  ),
]

/** The empty board. */
export const groundNode = (
  { layout, style, definitions }: Drawing,
  orientation: Picture['orientation'],
): SvgNode =>
  node(
    'g',
    {},
    style.ground(layout, orientation).map((shape) => shapeNode(shape, definitions)),
  )

/** A square region of the picture, in its own units. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly size: number
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

const regionOf = ({ insetPx, squarePx }: Layout, spot: Spot, scale: number): Region => {
  const size = squarePx * scale
  const left = hundredths(insetPx + spot.x * squarePx - size / 2)
  const top = hundredths(insetPx + spot.y * squarePx - size / 2)
  return { left, top, size }
}

/** The transform that puts a drawing of 100 units into a region. */
export const transformInto = ({ left, top, size }: Region): string =>
  `translate(${left} ${top}) scale(${size / 100})`

/** Marks and trails, the lowest first. */
export const marksNodes = (drawing: Drawing, picture: Picture): readonly SvgNode[] => {
  const { layout, style, definitions } = drawing
  const { palette } = style
  const { insetPx, squarePx } = layout
  const { orientation } = picture
  const marks = picture.marks.map((mark) => {
    return node(
      'g',
      { transform: transformInto(regionOf(layout, centreOf(mark.square, orientation), markScale(mark))) },
      markArt(mark.kind, palette).map((shape) => shapeNode(shape, definitions)),
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

/** One use of a symbol. */
export interface Use {
  readonly href: string
  readonly region: Region
  /** 0..1 */
  readonly alpha: number
}

/** A piece as uses of symbols: itself, both kinds while it is crowned, its shadow below while it is lifted. */
export const pieceUses = ({ layout, prefix }: Drawing, shown: ShownPiece): readonly Use[] => {
  const { piece, alpha, crown, spot, scale, lift } = shown
  const region = regionOf(layout, spot, scale)
  const use = (of: Piece, a: number): Use => ({ href: `#${symbolId(of, prefix)}`, region, alpha: a })
  const shadow = shadowOf(shown)
  const dark = lift * alpha
  return [
    ...(dark > 0
      ? [{ href: `#${prefix}shadow`, region: regionOf(layout, shadow.spot, shadow.scale), alpha: dark }]
      : []),
    ...(crown < 1 ? [use(piece, alpha)] : []),
    ...(crown > 0 ? [use(crowned(piece), alpha * crown)] : []),
  ]
}
