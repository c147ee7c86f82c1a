/**
 * The tree search without its frame, for tools that play and judge millions of positions: six words in, numbers out.
 * `@tama/search` itself is for everybody else.
 */
export { type Chance, chanceFrom, mix } from './chance.ts'
export { createSearchState } from './create.ts'
export {
  mirrorPattern,
  WINDOW_PATTERNS,
  WINDOW_ROWS,
  WINDOWS_A_ROW,
  windowSquares,
} from './eval/blocks.ts'
export { evaluate, flipRows } from './eval/evaluate.ts'
export { loadEvaluation } from './eval/load.ts'
export { evalTables } from './eval/tables.ts'
export { kingPlaces, passers, safeSteps } from './eval/terms.ts'
export { WEIGHT_AT, WEIGHT_COUNT, type Weights } from './eval/weights.ts'
export { makeWeights } from './eval/weights-text.ts'
export { poseQuestion } from './question.ts'
export { isDecided } from './score.ts'
export type { SearchState } from './state.ts'
export {
  advance,
  advanceBy,
  canCapture,
  isThreefold,
  newThought,
  quietPliesOf,
  rootMoves,
  type Thought,
  think,
} from './walk.ts'
