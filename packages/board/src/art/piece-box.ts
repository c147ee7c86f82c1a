import { circle, type Shape } from './shape.ts'

/** Pieces are drawn in a box of this side, the square they stand on; the shadow may fall a little outside. */
export const PIECE_BOX = 100

/** The shadow that a lifted piece throws on the board below it, in the same box. */
export const liftedShadowArt: readonly Shape[] = [
  {
    kind: 'path',
    d: circle(50, 50, 48),
    fill: {
      kind: 'radial',
      centre: [50, 50],
      radius: 48,
      stops: [
        { at: 0, colour: '#000000', alpha: 0.5 },
        { at: 0.6, colour: '#000000', alpha: 0.34 },
        { at: 1, colour: '#000000', alpha: 0 },
      ],
    },
  },
]
