import type { Spot } from '../geometry.ts'
import type { Trail } from '../picture.ts'
import type { Palette } from './palette.ts'
import { circle, path, type Shape } from './shape.ts'

/** Trails are drawn in squares times this. */
export const TRAIL_UNIT = 100

/** The way of a piece: a line through the centres of its squares, a bead on each landing, none where it started. */
export const trailArt = (kind: Trail['kind'], spots: readonly Spot[], palette: Palette): readonly Shape[] => {
  const colour = kind === 'last' ? palette.last : palette.must
  const line = path(
    ...spots.flatMap(({ x, y }, index) => [index === 0 ? 'M' : 'L', x * TRAIL_UNIT, y * TRAIL_UNIT]),
  )
  return [
    { kind: 'path', d: line, stroke: colour, width: 8, opacity: 0.6, cap: 'round' },
    ...spots.slice(1).map(
      ({ x, y }): Shape => ({
        kind: 'path',
        d: circle(x * TRAIL_UNIT, y * TRAIL_UNIT, 8.5),
        fill: colour,
        opacity: 0.8,
      }),
    ),
  ]
}
