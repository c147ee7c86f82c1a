export { type AnswerCheck, checkAnswer } from './answer-check.ts'
export { dayNumber, indexOfDay } from './daily.ts'
export { type Difficulty, difficultyOf, estimatedRating } from './difficulty.ts'
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
export {
  CSV_COLUMNS,
  type CsvError,
  makePuzzleCsv,
  parsePuzzleCsv,
  type ReadPuzzleCsv,
} from './format/csv.ts'
export { PUZZLE_FIELDS, type PuzzleError, type PuzzleField } from './format/field.ts'
export {
  makePuzzlePdn,
  type PdnPuzzleError,
  type PdnPuzzleRefusal,
  parsePuzzlePdn,
  type ReadPuzzlePdn,
} from './format/pdn.ts'
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
export { type Claim, type Decision, decideClaim } from './proof/claim.ts'
export type { Effort } from './proof/effort.ts'
export { type Moment, momentAfter, momentOf } from './proof/moment.ts'
export type { ProofState } from './proof/proof-state.ts'
export { type MoveProof, type MoveStatus, moveStatuses, type ProofProgress } from './proof/prove.ts'
export {
  createProofState,
  createProver,
  DEFAULT_PROOF_MB,
  finish,
  PROOF_STATUSES,
  type ProofStatus,
  type Prover,
} from './proof/prover.ts'
export type { Task } from './proof/question.ts'
export { type Collection, MAX_TURNS, type Puzzle } from './puzzle.ts'
export {
  FINDING_KINDS,
  type Finding,
  type FindingKind,
  type FindingOf,
  SEVERITIES,
  type Severity,
} from './report/finding.ts'
export { REPORT_STAGES, type ReportProgress, type ReportStage } from './report/inquiry.ts'
export { TRANSFERS, type Transfer, transfersOf } from './report/other-rulesets.ts'
export {
  provedMoves,
  type Report,
  type ReportOptions,
  reportOn,
  SOUNDNESS,
  type Soundness,
} from './report/report.ts'
export { type SetPlay, setPlayOf } from './report/set-play.ts'
export { setupFindings } from './report/setup-findings.ts'
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
export {
  gradeOf,
  type HintLevel,
  hintOf,
  remainingDefences,
  type Solving,
  type SolvingEvent,
  type SolvingPhase,
  type SolvingRecord,
  solve,
  solvingPosition,
  startSolving,
} from './solving/solving.ts'
export { STARTER_COLLECTIONS, type StarterCollection } from './starter.ts'
export { canonicalKey } from './symmetry.ts'
export { THEMES, type Theme, themesOf } from './themes/themes.ts'
export { areLandingSiblings, isSameTurn, type Turn, turnsOf } from './turn.ts'
export type {
  JobLimits,
  ProofAnswer,
  ProofApi,
  ProofJob,
  ProofQuestion,
  ProofResults,
  QuestionKind,
} from './worker/api.ts'
