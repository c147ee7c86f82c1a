/** The 62 digits by value. Letters and digits only: nothing that a messenger, a mark-up or a double click cuts at. */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const BASE = BigInt(DIGITS.length)

/** `value`, 0 or more, in base 62 with the highest digit first, filled up with zeros to at least `width` digits. */
export const toDigits = (value: bigint, width = 1): string => {
  let text = ''
  for (let rest = value; rest > 0n; rest /= BASE) text = DIGITS.charAt(Number(rest % BASE)) + text
  return text.padStart(width, '0')
}

/** The number that `text` writes in base 62; every character must be a digit. */
export const fromDigits = (text: string): bigint =>
  [...text].reduce((value, digit) => value * BASE + BigInt(DIGITS.indexOf(digit)), 0n)
