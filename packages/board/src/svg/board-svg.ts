import { type Art, styleOf } from '../art/art.ts'
import { DEFAULT_ART } from '../art/load-art.ts'
import type { Scheme } from '../art/look.ts'
import { layoutOf } from '../geometry.ts'
import { pictureOf } from '../picture.ts'
import { NO_INPUT } from '../pointer.ts'
import type { BoardView } from '../view.ts'
import { node, toMarkup } from './node.ts'
import {
  type Drawing,
  groundNode,
  marksNodes,
  pieceSymbols,
  pieceUses,
  transformInto,
} from './picture-nodes.ts'
import { createDefinitions } from './shape-nodes.ts'

/** How to draw a board as a file. */
export interface BoardSvgOptions {
  /** Side of the picture in its own units; the picture scales. Default 512. */
  readonly size?: number
  /** Default `DEFAULT_ART`. */
  readonly art?: Art
  /** Default `light`. */
  readonly scheme?: Scheme
  /** Text alternative; without it the picture is marked as decoration. */
  readonly title?: string
  /** Begins all ids; give pictures on one page different ones. Default `tama-`. */
  readonly idPrefix?: string
}

/** A board as SVG text, whole by itself: for print, share cards and thumbnails. No scripts and no style attributes. */
export const boardSvg = (view: BoardView, options: BoardSvgOptions = {}): string => {
  const { size = 512, art = DEFAULT_ART, scheme = 'light', title, idPrefix = 'tama-' } = options
  const layout = layoutOf(size, 1)
  const definitions = createDefinitions(`${idPrefix}d`)
  const drawing: Drawing = { layout, style: styleOf(art, scheme), definitions, prefix: idPrefix }
  const { entry, gesture } = NO_INPUT
  const picture = pictureOf({ view, entry, gesture, refusal: undefined })
  const symbols = pieceSymbols(drawing)
  const ground = groundNode(drawing, picture.orientation)
  const marks = node('g', {}, marksNodes(drawing, picture))
  const pieces = picture.pieces.flatMap((shown) =>
    pieceUses(drawing, shown).map(({ href, region }) =>
      node('use', { href, transform: transformInto(region) }),
    ),
  )
  return toMarkup(
    node(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${layout.sizePx} ${layout.sizePx}`,
        role: title === undefined ? undefined : 'img',
        'aria-hidden': title === undefined ? 'true' : undefined,
      },
      [
        ...(title === undefined ? [] : [node('title', {}, [title])]),
        node('defs', {}, [...definitions.nodes(), ...symbols]),
        ground,
        marks,
        ...pieces,
      ],
    ),
  )
}
