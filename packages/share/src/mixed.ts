import type { BitSource, Field } from './bits.ts'
import { fromDigits, toDigits } from './digits.ts'

/** A number from 0 to `radix` - 1 and how many values it might have had. */
export type Place = readonly [value: number, radix: number]

/** The same places as fields of bits. */
export const placesOf = (fields: readonly Field[]): readonly Place[] =>
  fields.map(([value, width]): Place => [value, 2 ** width])

/** Writes places as one number of mixed radix in base 62, the first place the lowest. A place of radix 1 costs nothing. */
export const packPlaces = (places: readonly Place[]): string =>
  toDigits(places.reduceRight((number, [value, radix]) => number * BigInt(radix) + BigInt(value), 0n))

/** Takes places off a text that `packPlaces` wrote; what is above its highest digit is 0. */
export interface PlaceReader extends BitSource {
  /** The next place, 0 .. `radix` - 1; `radix` is 1 or more. */
  readonly place: (radix: number) => number
  /** True when only zeros are left. */
  readonly isSpent: () => boolean
}

/** A reader of `text`, whose characters must all be digits of base 62. */
export const readPlaces = (text: string): PlaceReader => {
  let rest = fromDigits(text)
  const place = (radix: number): number => {
    const value = Number(rest % BigInt(radix))
    rest /= BigInt(radix)
    return value
  }
  return { place, take: (width) => place(2 ** width), isSpent: () => rest === 0n }
}

/** True when `text` is a number as `packPlaces` writes one: no zeros before it. */
export const isNumber = (text: string): boolean => text === '0' || /^[^0]/.test(text)
