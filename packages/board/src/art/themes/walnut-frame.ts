import type { Layout } from '../../geometry.ts'
import type { Ground } from '../art.ts'
import { darker, lighter } from '../colour.ts'
import type { ThemeColours } from '../palette.ts'
import { type Place, polygon, rectangle, type Shape } from '../shape.ts'

/** A stepped diamond as woven in kilims, in a box from -1 to 1. */
const DIAMOND = (() => {
  const corner: readonly Place[] = [
    [0.34, -1],
    [0.34, -0.67],
    [0.67, -0.67],
    [0.67, -0.34],
    [1, -0.34],
  ]
  const mirrored = [...corner].reverse().map(([x, y]): Place => [x, -y])
  const right = [...corner, ...mirrored]
  return polygon([...right, ...[...right].reverse().map(([x, y]): Place => [-x, y])])
})()

/** A lozenge of half the width `across`, in a box from -1 to 1. */
const lozenge = (across: number): string =>
  polygon([
    [0, -across],
    [across, 0],
    [0, across],
    [-across, 0],
  ])

/** The eight-pointed star of the corners: two squares, one turned. */
const STAR = `${rectangle(-0.72, -0.72, 1.44, 1.44)} ${lozenge(1.02)}`

const motif = (x: number, size: number, parts: readonly (readonly [d: string, colour: string])[]): Shape => ({
  kind: 'group',
  at: [x, 0],
  scale: size,
  shapes: parts.map(([d, fill]) => ({ kind: 'path', d, fill })),
})

/**
 * The weave of one side, along the x axis from the middle of the side: a diamond at each line between squares, beads
 * beside it, and a small one at each square where no coordinate stands.
 */
const weave = (
  { insetPx, squarePx }: Layout,
  colours: ThemeColours,
  withSmall: boolean,
): readonly Shape[] => {
  const shapes: Shape[] = []
  const threads = [colours['border-2'], colours.border] as const
  for (let line = -3; line <= 3; line++) {
    const x = line * squarePx
    const colour = threads[line & 1 ? 0 : 1]
    shapes.push(
      motif(x, insetPx * 0.26, [
        [DIAMOND, colour],
        [lozenge(0.45), colours.inlay],
      ]),
    )
  }
  for (let square = -4; square < 4; square++) {
    const x = (square + 0.5) * squarePx
    const bead = squarePx / 2 - insetPx * 0.52
    for (const side of [-1, 1])
      shapes.push(motif(x + side * bead, insetPx * 0.09, [[lozenge(1), colours.inlay]]))
    if (!withSmall) continue
    shapes.push(
      motif(x, insetPx * 0.17, [
        [lozenge(1), threads[square & 1 ? 1 : 0]],
        [lozenge(0.4), colours.inlay],
      ]),
    )
  }
  return shapes
}

/** The four boards of the frame, mitred, the light from above and from the left. */
const woodwork = (layout: Layout, colours: ThemeColours): readonly Shape[] => {
  const { sizePx: s, insetPx: near, squarePx } = layout
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
  const tones = [
    lighter(colours.frame, 0.07),
    darker(colours.frame, 0.1),
    darker(colours.frame, 0.16),
    lighter(colours.frame, 0.03),
  ]
  const sides = tones.map((fill, side): Shape => {
    const next = (side + 1) % 4
    const corners = [outer[side], outer[next], inner[next], inner[side]] as readonly Place[]
    return { kind: 'path', d: polygon(corners), fill }
  })
  return [{ kind: 'path', d: rectangle(0, 0, s, s), fill: colours.frame }, ...sides]
}

const inlays = ({ sizePx, insetPx, squarePx }: Layout, colours: ThemeColours): readonly Shape[] => {
  const width = Math.max(1, Math.round(insetPx * 0.07))
  const line = (from: number, side: number, opacity: number): Shape => ({
    kind: 'path',
    d: rectangle(from, from, side, side),
    stroke: colours.inlay,
    width,
    opacity,
  })
  const gap = width * 1.5
  return [line(insetPx - gap, 8 * squarePx + 2 * gap, 1), line(gap, sizePx - 2 * gap, 0.55)]
}

const stars = ({ sizePx, insetPx }: Layout, colours: ThemeColours): readonly Shape[] => {
  const near = insetPx / 2
  const far = sizePx - near
  return [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ].map(
    (at): Shape => ({
      kind: 'group',
      at: at as unknown as Place,
      scale: insetPx * 0.3,
      shapes: [
        { kind: 'path', d: STAR, fill: colours.border },
        { kind: 'path', d: lozenge(0.45), fill: colours.inlay },
      ],
    }),
  )
}

/** The frame with its woven border. */
export const walnutFrame = ({ layout, colours, coordinates }: Ground): readonly Shape[] => {
  const { sizePx, insetPx } = layout
  const middle = sizePx / 2
  const sides = [0, 90, 180, 270].map((turn): Shape => {
    const hasLabels = coordinates && turn >= 180
    const along: Shape = {
      kind: 'group',
      at: [0, insetPx / 2 - middle],
      shapes: weave(layout, colours, !hasLabels),
    }
    return { kind: 'group', at: [middle, middle], turn, shapes: [along] }
  })
  return [...woodwork(layout, colours), ...inlays(layout, colours), ...sides, ...stars(layout, colours)]
}
