import type { Layout } from '../../geometry.ts'
import type { Ground, ThemeArt } from '../art.ts'
import { blend, darker, lighter } from '../colour.ts'
import type { ThemeColours } from '../palette.ts'
import { path, rectangle, type Shape } from '../shape.ts'
import { walnutFrame } from './walnut-frame.ts'

/** A fixed sequence of numbers 0..1, so that the grain is the same everywhere and every time. */
const sequence = (seed: number) => {
  let state = seed
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const GRAIN_LINES = 46
const PORES = 190

/** Long wavy lines of wood grain over a box. */
const grain = (size: number, seed: number): string => {
  const next = sequence(seed)
  const parts: (string | number)[] = []
  for (let line = 0; line < GRAIN_LINES; line++) {
    const y = ((line + next()) / GRAIN_LINES) * size
    const wave = (next() - 0.5) * size * 0.02
    parts.push('M', 0, y)
    parts.push('C', size * 0.3, y + wave, size * 0.6, y - wave * 1.6, size, y + wave * (next() - 0.2))
  }
  return path(...parts)
}

/** Short level pores of a light stone over a box. */
const pores = (size: number, seed: number): string => {
  const next = sequence(seed)
  const parts: (string | number)[] = []
  for (let pore = 0; pore < PORES; pore++) {
    const length = size * (0.004 + 0.022 * next() * next())
    parts.push('M', next() * (size - length), next() * size, 'h', length)
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

/** The upper and left edges of every square, just inside it: where an inlaid square catches the light. */
const litEdges = ({ insetPx, squarePx }: Layout, width: number): string => {
  const parts: (string | number)[] = []
  const from = width * 1.5
  for (let line = 0; line < 8; line++) {
    for (let column = 0; column < 8; column++) {
      const x = insetPx + column * squarePx + from
      const y = insetPx + line * squarePx + from
      parts.push('M', x, y + squarePx - 2 * from, 'V', y, 'H', x + squarePx - 2 * from)
    }
  }
  return path(...parts)
}

/** A texture that covers the squares of one tone only. */
const inlaid = (layout: Layout, tone: 0 | 1, shapes: readonly Shape[]): Shape => ({
  kind: 'group',
  clip: squaresOf(tone, layout),
  shapes: [{ kind: 'group', at: [layout.insetPx, layout.insetPx], shapes }],
})

/** Wood and stone, told apart by more than their tone. A board of one colour (forced colours) is left plain. */
const textures = (layout: Layout, colours: ThemeColours, hair: number): readonly Shape[] => {
  const board = 8 * layout.squarePx
  return [
    inlaid(layout, 1, [
      { kind: 'path', d: grain(board, 7), stroke: darker(colours.dark, 0.4), width: hair, opacity: 0.17 },
      { kind: 'path', d: grain(board, 23), stroke: lighter(colours.light, 0.5), width: hair, opacity: 0.2 },
    ]),
    inlaid(layout, 0, [
      {
        kind: 'path',
        d: pores(board, 5),
        stroke: darker(colours.light, 0.4),
        width: hair * 1.2,
        opacity: 0.2,
      },
      {
        kind: 'path',
        d: pores(board, 41),
        stroke: lighter(colours.light, 0.7),
        width: hair * 1.6,
        opacity: 0.22,
      },
    ]),
  ]
}

/** Light squares of stone, dark ones of wood, a fine line between them, and light from the upper left. */
const squaresArt = ({ layout, colours, squares }: Ground): readonly Shape[] => {
  const { insetPx, squarePx } = layout
  const board = 8 * squarePx
  const hair = Math.max(1, Math.round(squarePx * 0.018))
  const whole = rectangle(insetPx, insetPx, board, board)
  const isPlain = squares === 'plain'
  return [
    { kind: 'path', d: whole, fill: isPlain ? colours.field : colours.light },
    ...(isPlain ? [] : [{ kind: 'path', d: squaresOf(1, layout), fill: colours.dark } as const]),
    ...textures(layout, colours, hair),
    {
      kind: 'path',
      d: litEdges(layout, hair),
      stroke: lighter(colours.light, 0.6),
      width: hair,
      opacity: 0.28,
    },
    { kind: 'path', d: gridLines(layout, hair), stroke: colours.grid, width: hair, opacity: 0.6 },
    {
      kind: 'path',
      d: whole,
      fill: {
        kind: 'linear',
        from: [insetPx, insetPx],
        to: [insetPx + board, insetPx + board],
        stops: [
          { at: 0, colour: '#ffffff', alpha: 0.09 },
          { at: 0.5, colour: '#ffffff', alpha: 0 },
          { at: 1, colour: '#000000', alpha: 0.08 },
        ],
      },
    },
    {
      kind: 'path',
      d: whole,
      stroke: blend(colours.grid, '#000000', 0.4),
      width: Math.max(1, Math.round(squarePx * 0.02)),
    },
  ]
}

/** A walnut box with a woven border. */
export const walnut: ThemeArt = {
  id: 'walnut',
  colours: {
    light: {
      field: '#d9b88a',
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
      field: '#b18f60',
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
  ground: (ground) => [...walnutFrame(ground), ...squaresArt(ground)],
}
