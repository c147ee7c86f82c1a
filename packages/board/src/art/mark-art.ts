import type { MarkKind } from '../marks.ts'
import { wheel } from './ornament.ts'
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

/** A ring of `count` dashes: what is only advised. */
const dashed = (stroke: string, radius: number, width: number, count: number): Shape => {
  const step = (2 * Math.PI * radius) / count
  return { kind: 'path', d: circle(50, 50, radius), stroke, width, dash: [step * 0.6, step * 0.4] }
}

/** The corners of the square, as brackets around what stands on it. */
const brackets = (stroke: string, width: number, length: number, inset = 6): Shape => {
  const [near, far] = [inset, 100 - inset]
  const corner = (x: number, y: number, dx: number, dy: number): string =>
    path('M', x + dx * length, y, 'L', x, y, 'L', x, y + dy * length)
  return {
    kind: 'path',
    d: [
      corner(near, near, 1, 1),
      corner(far, near, -1, 1),
      corner(near, far, 1, -1),
      corner(far, far, -1, -1),
    ].join(' '),
    stroke,
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
      return [fill(palette.must, 0.24), ring(palette.must, 46, 6)]
    case 'must-now':
      return [fill(palette.must, 0.4), ring(palette.must, 45, 9), ring(palette.must, 36, 3)]
    case 'hint-from':
      return [fill(palette.hint, 0.25), dashed(palette.hint, 45.5, 7, 16)]
    case 'hint-to':
      return [fill(palette.hint, 0.2), dashed(palette.hint, 30, 7, 8)]
    case 'refused':
      return [fill(palette.refused, 0.3), frame(palette.refused, 8)]
    case 'over':
      return [fill(palette.chosen, 0.22), frame(palette.chosen, 4, 0.8)]
    case 'premove-from':
      return [fill(palette.later, 0.3), brackets(palette.later, 6, 14)]
    case 'premove-to':
      return [fill(palette.later, 0.3), brackets(palette.later, 6, 14), dashed(palette.later, 28, 7, 10)]
    case 'pending':
      return [fill(palette.chosen, 0.3), dashed(palette.chosen, 45.5, 7, 20)]
    case 'won':
      return [
        fill(palette.last, 0.3),
        {
          kind: 'group',
          clip: rectangle(0, 0, 100, 100),
          shapes: [{ kind: 'path', d: wheel(16, [50, 50], 39, 66), fill: palette.last }],
        },
      ]
    case 'stuck':
      return [fill(palette.refused, 0.16), brackets(palette.refused, 7, 22, 7)]
  }
}
