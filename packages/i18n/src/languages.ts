/** Codes of the languages that have a message file, English first. */
export const LANGUAGE_CODES = ['en', 'hy', 'tr', 'ar'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

/** A language the user can choose. */
export interface Language {
  readonly code: LanguageCode
  /** The language's name in itself. */
  readonly name: string
  /** Direction of its text; goes into `<html dir>`. The board itself is always left to right. */
  readonly dir: 'ltr' | 'rtl'
  /** Locale for `Intl`: digits stay Latin everywhere, as in square names. */
  readonly locale: string
  /** What stands in for `Intl` in browsers that know nothing of the locale; Chromium knows no Armenian. */
  readonly standIn?: StandIn
}

/** Forms of a language where the browser has none. */
export interface StandIn {
  /** A locale that writes numbers, and dates in figures, in the same way. */
  readonly figures: string
  /** The word between the last two of a list. */
  readonly and: string
  readonly or: string
}

/** Every language, in the order of the menu. */
export const LANGUAGES: readonly Language[] = [
  { code: 'en', name: 'English', dir: 'ltr', locale: 'en' },
  { code: 'hy', name: 'Հայերեն', dir: 'ltr', locale: 'hy', standIn: { figures: 'pl', and: 'և', or: 'կամ' } },
  { code: 'tr', name: 'Türkçe', dir: 'ltr', locale: 'tr' },
  { code: 'ar', name: 'العربية', dir: 'rtl', locale: 'ar-u-nu-latn' },
]

const byCode = new Map(LANGUAGES.map((language) => [language.code, language]))

/** The language with `code`. */
export const languageOf = (code: LanguageCode): Language => byCode.get(code) as Language

/** True for the code of a language that has a message file. */
export const isLanguageCode = (text: string): text is LanguageCode => byCode.has(text as LanguageCode)

/**
 * The language to start in: the stored choice, else the first of the browser's languages that we have, else English.
 * @param wanted language tags, best first, as in `navigator.languages` (`tr-TR`, `hy`, …), any case
 * @param stored the user's earlier choice; anything but a known code is passed over
 */
export const pickLanguage = (wanted: readonly string[], stored?: string | null): LanguageCode => {
  if (stored && isLanguageCode(stored)) return stored
  for (const tag of wanted) {
    const code = tag.toLowerCase().split(/[-_]/)[0] ?? ''
    if (isLanguageCode(code)) return code
  }
  return 'en'
}
