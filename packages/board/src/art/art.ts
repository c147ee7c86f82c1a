import type { Colour, Piece } from '@tama/engine'
import type { Layout } from '../geometry.ts'
import { coordinatesArt } from './coordinates-art.ts'
import type { BoardThemeId, Look, PieceSetId, Scheme, SquareStyle } from './look.ts'
import type { Palette, PieceColours, ThemeColours } from './palette.ts'
import type { Shape } from './shape.ts'

/** What a theme draws an empty board from. */
export interface Ground {
  readonly layout: Layout
  readonly colours: ThemeColours
  readonly squares: SquareStyle
  /** Leave room in the lower and the left part of the frame. */
  readonly coordinates: boolean
}

/** A board: its colours and its drawing. */
export interface ThemeArt {
  readonly id: BoardThemeId
  readonly colours: Readonly<Record<Scheme, ThemeColours>>
  /** Frame and squares in device pixels, without coordinates. */
  readonly ground: (ground: Ground) => readonly Shape[]
}

/** A set of pieces: its colours and its drawings in a box of `PIECE_BOX`. */
export interface SetArt {
  readonly id: PieceSetId
  readonly colours: Readonly<Record<Scheme, PieceColours>>
  readonly piece: (piece: Piece, colours: PieceColours) => readonly Shape[]
}

/** A look with its drawings: what a board is given. Made by `loadArt`. */
export interface Art {
  readonly look: Look
  readonly theme: ThemeArt
  readonly set: SetArt
}

/** Art in the colours of a page: what painters paint with. */
export interface Style {
  readonly palette: Palette
  /** The empty board in device pixels. */
  readonly ground: (layout: Layout, orientation: Colour) => readonly Shape[]
  readonly piece: (piece: Piece) => readonly Shape[]
}

/** The style of `art` on a page of `scheme`. */
export const styleOf = ({ look, theme, set }: Art, scheme: Scheme): Style => {
  const palette: Palette = { ...theme.colours[scheme], ...set.colours[scheme] }
  const { squares, coordinates } = look
  return {
    palette,
    ground: (layout, orientation) => [
      ...theme.ground({ layout, colours: palette, squares, coordinates }),
      ...(coordinates ? coordinatesArt(layout, palette.coordinates, orientation) : []),
    ],
    piece: (piece) => set.piece(piece, palette),
  }
}
