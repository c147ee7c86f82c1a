/** The 64 characters of base64url (RFC 4648, section 5) by value. */
export const SIX_BITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A number and how many bits it is written with, the highest first. */
export type Field = readonly [value: number, width: number]

/** Writes fields one after the other as characters of six bits; the last is filled up with zeros. */
export const packFields = (fields: readonly Field[]): string => {
  let text = ''
  let held = 0
  let heldBits = 0
  for (const [value, width] of fields) {
    for (let bit = width - 1; bit >= 0; bit--) {
      held = (held << 1) | ((value >> bit) & 1)
      if (++heldBits === 6) {
        text += SIX_BITS[held]
        held = 0
        heldBits = 0
      }
    }
  }
  return heldBits === 0 ? text : text + SIX_BITS[held << (6 - heldBits)]
}

/** Takes fields off a text that `packFields` wrote. */
export interface BitReader {
  /** The next `width` bits as a number; undefined when fewer are left. */
  readonly take: (width: number) => number | undefined
  /** True when nothing is left but the zeros that fill up the last character. */
  readonly isSpent: () => boolean
}

/** A reader of `text`, whose characters must all be of `SIX_BITS`. */
export const readBits = (text: string): BitReader => {
  const size = text.length * 6
  let at = 0
  const bitAt = (place: number): number => {
    const value = SIX_BITS.indexOf(text.charAt(Math.floor(place / 6)))
    return (value >> (5 - (place % 6))) & 1
  }
  return {
    take: (width) => {
      if (at + width > size) return undefined
      let value = 0
      for (let end = at + width; at < end; at++) value = value * 2 + bitAt(at)
      return value
    },
    isSpent: () => {
      if (size - at >= 6) return false
      for (let place = at; place < size; place++) if (bitAt(place) === 1) return false
      return true
    },
  }
}
