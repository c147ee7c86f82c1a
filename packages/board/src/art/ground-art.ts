import type { Colour } from '@tama/engine'
import { type Layout, squareAtSpot } from '../geometry.ts'
import { blend, darker, lighter } from './colour.ts'
import type { Palette } from './palette.ts'
import { path, polygon, rectangle, type Shape } from './shape.ts'

/** A fixed sequence of numbers 0..1, so that the grain is the same everywhere and every time. */
const sequence = (seed: number) => {
  let state = seed
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const GRAIN_LINES = 46

/** Long wavy lines of wood grain over a box. */
const grain = (size: number, seed: number): string => {
  const next = sequence(seed)
  const parts: (string | number)[] = []
  for (let line = 0; line < GRAIN_LINES; line++) {
    const y = ((line + next()) / GRAIN_LINES) * size
    const wave = (next() - 0.5) * size * 0.02
    parts.push(
      'M',
      0,
      y,
      'C',
      size * 0.3,
      y + wave,
      size * 0.6,
      y - wave * 1.6,
      size,
      y + wave * (next() - 0.2),
    )
  }
  return path(...parts)
}

/** Squares of one tone as one path, in device pixels. */
const squaresOf = (tone: 0 | 1, { insetPx, squarePx }: Layout): string => {
  const parts: string[] = []
  for (let line = 0; line < 8; line++) {
    for (let column = 0; column < 8; column++) {
      if ((line + column) % 2 !== tone) continue
      parts.push(rectangle(insetPx + column * squarePx, insetPx + line * squarePx, squarePx, squarePx))
    }
  }
  return parts.join(' ')
}

/** The lines between squares, whole device pixels wide and on them. */
const gridLines = ({ insetPx, squarePx }: Layout, width: number): string => {
  const offset = (width % 2) / 2
  const parts: (string | number)[] = []
  for (let line = 1; line < 8; line++) {
    const at = insetPx + line * squarePx + offset
    parts.push('M', at, insetPx, 'v', 8 * squarePx, 'M', insetPx, at, 'h', 8 * squarePx)
  }
  return path(...parts)
}

const squares = (layout: Layout, palette: Palette): readonly Shape[] => {
  const { insetPx, squarePx } = layout
  const board = 8 * squarePx
  const hair = Math.max(1, Math.round(squarePx * 0.018))
  return [
    { kind: 'path', d: rectangle(insetPx, insetPx, board, board), fill: palette.light },
    { kind: 'path', d: squaresOf(1, layout), fill: palette.dark },
    {
      kind: 'group',
      clip: rectangle(insetPx, insetPx, board, board),
      shapes: [
        {
          kind: 'group',
          at: [insetPx, insetPx],
          shapes: [
            {
              kind: 'path',
              d: grain(board, 7),
              stroke: darker(palette.dark, 0.35),
              width: hair * 0.9,
              opacity: 0.13,
            },
            {
              kind: 'path',
              d: grain(board, 23),
              stroke: lighter(palette.light, 0.6),
              width: hair * 0.9,
              opacity: 0.16,
            },
          ],
        },
      ],
    },
    { kind: 'path', d: gridLines(layout, hair), stroke: palette.grid, width: hair, opacity: 0.55 },
    {
      kind: 'path',
      d: rectangle(insetPx, insetPx, board, board),
      fill: {
        kind: 'linear',
        from: [insetPx, insetPx],
        to: [insetPx + board, insetPx + board],
        stops: [
          { at: 0, colour: '#ffffff', alpha: 0.1 },
          { at: 0.5, colour: '#ffffff', alpha: 0 },
          { at: 1, colour: '#000000', alpha: 0.1 },
        ],
      },
    },
  ]
}

/** A stepped diamond as woven in kilims, in a box from -1 to 1, in thirds. */
const DIAMOND = polygon([
  [0, -1],
  [0.34, -1],
  [0.34, -0.67],
  [0.67, -0.67],
  [0.67, -0.34],
  [1, -0.34],
  [1, 0.34],
  [0.67, 0.34],
  [0.67, 0.67],
  [0.34, 0.67],
  [0.34, 1],
  [-0.34, 1],
  [-0.34, 0.67],
  [-0.67, 0.67],
  [-0.67, 0.34],
  [-1, 0.34],
  [-1, -0.34],
  [-0.67, -0.34],
  [-0.67, -0.67],
  [-0.34, -0.67],
  [-0.34, -1],
])
const HEART = polygon([
  [0, -0.45],
  [0.45, 0],
  [0, 0.45],
  [-0.45, 0],
])

/** The eight-pointed star of the corners: two squares, one turned. */
const STAR = [
  polygon([
    [-0.72, -0.72],
    [0.72, -0.72],
    [0.72, 0.72],
    [-0.72, 0.72],
  ]),
  polygon([
    [0, -1.02],
    [1.02, 0],
    [0, 1.02],
    [-1.02, 0],
  ]),
].join(' ')

const motif = (x: number, y: number, size: number, colour: string, heart: string): Shape => ({
  kind: 'group',
  at: [x, y],
  scale: size,
  shapes: [
    { kind: 'path', d: DIAMOND, fill: colour },
    { kind: 'path', d: HEART, fill: heart },
  ],
})

const frame = (layout: Layout, palette: Palette): readonly Shape[] => {
  const { sizePx, insetPx, squarePx } = layout
  const far = insetPx + 8 * squarePx
  const band = (points: readonly (readonly [number, number])[], colour: string): Shape => ({
    kind: 'path',
    d: polygon(points),
    fill: colour,
  })
  const s = sizePx
  const line = Math.max(1, Math.round(insetPx * 0.07))
  const shapes: Shape[] = [
    { kind: 'path', d: rectangle(0, 0, s, s), fill: palette.wood },
    band(
      [
        [0, 0],
        [s, 0],
        [far, insetPx],
        [insetPx, insetPx],
      ],
      lighter(palette.wood, 0.07),
    ),
    band(
      [
        [0, 0],
        [insetPx, insetPx],
        [insetPx, far],
        [0, s],
      ],
      lighter(palette.wood, 0.03),
    ),
    band(
      [
        [s, 0],
        [s, s],
        [far, far],
        [far, insetPx],
      ],
      darker(palette.wood, 0.1),
    ),
    band(
      [
        [0, s],
        [insetPx, far],
        [far, far],
        [s, s],
      ],
      darker(palette.wood, 0.16),
    ),
    {
      kind: 'path',
      d: rectangle(
        insetPx - line * 1.5,
        insetPx - line * 1.5,
        8 * squarePx + line * 3,
        8 * squarePx + line * 3,
      ),
      stroke: palette.inlay,
      width: line,
    },
    {
      kind: 'path',
      d: rectangle(line * 1.5, line * 1.5, s - line * 3, s - line * 3),
      stroke: palette.inlay,
      width: line,
      opacity: 0.55,
    },
  ]
  const size = insetPx * 0.23
  const middle = insetPx / 2
  for (let edge = 1; edge < 8; edge++) {
    const at = insetPx + edge * squarePx
    const colour = edge % 2 === 0 ? palette.weave : palette['weave-2']
    for (const [x, y] of [
      [at, middle],
      [at, s - middle],
      [middle, at],
      [s - middle, at],
    ] as const) {
      shapes.push(motif(x, y, size, colour, palette.inlay))
    }
  }
  for (const [x, y] of [
    [middle, middle],
    [s - middle, middle],
    [middle, s - middle],
    [s - middle, s - middle],
  ] as const) {
    shapes.push({
      kind: 'group',
      at: [x, y],
      scale: insetPx * 0.27,
      shapes: [
        { kind: 'path', d: STAR, fill: palette.weave },
        { kind: 'path', d: HEART, fill: palette.inlay },
      ],
    })
  }
  return shapes
}

/** Letters below and numbers on the left, in the frame, as seen with `orientation` at the bottom. */
const coordinates = (layout: Layout, palette: Palette, orientation: Colour): readonly Shape[] => {
  const { sizePx, insetPx, squarePx, ratio } = layout
  const size = Math.max(Math.min(insetPx * 0.72, 15 * ratio), Math.min(insetPx * 0.95, 10 * ratio))
  const middle = insetPx / 2
  const shapes: Shape[] = []
  for (let index = 0; index < 8; index++) {
    const at = insetPx + (index + 0.5) * squarePx
    const below = squareAtSpot({ x: index + 0.5, y: 7.5 }, orientation)
    const left = squareAtSpot({ x: 0.5, y: index + 0.5 }, orientation)
    if (below === undefined || left === undefined) continue
    shapes.push(
      {
        kind: 'text',
        text: 'abcdefgh'[below & 7] as string,
        at: [at, sizePx - middle],
        size,
        fill: palette.coordinates,
      },
      { kind: 'text', text: String((left >> 3) + 1), at: [middle, at], size, fill: palette.coordinates },
    )
  }
  return shapes
}

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
  ...frame(layout, palette),
  ...(options.coordinates ? coordinates(layout, palette, orientation) : []),
  ...squares(layout, palette),
  {
    kind: 'path',
    d: rectangle(layout.insetPx, layout.insetPx, 8 * layout.squarePx, 8 * layout.squarePx),
    stroke: blend(palette.grid, '#000000', 0.4),
    width: Math.max(1, Math.round(layout.squarePx * 0.02)),
  },
]
