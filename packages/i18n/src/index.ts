export {
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  type LanguageCode,
  languageOf,
  pickLanguage,
} from './languages.ts'
export { loadMessages } from './load.ts'
export type { Message, MessageKey, Messages, Param, ParamNames, ParamsFor, Plural } from './message.ts'
export { MESSAGE_PARTS, type MessagePart, partOf } from './parts.ts'
export { boardWords } from './sentences/board-words.ts'
export {
  fenErrorSentence,
  linkErrorSentence,
  moveErrorSentence,
  rulesetErrorSentence,
  tooMuchForLinkSentence,
} from './sentences/errors.ts'
export { type ExactResult, exactSentence } from './sentences/exact.ts'
export { outcomeSentence } from './sentences/outcome.ts'
export { type FindingWords, findingSentence, goalText, taskText } from './sentences/puzzle.ts'
export {
  collectionErrorSentence,
  pdnPuzzleSentence,
  puzzleErrorSentence,
} from './sentences/puzzle-errors.ts'
export { rulesetFields } from './sentences/ruleset-fields.ts'
export { rulesetName } from './sentences/ruleset-name.ts'
export { setupFaultSentence } from './sentences/setup-fault.ts'
export type { SquareName } from './sentences/square-name.ts'
export { type Translator, translator } from './translator.ts'
