import type { Spot } from '../geometry.ts'
import type { Trail } from '../picture.ts'
import type { Palette } from './palette.ts'
import { circle, path, rectangle, type Shape } from './shape.ts'

/** Trails are drawn in squares times this. */
export const TRAIL_UNIT = 100

/** How wide a trail's line is and how large its beads are, in the units of a trail. */
export const TRAIL_WIDTH = 8
export const BEAD_RADIUS = 8.5

const LINE_OPACITY = 0.6
const BEAD_OPACITY = 0.8

/** Which colour a kind of trail has, and how much its line is broken. */
const LOOKS: Readonly<
  Record<Trail['kind'], { readonly colour: 'last' | 'must' | 'later'; readonly dash?: readonly number[] }>
> = {
  last: { colour: 'last' },
  entered: { colour: 'must' },
  branch: { colour: 'must', dash: [2, 16] },
  premove: { colour: 'later', dash: [14, 12] },
}

/** True for trails whose line is unbroken: they can be put together from `lineArt` and `beadArt`. */
export const isUnbroken = (kind: Trail['kind']): boolean => LOOKS[kind].dash === undefined

/** A piece of an unbroken line, to be stretched: a box from 0 to 1. */
export const lineArt = (kind: Trail['kind'], palette: Palette): readonly Shape[] => [
  { kind: 'path', d: rectangle(0, 0, 1, 1), fill: palette[LOOKS[kind].colour], opacity: LINE_OPACITY },
]

/** A bead around the origin, in the units of a trail. */
export const beadArt = (kind: Trail['kind'], palette: Palette): Shape => ({
  kind: 'path',
  d: circle(0, 0, BEAD_RADIUS),
  fill: palette[LOOKS[kind].colour],
  opacity: BEAD_OPACITY,
})

/** The way of a piece: a line through the centres of its squares, a bead on each landing, none where it started. */
export const trailArt = (kind: Trail['kind'], spots: readonly Spot[], palette: Palette): readonly Shape[] => {
  const { colour, dash } = LOOKS[kind]
  const line = path(
    ...spots.flatMap(({ x, y }, index) => [index === 0 ? 'M' : 'L', x * TRAIL_UNIT, y * TRAIL_UNIT]),
  )
  const beads = kind === 'branch' ? [] : spots.slice(1)
  return [
    {
      kind: 'path',
      d: line,
      stroke: palette[colour],
      width: TRAIL_WIDTH,
      opacity: LINE_OPACITY,
      ...(dash === undefined ? {} : { dash, cap: 'round' }),
    },
    ...beads.map(
      ({ x, y }): Shape => ({
        kind: 'group',
        at: [x * TRAIL_UNIT, y * TRAIL_UNIT],
        shapes: [beadArt(kind, palette)],
      }),
    ),
  ]
}
