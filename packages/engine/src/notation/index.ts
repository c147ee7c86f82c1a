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
  MAX_RULESET_LENGTH,
  makeRuleset,
  type OptionValues,
  parseRuleset,
  RULESET_OPTIONS,
  type RulesetError,
} from './ruleset-text.ts'
