import type { MarkKind } from '../marks.ts'
import type { Palette } from './palette.ts'
import { circle, path, rectangle, type Shape } from './shape.ts'

/** Marks are drawn in the box of their square, of this side. */
export const MARK_BOX = 100

const fill = (colour: string, opacity: number): Shape => ({
  kind: 'path',
  d: rectangle(0, 0, 100, 100),
  fill: colour,
  opacity,
})

const frame = (colour: string, width: number, opacity = 1): Shape => ({
  kind: 'path',
  d: rectangle(width / 2, width / 2, 100 - width, 100 - width),
  stroke: colour,
  width,
  opacity,
})

const ring = (colour: string, radius: number, width: number, opacity = 1): Shape => ({
  kind: 'path',
  d: circle(50, 50, radius),
  stroke: colour,
  width,
  opacity,
})

/** Four corners of a square: seen around a piece. */
const corners = (colour: string, width: number): Shape => {
  const a = width / 2 + 2
  const b = 100 - a
  const arm = 19
  return {
    kind: 'path',
    d: path(
      ...['M', a, a + arm, 'V', a, 'H', a + arm],
      ...['M', b - arm, a, 'H', b, 'V', a + arm],
      ...['M', b, b - arm, 'V', b, 'H', b - arm],
      ...['M', a + arm, b, 'H', a, 'V', b - arm],
    ),
    stroke: colour,
    width,
    cap: 'round',
  }
}

const CROSS = path('M', 40, 40, 'L', 60, 60, 'M', 60, 40, 'L', 40, 60)

/** The drawing of each kind of mark. Kinds differ in shape, not only in colour. */
export const markArt = (kind: MarkKind, palette: Palette): readonly Shape[] => {
  switch (kind) {
    case 'last-from':
      return [fill(palette.last, 0.22), ring(palette.last, 12, 4, 0.75)]
    case 'last-via':
      return [fill(palette.last, 0.16)]
    case 'last-to':
      return [fill(palette.last, 0.42)]
    case 'last-taken':
      return [{ kind: 'path', d: CROSS, stroke: palette.refused, width: 5, opacity: 0.6, cap: 'round' }]
    case 'chosen':
      return [fill(palette.chosen, 0.34), frame(palette.chosen, 6)]
    case 'target':
      return [{ kind: 'path', d: circle(50, 50, 14), fill: palette.target, opacity: 0.82 }]
    case 'capture-target':
      return [ring(palette.must, 27, 8, 0.9), { kind: 'path', d: circle(50, 50, 9), fill: palette.must }]
    case 'landing':
      return [ring(palette.must, 11, 5, 0.75)]
    case 'fork':
      return [fill(palette.must, 0.2), ring(palette.must, 31, 8), ring(palette.must, 14, 6)]
    case 'must':
      return [fill(palette.must, 0.22), corners(palette.must, 7)]
    case 'hint-from':
      return [fill(palette.hint, 0.25), ring(palette.hint, 45, 6)]
    case 'hint-to':
      return [fill(palette.hint, 0.2), { ...ring(palette.hint, 30, 7), dash: [14, 9.56] } as Shape]
    case 'refused':
      return [fill(palette.refused, 0.3), frame(palette.refused, 8)]
    case 'over':
      return [fill(palette.chosen, 0.22), frame(palette.chosen, 4, 0.8)]
  }
}
