/** The colours that a board theme sets. */
export const THEME_COLOURS = [
  /** The squares: the one tone of a plain board, the two of a chequered one, and the line between squares. */
  'field',
  'light',
  'dark',
  'grid',
  /** The frame, its inlaid line, the border's two colours, the coordinates. */
  'frame',
  'inlay',
  'border',
  'border-2',
  'coordinates',
  /** The marks. */
  'last',
  'chosen',
  'target',
  'must',
  'hint',
  'refused',
  'later',
] as const
export type ThemeColours = Readonly<Record<(typeof THEME_COLOURS)[number], string>>

/** The colours that a set of pieces has: each side's face, outline and crown. */
export const PIECE_COLOURS = [
  'white',
  'white-edge',
  'white-crown',
  'black',
  'black-edge',
  'black-crown',
] as const
export type PieceColours = Readonly<Record<(typeof PIECE_COLOURS)[number], string>>

/** All colours of a picture, each `#rrggbb`. */
export type Palette = ThemeColours & PieceColours
