import type { Layout } from '../geometry.ts'
import type { Ground } from './art.ts'
import { type Place, polygon, rectangle, type Shape } from './shape.ts'

/** One side of a frame to be decorated: x along the side from its middle, y across the band from its middle. */
export interface Side {
  readonly layout: Layout
  /** Coordinates stand on this side, in the middle of each square's part of it. */
  readonly labelled: boolean
}

/** The same decoration on the four sides of the frame, turned. */
export const fourSides = (
  { layout, coordinates }: Ground,
  decorate: (side: Side) => readonly Shape[],
): readonly Shape[] => {
  const middle = layout.sizePx / 2
  return [0, 90, 180, 270].map((turn): Shape => {
    const shapes = decorate({ layout, labelled: coordinates && turn >= 180 })
    return {
      kind: 'group',
      at: [middle, middle],
      turn,
      shapes: [{ kind: 'group', at: [0, layout.insetPx / 2 - middle], shapes }],
    }
  })
}

/** The four boards of a frame, mitred, each with its own tone, from the upper one clockwise. */
export const mitred = (
  { sizePx: s, insetPx: near, squarePx }: Layout,
  tones: readonly [string, string, string, string],
): readonly Shape[] => {
  const far = near + 8 * squarePx
  const outer: readonly Place[] = [
    [0, 0],
    [s, 0],
    [s, s],
    [0, s],
  ]
  const inner: readonly Place[] = [
    [near, near],
    [far, near],
    [far, far],
    [near, far],
  ]
  return tones.map((fill, side): Shape => {
    const next = (side + 1) % 4
    return {
      kind: 'path',
      d: polygon([outer[side], outer[next], inner[next], inner[side]] as readonly Place[]),
      fill,
    }
  })
}

/** A line all round the frame, `gap` away from the squares (negative: from the outer edge). */
export const lineRound = (
  { sizePx, insetPx, squarePx }: Layout,
  gap: number,
  width: number,
  stroke: string,
  opacity = 1,
): Shape => {
  const from = gap >= 0 ? insetPx - gap : -gap
  const side = gap >= 0 ? 8 * squarePx + 2 * gap : sizePx + 2 * gap
  return { kind: 'path', d: rectangle(from, from, side, side), stroke, width, opacity }
}

/** One ornament at each corner of the frame. */
export const atCorners = (
  { sizePx, insetPx }: Layout,
  size: number,
  shapes: readonly Shape[],
): readonly Shape[] => {
  const near = insetPx / 2
  const far = sizePx - near
  const places: readonly Place[] = [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ]
  return places.map((at): Shape => ({ kind: 'group', at, scale: insetPx * size, shapes }))
}
