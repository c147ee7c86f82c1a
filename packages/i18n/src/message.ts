import type { en } from './en.ts'

/** A message with one form per `Intl.PluralRules` category; its parameter `count` chooses. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A sentence with `{placeholders}`, or its plural forms. */
export type Message = string | Plural

/** Name of a message: `area.name`. */
export type MessageKey = keyof typeof en

/** The messages of an area in another language: the same keys as its `English` file, plural where that is plural. */
export type Translated<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : Plural
}

/** All messages of one language; the English files say which there are and which of them are plural. */
export type Messages = Translated<typeof en>

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

type NamesOf<M> = M extends string ? NamesIn<M> : NamesIn<M[keyof M]> | 'count'

/** Names of the placeholders of a message. */
export type ParamNames<K extends MessageKey> = NamesOf<(typeof en)[K]>

/** A value for a placeholder: text as it is, numbers in the language's own form. */
export type Param = string | number

/** What `t(key, …)` takes after the key: nothing, or a value for each placeholder (`count` must be a number). */
export type ParamsFor<K extends MessageKey> = [ParamNames<K>] extends [never]
  ? readonly []
  : readonly [{ readonly [N in ParamNames<K>]: N extends 'count' ? number : Param }]
