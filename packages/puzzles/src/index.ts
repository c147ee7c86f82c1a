export {
  type CollectionError,
  FORMAT,
  type JsonFault,
  MAX_FILE_LENGTH,
  MAX_PUZZLES,
  makeCollection,
  type PuzzleRefusal,
  parseCollection,
  parsePuzzle,
  type ReadCollection,
  VERSION,
} from './format/collection-text.ts'
export { PUZZLE_FIELDS, type PuzzleError, type PuzzleField } from './format/field.ts'
export { jsonOfPuzzle, makePuzzle, puzzleOfJson } from './format/puzzle-text.ts'
export {
  GOAL_KINDS,
  type Goal,
  type GoalError,
  type GoalKind,
  MAX_GAIN,
  makeGoal,
  parseGoal,
} from './goal.ts'
export type { Json } from './json.ts'
export { type Collection, MAX_TURNS, type Puzzle } from './puzzle.ts'
export {
  countSteps,
  MAX_SOLUTION_PLIES,
  MAX_SOLUTION_STEPS,
  mainLine,
  mergeSolutions,
  type SolutionStep,
  stepsAfter,
  withLine,
  withMainLine,
  withoutLine,
} from './solution.ts'
