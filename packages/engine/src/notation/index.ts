export {
  type FenError,
  MAX_FEN_LENGTH,
  makeFen,
  type NotAPosition,
  parseFen,
  parsePosition,
} from './fen.ts'
export { MAX_MOVE_LENGTH, type MoveError, makeFullMove, makeMove, parseMove } from './move-text.ts'
export {
  endedGameOfPdn,
  gameOfPdn,
  mainMoves,
  PDN_RESULTS,
  type PdnGame,
  type PdnLine,
  type PdnNote,
  type PdnResult,
  type PdnStep,
  type PdnTag,
  type PdnVariation,
  pdnOfGame,
  resultOf,
  tagValue,
} from './pdn-game.ts'
export {
  MAX_PDN_LENGTH,
  type MoveProblem,
  type PdnOptions,
  type PdnProblem,
  type PdnRefusal,
  parsePdn,
} from './pdn-read.ts'
export type { TagProblem } from './pdn-tags.ts'
export { makePdn } from './pdn-write.ts'
export {
  MAX_RULESET_LENGTH,
  makeRuleset,
  type OptionValues,
  parseRuleset,
  RULESET_OPTIONS,
  type RulesetError,
  withOption,
} from './ruleset-text.ts'
export type { TextPlace } from './text-place.ts'
