import type { Colour } from '@tama/engine'
import type { Layout } from '../geometry.ts'
import { blend } from './colour.ts'
import { coordinatesArt, frameArt } from './frame-art.ts'
import type { Palette } from './palette.ts'
import { rectangle, type Shape } from './shape.ts'
import { squaresArt } from './squares-art.ts'

/** What to leave out of the ground. */
export interface GroundOptions {
  readonly coordinates: boolean
}

/** The drawing of the empty board in device pixels: frame, woven border, coordinates and squares. */
export const groundArt = (
  layout: Layout,
  palette: Palette,
  orientation: Colour,
  options: GroundOptions = { coordinates: true },
): readonly Shape[] => [
  ...frameArt(layout, palette, options.coordinates),
  ...(options.coordinates ? coordinatesArt(layout, palette, orientation) : []),
  ...squaresArt(layout, palette),
  {
    kind: 'path',
    d: rectangle(layout.insetPx, layout.insetPx, 8 * layout.squarePx, 8 * layout.squarePx),
    stroke: blend(palette.grid, '#000000', 0.4),
    width: Math.max(1, Math.round(layout.squarePx * 0.02)),
  },
]
