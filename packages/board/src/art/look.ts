/** The boards to choose from, the default first. Ids are kept in settings and never change their meaning. */
export const BOARD_THEMES = ['walnut', 'tuff', 'kilim', 'contrast'] as const
export type BoardThemeId = (typeof BOARD_THEMES)[number]

/** The sets of pieces to choose from, the default first. */
export const PIECE_SETS = ['turned', 'obsidian', 'copper', 'contrast'] as const
export type PieceSetId = (typeof PIECE_SETS)[number]

/** How the squares are told apart: by lines alone, as boards of these games are, or by two tones as well. */
export const SQUARE_STYLES = ['plain', 'chequered'] as const
export type SquareStyle = (typeof SQUARE_STYLES)[number]

/** What a board looks like, as plain data for settings. Every combination goes. */
export interface Look {
  readonly theme: BoardThemeId
  readonly pieces: PieceSetId
  readonly squares: SquareStyle
  /** Letters and numbers in the frame. */
  readonly coordinates: boolean
}

/** The look of a board that was given none. */
export const DEFAULT_LOOK: Look = {
  theme: 'walnut',
  pieces: 'turned',
  squares: 'plain',
  coordinates: true,
}

/** The colours of a light or of a dark page. */
export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]
