import type { Ground, ThemeArt } from '../art.ts'
import { atCorners, fourSides, lineRound, mitred, type Side } from '../band.ts'
import { blend, darker, lighter } from '../colour.ts'
import { lozenge, SQUARE_STAR, STEPPED_DIAMOND } from '../ornament.ts'
import type { ThemeColours } from '../palette.ts'
import { sequence } from '../random.ts'
import { path, rectangle, type Shape } from '../shape.ts'
import { daylight, frameShade, gridLines, hairOf, onBoard, squaresOf, wholeBoard } from '../squares.ts'

const motif = (x: number, size: number, parts: readonly (readonly [d: string, colour: string])[]): Shape => ({
  kind: 'group',
  at: [x, 0],
  scale: size,
  shapes: parts.map(([d, fill]) => ({ kind: 'path', d, fill })),
})

/**
 * Marquetry along one side: a stepped diamond at each line between squares, beads beside it, and a small one at each
 * square where no coordinate stands.
 */
const marquetry =
  (colours: ThemeColours) =>
  ({ layout: { insetPx, squarePx }, labelled }: Side): readonly Shape[] => {
    const woods = [colours['border-2'], colours.border] as const
    const diamonds = [-3, -2, -1, 0, 1, 2, 3].map((line) =>
      motif(line * squarePx, insetPx * 0.26, [
        [STEPPED_DIAMOND, woods[line & 1 ? 0 : 1]],
        [lozenge(0.45), colours.inlay],
      ]),
    )
    const between = [-4, -3, -2, -1, 0, 1, 2, 3].flatMap((square) => {
      const x = (square + 0.5) * squarePx
      const bead = squarePx / 2 - insetPx * 0.52
      const beads = [-bead, bead].map((dx) => motif(x + dx, insetPx * 0.09, [[lozenge(1), colours.inlay]]))
      if (labelled) return beads
      const small = motif(x, insetPx * 0.17, [
        [lozenge(1), woods[square & 1 ? 1 : 0]],
        [lozenge(0.4), colours.inlay],
      ])
      return [...beads, small]
    })
    return [...diamonds, ...between]
  }

const frame = (ground: Ground): readonly Shape[] => {
  const { layout, colours } = ground
  const { insetPx, sizePx } = layout
  const line = Math.max(1, Math.round(insetPx * 0.07))
  return [
    { kind: 'path', d: rectangle(0, 0, sizePx, sizePx), fill: colours.frame },
    ...mitred(layout, [
      lighter(colours.frame, 0.07),
      darker(colours.frame, 0.1),
      darker(colours.frame, 0.16),
      lighter(colours.frame, 0.03),
    ]),
    lineRound(layout, line * 1.5, line, colours.inlay),
    lineRound(layout, -line * 1.5, line, colours.inlay, 0.55),
    ...fourSides(ground, marquetry(colours)),
    ...atCorners(layout, 0.3, [
      { kind: 'path', d: SQUARE_STAR, fill: colours.border },
      { kind: 'path', d: lozenge(0.45), fill: colours.inlay },
    ]),
  ]
}

/** Long wavy lines of wood grain over a box; every so often they part around a knot's shadow. */
const grain = (size: number, lines: number, seed: number): string => {
  const next = sequence(seed)
  const parts: (string | number)[] = []
  for (let line = 0; line < lines; line++) {
    const y = ((line + next()) / lines) * size
    const wave = (next() - 0.5) * size * 0.024
    parts.push('M', 0, y)
    parts.push('C', size * 0.3, y + wave, size * 0.6, y - wave * 1.6, size, y + wave * (next() - 0.2))
  }
  return path(...parts)
}

/** Short pores along the grain. */
const pores = (size: number, count: number, seed: number): string => {
  const next = sequence(seed)
  const parts: (string | number)[] = []
  for (let pore = 0; pore < count; pore++) {
    const length = size * (0.006 + 0.03 * next() * next())
    parts.push('M', next() * (size - length), next() * size, 'h', length)
  }
  return path(...parts)
}

/** The veneer: one leaf over the whole board, or two woods inlaid square by square. */
const veneer = ({ layout, colours, squares }: Ground): readonly Shape[] => {
  const board = 8 * layout.squarePx
  const hair = hairOf(layout)
  const leaf = (tone: string, seed: number): readonly Shape[] => [
    {
      kind: 'path',
      d: grain(board, 16, seed + 3),
      stroke: darker(tone, 0.4),
      width: hair * 7,
      opacity: 0.05,
    },
    { kind: 'path', d: grain(board, 72, seed), stroke: darker(tone, 0.45), width: hair, opacity: 0.16 },
    { kind: 'path', d: grain(board, 50, seed + 1), stroke: lighter(tone, 0.5), width: hair, opacity: 0.2 },
    { kind: 'path', d: pores(board, 200, seed + 2), stroke: darker(tone, 0.5), width: hair, opacity: 0.2 },
  ]
  if (squares === 'plain') {
    return [
      { kind: 'path', d: wholeBoard(layout), fill: colours.field },
      onBoard(layout, leaf(colours.field, 7)),
    ]
  }
  return [
    { kind: 'path', d: wholeBoard(layout), fill: colours.light },
    { kind: 'path', d: squaresOf(1, layout), fill: colours.dark },
    onBoard(layout, leaf(colours.light, 41), squaresOf(0, layout)),
    onBoard(layout, leaf(colours.dark, 23), squaresOf(1, layout)),
  ]
}

/** Small lozenges of mother-of-pearl where the lines cross. */
const pearls = ({ insetPx, squarePx }: Ground['layout'], colours: ThemeColours): Shape => {
  const crossings = [1, 2, 3, 4, 5, 6, 7]
  const at = (line: number): number => insetPx + line * squarePx
  return {
    kind: 'path',
    d: crossings.flatMap((x) => crossings.map((y) => lozenge(squarePx * 0.062, [at(x), at(y)]))).join(' '),
    fill: blend(colours.light, '#ffffff', 0.4),
    stroke: colours.grid,
    width: squarePx * 0.02,
  }
}

const veneered = (ground: Ground): readonly Shape[] => {
  const { layout, colours, squares } = ground
  const hair = hairOf(layout)
  return [
    ...veneer(ground),
    {
      kind: 'path',
      d: gridLines(layout, hair, hair),
      stroke: lighter(colours.light, 0.6),
      width: hair,
      opacity: 0.4,
    },
    { kind: 'path', d: gridLines(layout, hair), stroke: colours.grid, width: hair, opacity: 0.85 },
    ...(squares === 'plain' ? [pearls(layout, colours)] : []),
    daylight(layout),
    ...frameShade(layout),
    {
      kind: 'path',
      d: wholeBoard(layout),
      stroke: blend(colours.grid, '#000000', 0.4),
      width: Math.max(1, Math.round(layout.squarePx * 0.02)),
    },
  ]
}

/** A walnut box with marquetry in its frame and pearl where the lines cross. */
export const walnut: ThemeArt = {
  id: 'walnut',
  colours: {
    light: {
      field: '#dcb988',
      light: '#e3c79b',
      dark: '#cfa976',
      grid: '#7d5734',
      frame: '#54331f',
      inlay: '#d9b36a',
      border: '#a3273d',
      'border-2': '#2f7d80',
      coordinates: '#f3e2c4',
      last: '#5f7f2e',
      chosen: '#0a626a',
      target: '#0b5a61',
      must: '#9b1c37',
      hint: '#3d4fb8',
      refused: '#b3132f',
      later: '#5b3a8c',
    },
    dark: {
      field: '#b28f60',
      light: '#bd9a6b',
      dark: '#a68353',
      grid: '#40291a',
      frame: '#2a1910',
      inlay: '#a67f3f',
      border: '#8d2438',
      'border-2': '#2b6d70',
      coordinates: '#e2cda9',
      last: '#c9dd84',
      chosen: '#0c3b40',
      target: '#0b3439',
      must: '#780c25',
      hint: '#252f88',
      refused: '#7d0a1f',
      later: '#3d2066',
    },
  },
  ground: (ground) => [...frame(ground), ...veneered(ground)],
}
