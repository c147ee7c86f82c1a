import type { Piece } from '@tama/engine'
import type { SetArt } from '../art.ts'
import { blend, darker, lighter } from '../colour.ts'
import type { PieceColours } from '../palette.ts'
import { circle, type Paint, path, type Shape } from '../shape.ts'
import { standingShadow } from './shadow.ts'

/** Radius of the disc. */
const RADIUS = 39

/** From the upper left, where the light is, to the lower right. */
const across = (x: number, y: number, radius: number, from: string, to: string): Paint => ({
  kind: 'linear',
  from: [x - radius * 0.72, y - radius * 0.72],
  to: [x + radius * 0.72, y + radius * 0.72],
  stops: [
    { at: 0, colour: from },
    { at: 1, colour: to },
  ],
})

/** The outline of a disc of some height, seen slightly from the front. */
const drum = (y: number, height: number): string =>
  path(
    'M',
    50 - RADIUS,
    y,
    'A',
    RADIUS,
    RADIUS,
    0,
    0,
    1,
    50 + RADIUS,
    y,
    'v',
    height,
    'A',
    RADIUS,
    RADIUS,
    0,
    0,
    1,
    50 - RADIUS,
    y + height,
    'Z',
  )

/** The lower half of a disc's edge, at some height. */
const lowerArc = (y: number): string =>
  path('M', 50 - RADIUS, y, 'A', RADIUS, RADIUS, 0, 0, 0, 50 + RADIUS, y)

interface Tones {
  readonly face: string
  readonly edge: string
  readonly shine: string
  readonly shade: string
}

const tonesOf = (piece: Piece, palette: PieceColours): Tones =>
  piece.colour === 'white'
    ? {
        face: palette.white,
        edge: palette['white-edge'],
        shine: lighter(palette.white, 0.75),
        shade: blend(palette.white, palette['white-edge'], 0.34),
      }
    : {
        face: palette.black,
        edge: palette['black-edge'],
        shine: lighter(palette.black, 0.3),
        shade: darker(palette.black, 0.42),
      }

/** One turned ring: a groove that is dark towards the light and bright away from it. */
const groove = (y: number, radius: number, tones: Tones): readonly Shape[] => [
  {
    kind: 'path',
    d: circle(50, y, radius),
    stroke: across(50, y, radius, tones.shade, tones.shine),
    width: 3.4,
  },
  { kind: 'path', d: circle(50, y, radius), stroke: tones.edge, width: 0.9, opacity: 0.55 },
]

/** The turned top: a rounded rim, a groove, and a dish. */
const top = (y: number, tones: Tones): readonly Shape[] => [
  { kind: 'path', d: circle(50, y, RADIUS), fill: across(50, y, RADIUS, tones.shine, tones.shade) },
  {
    kind: 'path',
    d: circle(50, y, RADIUS - 2.6),
    fill: across(50, y, RADIUS, lighter(tones.face, 0.14), tones.face),
  },
  ...groove(y, RADIUS - 8.5, tones),
  {
    kind: 'path',
    d: circle(50, y, RADIUS - 10),
    fill: across(50, y, RADIUS - 10, blend(tones.face, tones.shade, 0.5), lighter(tones.face, 0.1)),
  },
]

const side = (y: number, height: number, tones: Tones): readonly Shape[] => [
  {
    kind: 'path',
    d: drum(y, height),
    fill: {
      kind: 'linear',
      from: [50 - RADIUS, 0],
      to: [50 + RADIUS, 0],
      stops: [
        { at: 0, colour: blend(tones.shade, tones.edge, 0.2) },
        { at: 0.28, colour: blend(tones.face, tones.shade, 0.55) },
        { at: 1, colour: blend(tones.shade, tones.edge, 0.62) },
      ],
    },
    stroke: tones.edge,
    width: 3.4,
  },
]

const man = (tones: Tones): readonly Shape[] => {
  const y = 47
  return [
    standingShadow(56),
    ...side(y, 6, tones),
    ...top(y, tones),
    ...groove(y, 18, tones),
    { kind: 'path', d: circle(50, y, 7.5), fill: across(50, y, 7.5, tones.shine, tones.shade) },
    { kind: 'path', d: circle(50, y, 7.5), stroke: tones.edge, width: 0.9, opacity: 0.6 },
  ]
}

/** A crown of five points in a box from -24 to 24. */
const CROWN = path(
  'M',
  -21,
  12,
  'L',
  -26,
  -9,
  'L',
  -14.5,
  0.5,
  'L',
  -12.5,
  -15,
  'L',
  -4.5,
  -2,
  'L',
  0,
  -20,
  'L',
  4.5,
  -2,
  'L',
  12.5,
  -15,
  'L',
  14.5,
  0.5,
  'L',
  26,
  -9,
  'L',
  21,
  12,
  'Z',
)
const CROWN_BAND = path('M', -20.5, 14.5, 'L', 20.5, 14.5, 'L', 19.5, 20, 'L', -19.5, 20, 'Z')

const crown = (y: number, colour: string, outline: string): Shape => {
  const metal: Paint = {
    kind: 'linear',
    from: [-20, -20],
    to: [20, 22],
    stops: [
      { at: 0, colour: lighter(colour, 0.35) },
      { at: 0.45, colour },
      { at: 1, colour: darker(colour, 0.25) },
    ],
  }
  return {
    kind: 'group',
    at: [50, y],
    scale: 1.13,
    shapes: [
      { kind: 'path', d: CROWN, stroke: outline, width: 4, opacity: 0.5 },
      { kind: 'path', d: CROWN, fill: metal, stroke: outline, width: 1.4 },
      { kind: 'path', d: CROWN_BAND, fill: metal, stroke: outline, width: 1.4 },
    ],
  }
}

const king = (tones: Tones, colour: string): readonly Shape[] => {
  const y = 41
  return [
    standingShadow(58),
    ...side(y, 15, tones),
    { kind: 'path', d: lowerArc(y + 7.5), stroke: tones.edge, width: 2, opacity: 0.9 },
    { kind: 'path', d: lowerArc(y + 9), stroke: tones.shine, width: 0.9, opacity: 0.5 },
    ...top(y, tones),
    crown(y - 0.5, colour, tones.edge),
  ]
}

/** Discs turned from boxwood and rosewood. A king is a stack of two with a crown. */
export const turned: SetArt = {
  id: 'turned',
  colours: {
    light: {
      white: '#f7efe0',
      'white-edge': '#5e482b',
      'white-crown': '#a3273d',
      black: '#4a2c22',
      'black-edge': '#1c0f0a',
      'black-crown': '#f0c869',
    },
    dark: {
      white: '#f1e7d5',
      'white-edge': '#463420',
      'white-crown': '#9b1c37',
      black: '#33201a',
      'black-edge': '#0b0604',
      'black-crown': '#eac265',
    },
  },
  piece: (piece, colours) => {
    const tones = tonesOf(piece, colours)
    if (piece.kind === 'man') return man(tones)
    return king(tones, colours[piece.colour === 'white' ? 'white-crown' : 'black-crown'])
  },
}
