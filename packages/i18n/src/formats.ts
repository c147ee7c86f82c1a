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

const formatsOfBrowser = (locale: string): Formats => {
  const numbers = new Intl.NumberFormat(locale)
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  }
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return {
    number: numbers.format,
    percent: percents.format,
    list: (items, link) => lists[link].format(items),
    date: dates.format,
  }
}

const formatsOfStandIn = ({ figures, and, or }: StandIn): Formats => {
  const words = { and, or }
  const numbers = new Intl.NumberFormat(figures)
  const dates = new Intl.DateTimeFormat(figures, { day: '2-digit', month: '2-digit', year: 'numeric' })
  return {
    number: numbers.format,
    percent: (ratio) => `${numbers.format(Math.round(ratio * 100))}%`,
    list: (items, link) => {
      const others = items.slice(0, -1).join(', ')
      return [others, ...items.slice(-1)].filter(Boolean).join(` ${words[link]} `)
    },
    date: dates.format,
  }
}

/** True when the browser has the forms of a locale. */
const isKnown = (locale: string): boolean => Intl.ListFormat.supportedLocalesOf(locale).length > 0

/**
 * The forms of a language.
 * @param known whether the browser has them: without, what the language brings stands in
 */
export const formatsOf = ({ locale, standIn }: Language, known = isKnown(locale)): Formats =>
  known || standIn === undefined ? formatsOfBrowser(locale) : formatsOfStandIn(standIn)
