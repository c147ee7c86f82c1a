import { fromDigits, toDigits } from './digits.ts'

/** A number and how many bits it is written with, the highest first. */
export type Field = readonly [value: number, width: number]

/** Writes fields one after the other as one number in base 62. A bit 1 stands before them, so that none is lost. */
export const packFields = (fields: readonly Field[]): string => {
  const bits = fields.map(([value, width]) => (width === 0 ? '' : value.toString(2).padStart(width, '0')))
  return toDigits(BigInt(`0b1${bits.join('')}`))
}

/** Where fields are read from. */
export interface BitSource {
  /** The next `width` bits as a number; undefined when fewer are left. */
  readonly take: (width: number) => number | undefined
}

/** Takes fields off a text that `packFields` wrote. */
export interface BitReader extends BitSource {
  /** True when no bit is left. */
  readonly isSpent: () => boolean
}

/** A reader of `text`, whose characters must all be digits of base 62. */
export const readBits = (text: string): BitReader => {
  const bits = fromDigits(text).toString(2).slice(1)
  let at = 0
  return {
    take: (width) => {
      if (at + width > bits.length) return undefined
      at += width
      return Number.parseInt(bits.slice(at - width, at), 2)
    },
    isSpent: () => at === bits.length,
  }
}
