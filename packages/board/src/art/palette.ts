/**
 * The colours of a board, each the value of a CSS custom property of the host: `light` is `--board-light`, and so on.
 * In a palette all are `#rrggbb`.
 */
export const COLOUR_NAMES = [
  /** The two tones of the squares, and the line between squares. */
  'light',
  'dark',
  'grid',
  /** The frame, its inlaid line, the woven border's two colours, the coordinates. */
  'wood',
  'inlay',
  'weave',
  'weave-2',
  'coordinates',
  /** The pieces and their outlines. */
  'white',
  'white-edge',
  'black',
  'black-edge',
  /** The crown of a white and of a black king. */
  'white-crown',
  'black-crown',
  /** The marks. */
  'last',
  'chosen',
  'target',
  'must',
  'hint',
  'refused',
] as const
export type ColourName = (typeof COLOUR_NAMES)[number]
export type Palette = Readonly<Record<ColourName, string>>

/** For pictures without a page, and for pages that set nothing. `board.css` holds the same values. */
export const LIGHT_PALETTE: Palette = {
  light: '#e3c79b',
  dark: '#cfa976',
  grid: '#7d5734',
  wood: '#54331f',
  inlay: '#d9b36a',
  weave: '#a3273d',
  'weave-2': '#2f7d80',
  coordinates: '#f3e2c4',
  white: '#f7efe0',
  'white-edge': '#6d5536',
  black: '#4a2c22',
  'black-edge': '#1c0f0a',
  'white-crown': '#a3273d',
  'black-crown': '#f0c869',
  last: '#5f7f2e',
  chosen: '#0a626a',
  target: '#0b5a61',
  must: '#9b1c37',
  hint: '#3d4fb8',
  refused: '#b3132f',
}

/** The same for a dark page. */
export const DARK_PALETTE: Palette = {
  light: '#bd9a6b',
  dark: '#a68353',
  grid: '#40291a',
  wood: '#2a1910',
  inlay: '#a67f3f',
  weave: '#8d2438',
  'weave-2': '#2b6d70',
  coordinates: '#e2cda9',
  white: '#f1e7d5',
  'white-edge': '#463420',
  black: '#33201a',
  'black-edge': '#0b0604',
  'white-crown': '#9b1c37',
  'black-crown': '#eac265',
  last: '#c9dd84',
  chosen: '#0c3b40',
  target: '#0b3439',
  must: '#780c25',
  hint: '#252f88',
  refused: '#7d0a1f',
}
