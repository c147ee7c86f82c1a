export {
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  type LanguageCode,
  languageOf,
  pickLanguage,
} from './languages.ts'
export { ENGLISH, loadMessages } from './load.ts'
export type { Message, MessageKey, Messages, Param, ParamNames, ParamsFor, Plural } from './message.ts'
export { type Translator, translator } from './translator.ts'
