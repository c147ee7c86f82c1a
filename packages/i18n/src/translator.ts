import { formatsOf, whenAsked } from './formats.ts'
import { type Language, type LanguageCode, languageOf } from './languages.ts'
import type { Message, MessageKey, Messages, Param, ParamsFor } from './message.ts'

/** Says messages in one language. Call it with a key and the values of its placeholders. */
export interface Translator {
  <K extends MessageKey>(key: K, ...params: ParamsFor<K>): string
  readonly language: Language
  /** `1,234.5` in the language's own form. */
  readonly number: (value: number) => string
  /** A ratio 0..1 as a whole percentage. */
  readonly percent: (ratio: number) => string
  /** `a, b and c`, or with `or` before the last. */
  readonly list: (items: readonly string[], link?: 'and' | 'or') => string
  /** A day in words. */
  readonly date: (day: Date) => string
}

/** First-strong isolate … pop: keeps `d4xd6` or a foreign name in one piece inside right-to-left text. */
const isolate = (text: string): string => `\u2068${text}\u2069`

const formOf = (
  message: Message,
  params: Readonly<Record<string, Param>>,
  rules: () => Intl.PluralRules,
): string => {
  if (typeof message === 'string') return message
  return message[rules().select(Number(params.count))] ?? message.other
}

/** In place of a message that has not come yet. */
const NOT_YET = '…'

/**
 * A translator for the language `code` with its `messages` (from `loadMessages`). A message that is not among them is
 * said as “…” and told to `onMissing`: its part is still to be fetched.
 * In right-to-left languages every text put into a message is isolated, so that squares and moves keep their order.
 */
export const translator = (
  code: LanguageCode,
  messages: Partial<Messages>,
  onMissing: (key: MessageKey) => void = () => undefined,
): Translator => {
  const language = languageOf(code)
  const { locale } = language
  const plurals = whenAsked(() => new Intl.PluralRules(locale))
  const formats = formatsOf(language)
  const guard = language.dir === 'rtl' ? isolate : (text: string) => text
  const say = <K extends MessageKey>(key: K, ...[given]: ParamsFor<K>): string => {
    const params = (given ?? {}) as Readonly<Record<string, Param>>
    const message: Message | undefined = messages[key]
    if (message === undefined) {
      onMissing(key)
      return NOT_YET
    }
    return formOf(message, params, plurals).replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name]
      if (value === undefined) throw new Error(`no value for {${name}} of ${key}`)
      return typeof value === 'number' ? formats.number(value) : guard(value)
    })
  }
  return Object.assign(say, {
    language,
    number: formats.number,
    percent: formats.percent,
    list: (items: readonly string[], link: 'and' | 'or' = 'and') => formats.list(items.map(guard), link),
    date: formats.date,
  })
}
