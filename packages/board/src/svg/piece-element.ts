import type { Piece } from '@tama/engine'
import { type Art, styleOf } from '../art/art.ts'
import { DEFAULT_ART } from '../art/load-art.ts'
import type { Scheme } from '../art/look.ts'
import { PIECE_BOX } from '../art/piece-box.ts'
import { node, toElement } from './node.ts'
import { createDefinitions, shapeNode } from './shape-nodes.ts'

/** One picture of a piece on a page. */
export interface PieceElementOptions {
  /** Default `DEFAULT_ART`. */
  readonly art?: Art
  readonly scheme: Scheme
  /** Begins the ids inside; give every picture on a page its own. */
  readonly idPrefix: string
}

/** A piece as an SVG element without a background, drawn as on the board: for palettes and counts. Decoration: label it yourself. */
export const pieceElement = (
  piece: Piece,
  page: Document,
  { art = DEFAULT_ART, scheme, idPrefix }: PieceElementOptions,
): SVGElement => {
  const definitions = createDefinitions(idPrefix)
  const shapes = styleOf(art, scheme)
    .piece(piece)
    .map((shape) => shapeNode(shape, definitions))
  const box = { viewBox: `0 0 ${PIECE_BOX} ${PIECE_BOX}`, 'aria-hidden': 'true' }
  return toElement(node('svg', box, [node('defs', {}, definitions.nodes()), ...shapes]), page)
}
