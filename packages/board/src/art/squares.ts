import type { Layout } from '../geometry.ts'
import { path, rectangle, type Shape } from './shape.ts'

/** The 64 squares as one rectangle, in device pixels. */
export const wholeBoard = ({ insetPx, squarePx }: Layout): string =>
  rectangle(insetPx, insetPx, 8 * squarePx, 8 * squarePx)

/** Squares of one tone as one path; a1 is of tone 1. */
export const squaresOf = (tone: 0 | 1, { insetPx, squarePx }: Layout): string => {
  const parts: string[] = []
  for (let line = 0; line < 8; line++) {
    for (let column = 0; column < 8; column++) {
      if ((line + column) % 2 !== tone) continue
      parts.push(rectangle(insetPx + column * squarePx, insetPx + line * squarePx, squarePx, squarePx))
    }
  }
  return parts.join(' ')
}

/** The seven lines each way between squares, `width` whole device pixels wide and on them, moved by `shift`. */
export const gridLines = ({ insetPx, squarePx }: Layout, width: number, shift = 0): string => {
  const offset = (width % 2) / 2 + shift
  const parts: (string | number)[] = []
  for (let line = 1; line < 8; line++) {
    const at = insetPx + line * squarePx + offset
    parts.push('M', at, insetPx, 'v', 8 * squarePx, 'M', insetPx, at, 'h', 8 * squarePx)
  }
  return path(...parts)
}

/** The width of the finest line that is drawn on squares, in whole device pixels. */
export const hairOf = ({ squarePx }: Layout): number => Math.max(1, Math.round(squarePx * 0.018))

/** Shapes in the coordinates of the 64 squares, cut off at their edge. */
export const onBoard = (layout: Layout, shapes: readonly Shape[], clip = wholeBoard(layout)): Shape => ({
  kind: 'group',
  clip,
  shapes: [{ kind: 'group', at: [layout.insetPx, layout.insetPx], shapes }],
})

/** Daylight over the whole board from the upper left, `strength` 0..1. */
export const daylight = (layout: Layout, strength = 1): Shape => {
  const { insetPx, squarePx } = layout
  const far = insetPx + 8 * squarePx
  return {
    kind: 'path',
    d: wholeBoard(layout),
    fill: {
      kind: 'linear',
      from: [insetPx, insetPx],
      to: [far, far],
      stops: [
        { at: 0, colour: '#ffffff', alpha: 0.1 * strength },
        { at: 0.5, colour: '#ffffff', alpha: 0 },
        { at: 1, colour: '#000000', alpha: 0.1 * strength },
      ],
    },
  }
}

/** The shade that the frame throws on the upper and left edge of the squares, which lie a little lower. */
export const frameShade = ({ insetPx, squarePx }: Layout): readonly Shape[] => {
  const board = 8 * squarePx
  const depth = squarePx * 0.1
  const shade = (x: number, y: number, width: number, height: number, isTop: boolean): Shape => ({
    kind: 'path',
    d: rectangle(x, y, width, height),
    fill: {
      kind: 'linear',
      from: [x, y],
      to: isTop ? [x, y + height] : [x + width, y],
      stops: [
        { at: 0, colour: '#000000', alpha: 0.26 },
        { at: 1, colour: '#000000', alpha: 0 },
      ],
    },
  })
  return [shade(insetPx, insetPx, board, depth, true), shade(insetPx, insetPx, depth, board, false)]
}
