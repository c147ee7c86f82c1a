export {
  agreeDraw,
  endedAfter,
  type Game,
  goTo,
  lastMove,
  type PlayError,
  type Ply,
  playMove,
  playOn,
  positionOf,
  redo,
  replayGame,
  resign,
  runOutOfTime,
  standingAt,
  startGame,
  status,
  undo,
} from './game.ts'
export type { Standing } from './game-standing.ts'
export { finalSquare, isCapture, type Move, moveKey, sameMove } from './move.ts'
export {
  DRAW_REASONS,
  type DrawReason,
  type History,
  NO_HISTORY,
  type Outcome,
  outcomeOf,
  WIN_REASONS,
  type WinReason,
} from './outcome.ts'
export { perft, referencePerft } from './perft.ts'
export {
  COLOURS,
  type Colour,
  forward,
  KINDS,
  type Kind,
  opponent,
  PIECES,
  type Piece,
  promotionRow,
} from './piece.ts'
export { play } from './play.ts'
export { err, ok, type Result, unreachable } from './result.ts'
export { legalMoves, legalRoutes } from './rules.ts'
export {
  LONE_MAN,
  LONE_SAME,
  PRESET_IDS,
  PRESETS,
  PROMOTIONS,
  type PresetId,
  REVERSALS,
  type Ruleset,
} from './ruleset.ts'
export {
  checkSetup,
  countPieces,
  EMPTY_SETUP,
  MAX_PIECES,
  type Placement,
  type Position,
  type Setup,
  type SetupFault,
  START,
  setupFaults,
  withPiece,
} from './setup.ts'
export {
  DIAGONALS,
  type Direction,
  fileOf,
  ORTHOGONALS,
  parseSquare,
  rowOf,
  SQUARES,
  type Square,
  squareAt,
  squareName,
  stepFrom,
} from './square.ts'
