import type { Ground, ThemeArt } from '../art.ts'
import { atCorners, fourSides, lineRound, type Side } from '../band.ts'
import { darker, lighter } from '../colour.ts'
import { lozenge, STEPPED_DIAMOND } from '../ornament.ts'
import type { ThemeColours } from '../palette.ts'
import { sequence } from '../random.ts'
import { type Place, path, polygon, rectangle, type Shape } from '../shape.ts'
import { gridLines, hairOf, onBoard, squaresOf, wholeBoard } from '../squares.ts'

/** A ram's horn, the sign of strength, in a box from -1 to 1: a stem with two curled ends, all in steps. */
const HORN = (() => {
  const half: readonly Place[] = [
    [0, -0.2],
    [0.25, -0.2],
    [0.25, -0.75],
    [1, -0.75],
    [1, 0.1],
    [0.55, 0.1],
    [0.55, -0.3],
    [0.78, -0.3],
    [0.78, -0.5],
    [0.45, -0.5],
    [0.45, 0.45],
    [0.2, 0.45],
    [0.2, 0.85],
    [0, 0.85],
  ]
  return polygon([...half, ...[...half].reverse().map(([x, y]): Place => [-x, y])])
})()

const put = (x: number, size: number, shapes: readonly Shape[]): Shape => ({
  kind: 'group',
  at: [x, 0],
  scale: size,
  shapes,
})

/** The border of one side: horns where no letter stands, stepped diamonds at the lines, between two rows of teeth. */
const border =
  (colours: ThemeColours) =>
  ({ layout: { insetPx, squarePx }, labelled }: Side): readonly Shape[] => {
    const tooth = squarePx / 8
    const teeth = (edge: number, deep: number): string => {
      const parts: string[] = []
      for (let index = -32; index < 32; index++) {
        const x = index * tooth
        parts.push(
          polygon([
            [x, edge],
            [x + tooth * 0.5, edge + deep],
            [x + tooth, edge],
          ]),
        )
      }
      return parts.join(' ')
    }
    const yarns = [colours['border-2'], colours.inlay] as const
    const diamonds = [-3, -2, -1, 0, 1, 2, 3].map((line) =>
      put(line * squarePx, insetPx * 0.31, [
        { kind: 'path', d: STEPPED_DIAMOND, fill: yarns[line & 1 ? 0 : 1] },
        { kind: 'path', d: lozenge(0.5), fill: colours.border },
        { kind: 'path', d: lozenge(0.22), fill: colours.coordinates },
      ]),
    )
    const horns = labelled
      ? []
      : [-4, -3, -2, -1, 0, 1, 2, 3].map((square) =>
          put((square + 0.5) * squarePx, insetPx * 0.31, [
            { kind: 'path', d: HORN, fill: yarns[square & 1 ? 1 : 0] },
          ]),
        )
    return [
      { kind: 'path', d: teeth(-insetPx * 0.5, insetPx * 0.13), fill: colours.border },
      { kind: 'path', d: teeth(insetPx * 0.42, -insetPx * 0.13), fill: colours.border },
      ...diamonds,
      ...horns,
    ]
  }

const frame = (ground: Ground): readonly Shape[] => {
  const { layout, colours } = ground
  const { insetPx, sizePx } = layout
  const line = Math.max(1, Math.round(insetPx * 0.08))
  return [
    { kind: 'path', d: rectangle(0, 0, sizePx, sizePx), fill: colours.frame },
    ...fourSides(ground, border(colours)),
    lineRound(layout, line * 0.5, line, colours.inlay),
    ...atCorners(layout, 0.5, [
      { kind: 'path', d: rectangle(-1, -1, 2, 2), fill: colours.border },
      { kind: 'path', d: STEPPED_DIAMOND, fill: colours.frame },
      { kind: 'path', d: lozenge(0.52), fill: colours.inlay },
      { kind: 'path', d: lozenge(0.24), fill: colours['border-2'] },
    ]),
    onFrame(layout, sizePx),
  ]
}

/** The threads of the border, so that frame and field are one cloth. */
const onFrame = ({ insetPx, squarePx }: Ground['layout'], sizePx: number): Shape => {
  const step = Math.max(2, squarePx / 22)
  const parts: (string | number)[] = []
  for (let y = step / 2; y < sizePx; y += step) {
    if (y < insetPx || y > sizePx - insetPx) parts.push('M', 0, y, 'h', sizePx)
    else parts.push('M', 0, y, 'h', insetPx, 'M', sizePx - insetPx, y, 'h', insetPx)
  }
  return { kind: 'path', d: path(...parts), stroke: '#000000', width: step * 0.3, opacity: 0.16 }
}

/** The weft: level threads, each a little uneven. */
const weft = (size: number, threads: number, shift: number): string => {
  const parts: (string | number)[] = []
  for (let thread = 0; thread < threads; thread++) {
    parts.push('M', 0, ((thread + shift) / threads) * size, 'h', size)
  }
  return path(...parts)
}

/** Where a dyer's new batch of yarn begins the colour changes a little: level bands. */
const batches = (size: number, seed: number): string => {
  const next = sequence(seed)
  const parts: string[] = []
  for (let y = 0; y < size; ) {
    const height = size * (0.02 + 0.07 * next())
    if (next() > 0.5) parts.push(rectangle(0, y, size, Math.min(height, size - y)))
    y += height
  }
  return parts.join(' ')
}

/** Slubs: short thick places in the thread. */
const slubs = (size: number, threads: number, seed: number): string => {
  const next = sequence(seed)
  const parts: (string | number)[] = []
  for (let slub = 0; slub < 300; slub++) {
    const y = ((Math.floor(next() * threads) + 0.5) / threads) * size
    parts.push('M', next() * size, y, 'h', size * (0.004 + 0.02 * next()))
  }
  return path(...parts)
}

const cloth = (size: number, tone: string, seed: number): readonly Shape[] => {
  const threads = 160
  const thick = size / threads
  return [
    { kind: 'path', d: batches(size, seed), fill: darker(tone, 0.5), opacity: 0.07 },
    { kind: 'path', d: batches(size, seed + 4), fill: lighter(tone, 0.5), opacity: 0.08 },
    { kind: 'path', d: weft(size, threads, 0), stroke: darker(tone, 0.5), width: thick * 0.34, opacity: 0.2 },
    {
      kind: 'path',
      d: weft(size, threads, 0.5),
      stroke: lighter(tone, 0.5),
      width: thick * 0.34,
      opacity: 0.2,
    },
    {
      kind: 'path',
      d: slubs(size, threads, seed),
      stroke: lighter(tone, 0.6),
      width: thick * 0.6,
      opacity: 0.25,
    },
    {
      kind: 'path',
      d: slubs(size, threads, seed + 2),
      stroke: darker(tone, 0.5),
      width: thick * 0.6,
      opacity: 0.16,
    },
  ]
}

const field = ({ layout, colours, squares }: Ground): readonly Shape[] => {
  const board = 8 * layout.squarePx
  const whole = wholeBoard(layout)
  const thread = Math.max(1, Math.round(layout.squarePx * 0.024))
  const hair = hairOf(layout)
  const tones: readonly Shape[] =
    squares === 'plain'
      ? [{ kind: 'path', d: whole, fill: colours.field }, onBoard(layout, cloth(board, colours.field, 3))]
      : [
          { kind: 'path', d: whole, fill: colours.light },
          { kind: 'path', d: squaresOf(1, layout), fill: colours.dark },
          onBoard(layout, cloth(board, colours.light, 3), squaresOf(0, layout)),
          onBoard(layout, cloth(board, colours.dark, 11), squaresOf(1, layout)),
        ]
  const stitch = layout.squarePx / 11
  return [
    ...tones,
    {
      kind: 'path',
      d: gridLines(layout, thread),
      stroke: darker(colours.field, 0.35),
      width: thread,
      opacity: 0.35,
    },
    {
      kind: 'path',
      d: gridLines(layout, thread),
      stroke: colours.grid,
      width: thread,
      dash: [stitch * 0.6, stitch * 0.4],
      opacity: 0.85,
    },
    { kind: 'path', d: whole, stroke: darker(colours.frame, 0.2), width: hair },
  ]
}

/** A flat-woven cloth: a field of undyed wool (by night of faded indigo) in a border of teeth, diamonds and horns. */
export const kilim: ThemeArt = {
  id: 'kilim',
  colours: {
    light: {
      field: '#dccba6',
      light: '#e4d6b6',
      dark: '#cdb588',
      grid: '#8e2433',
      frame: '#7c1d2c',
      inlay: '#d99a35',
      border: '#1f2f5c',
      'border-2': '#2f7a76',
      coordinates: '#f6e7c8',
      last: '#577a2a',
      chosen: '#0a626a',
      target: '#0b5a61',
      must: '#9b1c37',
      hint: '#3443a6',
      refused: '#b3132f',
      later: '#5b3a8c',
    },
    dark: {
      field: '#8b97ac',
      light: '#96a2b6',
      dark: '#7a86a0',
      grid: '#232e4d',
      frame: '#1b2340',
      inlay: '#b98434',
      border: '#7d1f2f',
      'border-2': '#2a6a68',
      coordinates: '#ecdcbc',
      last: '#f0f4b0',
      chosen: '#043036',
      target: '#042a30',
      must: '#5c0420',
      hint: '#1a1c6a',
      refused: '#5c0418',
      later: '#34105c',
    },
  },
  ground: (ground) => [...frame(ground), ...field(ground)],
}
