import { type Colour, squareName } from '@tama/engine'
import { type Layout, squareAtSpot } from '../geometry.ts'
import type { Shape } from './shape.ts'

/** Letters below and numbers on the left, in the frame, as seen with `orientation` at the bottom. */
export const coordinatesArt = (layout: Layout, fill: string, orientation: Colour): readonly Shape[] => {
  const { sizePx, insetPx, squarePx, ratio } = layout
  const size = Math.max(Math.min(insetPx * 0.7, 18 * ratio), Math.min(insetPx * 0.95, 10 * ratio))
  const middle = insetPx / 2
  const shapes: Shape[] = []
  for (let index = 0; index < 8; index++) {
    const at = insetPx + (index + 0.5) * squarePx
    const below = squareAtSpot({ x: index + 0.5, y: 7.5 }, orientation)
    const left = squareAtSpot({ x: 0.5, y: index + 0.5 }, orientation)
    if (below === undefined || left === undefined) continue
    shapes.push(
      { kind: 'text', text: squareName(below).charAt(0), at: [at, sizePx - middle], size, fill },
      { kind: 'text', text: squareName(left).charAt(1), at: [middle, at], size, fill },
    )
  }
  return shapes
}
