import type { Piece } from '@tama/engine'
import type { Palette } from '../art/palette.ts'
import { PIECE_BOX, pieceArt } from '../art/piece-art.ts'
import { node, toElement } from './node.ts'
import { createDefinitions, shapeNode } from './shape-nodes.ts'

/** One picture of a piece on a page. */
export interface PieceElementOptions {
  readonly palette: Palette
  /** Begins the ids inside; give every picture on a page its own. */
  readonly idPrefix: string
}

/** A piece as an SVG element without a background, drawn as on the board: for palettes and counts. Decoration: label it yourself. */
export const pieceElement = (
  piece: Piece,
  page: Document,
  { palette, idPrefix }: PieceElementOptions,
): SVGElement => {
  const definitions = createDefinitions(idPrefix)
  const shapes = pieceArt(piece, palette).map((shape) => shapeNode(shape, definitions))
  const box = { viewBox: `0 0 ${PIECE_BOX} ${PIECE_BOX}`, 'aria-hidden': 'true' }
  return toElement(node('svg', box, [node('defs', {}, definitions.nodes()), ...shapes]), page)
}
