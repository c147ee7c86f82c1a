import { toDigits } from './digits.ts'

/** CRC-24 of OpenPGP (RFC 9580, section 6.1): generator and first value. */
const GENERATOR = 0x1864cfb
const FIRST = 0xb704ce

/** How many digits a checksum has. */
export const CHECKSUM_LENGTH = 5

/** The CRC-24 of the characters of `text`, which must be ASCII: 0 .. 2^24 - 1. */
export const crc24 = (text: string): number => {
  let crc = FIRST
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index) << 16
    for (let bit = 0; bit < 8; bit++) {
      crc <<= 1
      if (crc & 0x1000000) crc ^= GENERATOR
    }
  }
  return crc
}

/** The checksum of `text` in base 62. */
export const checksumOf = (text: string): string => toDigits(BigInt(crc24(text)), CHECKSUM_LENGTH)
