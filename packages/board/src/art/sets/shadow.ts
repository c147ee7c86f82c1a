import { circle, type Shape } from '../shape.ts'

/** The soft shadow of a piece that stands on the board, around a centre at the height `y` of the box. */
export const standingShadow = (y: number, radius = 46): Shape => ({
  kind: 'path',
  d: circle(51.5, y, radius),
  fill: {
    kind: 'radial',
    centre: [51.5, y],
    radius,
    stops: [
      { at: 0.7, colour: '#000000', alpha: 0.42 },
      { at: 0.86, colour: '#000000', alpha: 0.16 },
      { at: 1, colour: '#000000', alpha: 0 },
    ],
  },
})
