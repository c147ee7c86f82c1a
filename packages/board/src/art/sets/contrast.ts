import type { SetArt } from '../art.ts'
import { circle, path, type Shape } from '../shape.ts'

/** A crown of three points on a band, filling the disc. */
const CROWN = path(
  'M',
  26,
  62,
  'L',
  22,
  34,
  'L',
  37,
  46,
  'L',
  50,
  24,
  'L',
  63,
  46,
  'L',
  78,
  34,
  'L',
  74,
  62,
  'Z',
  'M',
  27,
  67,
  'L',
  73,
  67,
  'L',
  72,
  75,
  'L',
  28,
  75,
  'Z',
)

/** A disc with a ring of the other colour: at its edge on a white one, inside it on a black one, so that both look as large. */
const disc = (radius: number, isWhite: boolean, face: string, edge: string): readonly Shape[] => [
  { kind: 'path', d: circle(50, 50, radius), fill: isWhite ? edge : face },
  { kind: 'path', d: circle(50, 50, radius - (isWhite ? 4.5 : 3.5)), fill: isWhite ? face : edge },
  ...(isWhite ? [] : [{ kind: 'path', d: circle(50, 50, radius - 6.5), fill: face } as const]),
]

/** Flat discs in pure colours with an outline of the opposite one. A king is larger, with a crown across it. */
export const contrast: SetArt = {
  id: 'contrast',
  colours: {
    light: {
      white: '#ffffff',
      'white-edge': '#000000',
      'white-crown': '#000000',
      black: '#000000',
      'black-edge': '#ffffff',
      'black-crown': '#ffffff',
    },
    dark: {
      white: '#ffffff',
      'white-edge': '#000000',
      'white-crown': '#000000',
      black: '#000000',
      'black-edge': '#ffffff',
      'black-crown': '#ffffff',
    },
  },
  piece: ({ colour, kind }, colours) => {
    const isWhite = colour === 'white'
    const [face, edge] = [colours[colour], colours[`${colour}-edge`]]
    if (kind === 'man') return disc(37, isWhite, face, edge)
    return [...disc(45, isWhite, face, edge), { kind: 'path', d: CROWN, fill: colours[`${colour}-crown`] }]
  },
}
