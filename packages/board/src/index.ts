export { createBoard } from './board.ts'
export type {
  Board,
  BoardEvents,
  BoardOptions,
  BoardSnapshot,
  BoardView,
  BoardWords,
  PieceSnapshot,
  Refusal,
  RendererChoice,
  Speed,
  SquareInfo,
} from './view.ts'
