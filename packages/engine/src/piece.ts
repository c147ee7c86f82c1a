/** The two sides, White first. */
export const COLOURS = ['white', 'black'] as const
export type Colour = (typeof COLOURS)[number]

/** The two kinds of piece. */
export const KINDS = ['man', 'king'] as const
export type Kind = (typeof KINDS)[number]

/** A piece on the board. There are only the four values of `PIECES`, so `===` compares them. */
export interface Piece {
  readonly colour: Colour
  readonly kind: Kind
}

/** The four pieces by colour and kind. */
export const PIECES: Readonly<Record<Colour, Readonly<Record<Kind, Piece>>>> = {
  white: { man: { colour: 'white', kind: 'man' }, king: { colour: 'white', kind: 'king' } },
  black: { man: { colour: 'black', kind: 'man' }, king: { colour: 'black', kind: 'king' } },
}

/** The other side. */
export const opponent = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white')

/** The row on which a man of `colour` becomes a king: 7 for White, 0 for Black. */
export const promotionRow = (colour: Colour): number => (colour === 'white' ? 7 : 0)

/** The change of row of a man's forward step: 1 for White, -1 for Black. */
export const forward = (colour: Colour): number => (colour === 'white' ? 1 : -1)
