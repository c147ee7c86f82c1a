import type { Language, StandIn } from './languages.ts'

/** How numbers, dates and lists are written in a language. */
export interface Formats {
  readonly number: (value: number) => string
  /** @param ratio 1 is all of it; written as a whole percentage */
  readonly percent: (ratio: number) => string
  /** Items with commas, and a word before the last. */
  readonly list: (items: readonly string[], link: 'and' | 'or') => string
  /** A day in words, in figures where the browser has no words. */
  readonly date: (day: Date) => string
}

/** Made when it is first asked for: a form costs a slow device tens of milliseconds, and few pages need them all. */
export const whenAsked = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Whole numbers below a thousand are written alike in every language here; most pages show no others. */
const shortNumber = (value: number): string | undefined =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : undefined

const formatsOfBrowser = (locale: string): Formats => {
  const numbers = whenAsked(() => new Intl.NumberFormat(locale))
  const percents = whenAsked(() => new Intl.NumberFormat(locale, { style: 'percent' }))
  const lists = {
    and: whenAsked(() => new Intl.ListFormat(locale, { type: 'conjunction' })),
    or: whenAsked(() => new Intl.ListFormat(locale, { type: 'disjunction' })),
  }
  const dates = whenAsked(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }))
  return {
    number: (value) => shortNumber(value) ?? numbers().format(value),
    percent: (ratio) => percents().format(ratio),
    list: (items, link) => lists[link]().format(items),
    date: (day) => dates().format(day),
  }
}

const formatsOfStandIn = ({ figures, and, or }: StandIn): Formats => {
  const words = { and, or }
  const numbers = whenAsked(() => new Intl.NumberFormat(figures))
  const dates = whenAsked(
    () => new Intl.DateTimeFormat(figures, { day: '2-digit', month: '2-digit', year: 'numeric' }),
  )
  return {
    number: (value) => shortNumber(value) ?? numbers().format(value),
    percent: (ratio) => `${numbers().format(Math.round(ratio * 100))}%`,
    list: (items, link) => {
      const others = items.slice(0, -1).join(', ')
      return [others, ...items.slice(-1)].filter(Boolean).join(` ${words[link]} `)
    },
    date: (day) => dates().format(day),
  }
}

/** True when the browser has the forms of a locale. */
const isKnown = (locale: string): boolean => Intl.ListFormat.supportedLocalesOf(locale).length > 0

/**
 * The forms of a language.
 * @param known whether the browser has them: without, what the language brings stands in
 */
export const formatsOf = ({ locale, standIn }: Language, known?: boolean): Formats =>
  standIn === undefined || (known ?? isKnown(locale)) ? formatsOfBrowser(locale) : formatsOfStandIn(standIn)
