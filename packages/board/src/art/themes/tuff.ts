import type { Ground, ThemeArt } from '../art.ts'
import { atCorners, fourSides, lineRound, mitred, type Side } from '../band.ts'
import { blend, darker, lighter } from '../colour.ts'
import { wheel } from '../ornament.ts'
import type { ThemeColours } from '../palette.ts'
import { sequence } from '../random.ts'
import { circle, path, rectangle, type Shape } from '../shape.ts'
import { daylight, frameShade, gridLines, hairOf, onBoard, squaresOf, wholeBoard } from '../squares.ts'

/** Two strands as they cross in one cell of the plait, from `x` on, `period` long and `reach` to each side. */
const strand = (x: number, period: number, reach: number, up: boolean): string => {
  const from = up ? reach : -reach
  return path('M', x, from, 'C', x + period * 0.45, from, x + period * 0.55, -from, x + period, -from)
}

/** A plait of two strands in relief along one side, as carved on khachkars; letters stand on plain bosses. */
const plait =
  (colours: ThemeColours) =>
  ({ layout: { insetPx, squarePx }, labelled }: Side): readonly Shape[] => {
    const period = squarePx / 3
    const reach = insetPx * 0.19
    const cells = 24 - Math.ceil((insetPx * 0.5) / period)
    const start = (-cells * period) / 2
    const under: string[] = []
    const over: string[] = []
    for (let cell = 0; cell < cells; cell++) {
      const x = start + cell * period
      under.push(strand(x, period, reach, cell % 2 === 0))
      over.push(strand(x, period, reach, cell % 2 === 1))
    }
    const width = insetPx * 0.13
    const line = (d: string, stroke: string, wide: number): Shape => ({
      kind: 'path',
      d,
      stroke,
      width: wide,
    })
    const carve = (d: string): readonly Shape[] => [
      line(d, darker(colours.border, 0.5), width * 1.9),
      line(d, colours.border, width * 1.15),
      line(d, lighter(colours.border, 0.32), width * 0.35),
    ]
    const bosses = labelled
      ? [-4, -3, -2, -1, 0, 1, 2, 3].map(
          (square): Shape => ({
            kind: 'path',
            d: circle((square + 0.5) * squarePx, 0, insetPx * 0.42),
            fill: colours.frame,
            stroke: darker(colours.frame, 0.35),
            width: Math.max(1, insetPx * 0.035),
          }),
        )
      : []
    return [...carve(under.join(' ')), ...carve(over.join(' ')), ...bosses]
  }

const frame = (ground: Ground): readonly Shape[] => {
  const { layout, colours } = ground
  const { insetPx, sizePx } = layout
  const line = Math.max(1, Math.round(insetPx * 0.055))
  const next = sequence(77)
  const specks = Array.from({ length: 340 }, () =>
    path('M', next() * sizePx, next() * sizePx, 'h', sizePx * 0.002 * (0.4 + next())),
  ).join(' ')
  return [
    { kind: 'path', d: rectangle(0, 0, sizePx, sizePx), fill: colours.frame },
    ...mitred(layout, [
      lighter(colours.frame, 0.09),
      darker(colours.frame, 0.08),
      darker(colours.frame, 0.14),
      lighter(colours.frame, 0.05),
    ]),
    { kind: 'path', d: specks, stroke: darker(colours.frame, 0.5), width: line, opacity: 0.4, cap: 'round' },
    lineRound(layout, line * 1.2, line, lighter(colours.frame, 0.3)),
    lineRound(layout, -line * 1.4, line, lighter(colours.frame, 0.22), 0.8),
    ...fourSides(ground, plait(colours)),
    ...atCorners(layout, 0.5, [
      {
        kind: 'path',
        d: circle(0, 0, 0.88),
        fill: colours.frame,
        stroke: darker(colours.frame, 0.45),
        width: 0.09,
      },
      { kind: 'path', d: wheel(8, [0, 0], 0.14, 0.74), fill: colours.inlay },
    ]),
  ]
}

/** The bubbles of volcanic stone: dark hollows with a lit lower rim. */
const bubbles = (size: number, count: number, seed: number, largest: number): string => {
  const next = sequence(seed)
  const parts: (string | number)[] = []
  for (let bubble = 0; bubble < count; bubble++) {
    parts.push('M', next() * size, next() * size, 'h', size * largest * next() * next())
  }
  return path(...parts)
}

/** Broad veils of another tone, as the stone was laid down. */
const veils = (size: number, seed: number): string => {
  const next = sequence(seed)
  const parts: (string | number)[] = []
  for (let veil = 0; veil < 7; veil++) {
    const y = next() * size
    const lean = (next() - 0.5) * size * 0.3
    parts.push(
      'M',
      -size * 0.05,
      y,
      'C',
      size * 0.3,
      y + lean,
      size * 0.7,
      y - lean,
      size * 1.05,
      y + lean * 0.4,
    )
  }
  return path(...parts)
}

const stone = (size: number, tone: string, hair: number, seed: number): readonly Shape[] => {
  const dots = (
    count: number,
    salt: number,
    wide: number,
    largest: number,
    stroke: string,
    opacity: number,
  ): Shape => ({
    kind: 'path',
    d: bubbles(size, count, seed + salt, largest),
    stroke,
    width: hair * wide,
    opacity,
    cap: 'round',
  })
  return [
    { kind: 'path', d: veils(size, seed), stroke: lighter(tone, 0.5), width: size * 0.05, opacity: 0.07 },
    { kind: 'path', d: veils(size, seed + 9), stroke: darker(tone, 0.5), width: size * 0.035, opacity: 0.05 },
    dots(620, 1, 1, 0.001, darker(tone, 0.45), 0.3),
    dots(190, 2, 1.9, 0.006, darker(tone, 0.4), 0.24),
    dots(190, 2, 1.9, 0.006, lighter(tone, 0.6), 0.08),
    dots(46, 3, 3.2, 0.008, darker(tone, 0.38), 0.22),
    dots(240, 4, 1.2, 0.002, lighter(tone, 0.65), 0.3),
  ]
}

const slab = ({ layout, colours, squares }: Ground): readonly Shape[] => {
  const board = 8 * layout.squarePx
  const hair = hairOf(layout)
  const whole = wholeBoard(layout)
  const tones: readonly Shape[] =
    squares === 'plain'
      ? [
          { kind: 'path', d: whole, fill: colours.field },
          onBoard(layout, stone(board, colours.field, hair, 5)),
        ]
      : [
          { kind: 'path', d: whole, fill: colours.light },
          { kind: 'path', d: squaresOf(1, layout), fill: colours.dark },
          onBoard(layout, stone(board, colours.light, hair, 5), squaresOf(0, layout)),
          onBoard(layout, stone(board, colours.dark, hair, 31), squaresOf(1, layout)),
        ]
  const groove = Math.max(1, Math.round(layout.squarePx * 0.03))
  return [
    ...tones,
    {
      kind: 'path',
      d: gridLines(layout, groove, groove * 0.8),
      stroke: lighter(colours.light, 0.7),
      width: groove,
      opacity: 0.5,
    },
    { kind: 'path', d: gridLines(layout, groove), stroke: colours.grid, width: groove, opacity: 0.8 },
    daylight(layout, 1.2),
    ...frameShade(layout),
    { kind: 'path', d: whole, stroke: blend(colours.grid, '#000000', 0.3), width: groove },
  ]
}

/** A slab of rose tuff, the stone of Yerevan, in a carved frame of a darker one. */
export const tuff: ThemeArt = {
  id: 'tuff',
  colours: {
    light: {
      field: '#dba992',
      light: '#e4b8a2',
      dark: '#d29d86',
      grid: '#80493a',
      frame: '#5f3a33',
      inlay: '#e6b99f',
      border: '#a86a57',
      'border-2': '#8a5044',
      coordinates: '#f7e4d8',
      last: '#53702a',
      chosen: '#0a5a62',
      target: '#0b5259',
      must: '#8c1231',
      hint: '#3443a6',
      refused: '#a30f2b',
      later: '#54338a',
    },
    dark: {
      field: '#a87565',
      light: '#b28070',
      dark: '#9c6a5a',
      grid: '#4a2a24',
      frame: '#2d1c1a',
      inlay: '#b98772',
      border: '#7a4c41',
      'border-2': '#5d3831',
      coordinates: '#ecd6cb',
      last: '#dbe89a',
      chosen: '#062a2f',
      target: '#06272b',
      must: '#50041a',
      hint: '#181d5c',
      refused: '#520414',
      later: '#2a1150',
    },
  },
  ground: (ground) => [...frame(ground), ...slab(ground)],
}
