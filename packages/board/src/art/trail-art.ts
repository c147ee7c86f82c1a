import type { Spot } from '../geometry.ts'
import type { Trail } from '../picture.ts'
import type { Palette } from './palette.ts'
import { circle, path, type Shape } from './shape.ts'

/** Trails are drawn in squares times this. */
export const TRAIL_UNIT = 100

/** Which colour a kind of trail has, and how much its line is broken. */
const LOOKS: Readonly<
  Record<Trail['kind'], { readonly colour: 'last' | 'must' | 'later'; readonly dash?: readonly number[] }>
> = {
  last: { colour: 'last' },
  entered: { colour: 'must' },
  branch: { colour: 'must', dash: [2, 16] },
  premove: { colour: 'later', dash: [14, 12] },
}

/** The way of a piece: a line through the centres of its squares, a bead on each landing, none where it started. */
export const trailArt = (kind: Trail['kind'], spots: readonly Spot[], palette: Palette): readonly Shape[] => {
  const { colour: name, dash } = LOOKS[kind]
  const colour = palette[name]
  const line = path(
    ...spots.flatMap(({ x, y }, index) => [index === 0 ? 'M' : 'L', x * TRAIL_UNIT, y * TRAIL_UNIT]),
  )
  const beads = kind === 'branch' ? [] : spots.slice(1)
  return [
    {
      kind: 'path',
      d: line,
      stroke: colour,
      width: 8,
      opacity: 0.6,
      cap: 'round',
      ...(dash === undefined ? {} : { dash }),
    },
    ...beads.map(
      ({ x, y }): Shape => ({
        kind: 'path',
        d: circle(x * TRAIL_UNIT, y * TRAIL_UNIT, 8.5),
        fill: colour,
        opacity: 0.8,
      }),
    ),
  ]
}
