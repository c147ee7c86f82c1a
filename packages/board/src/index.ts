export type { Art } from './art/art.ts'
export { DEFAULT_ART, loadArt } from './art/load-art.ts'
export {
  BOARD_THEMES,
  type BoardThemeId,
  DEFAULT_LOOK,
  type Look,
  PIECE_SETS,
  type PieceSetId,
  type Scheme,
  SQUARE_STYLES,
  type SquareStyle,
} from './art/look.ts'
export { createBoard } from './board.ts'
export type { Cue } from './cue.ts'
export { premovedMove, premoveRoutes } from './premove.ts'
export type {
  Board,
  BoardEvents,
  BoardOptions,
  BoardSnapshot,
  BoardView,
  BoardWords,
  GameOver,
  PieceSnapshot,
  Refusal,
  RendererChoice,
  Speed,
  SquareInfo,
} from './view.ts'
