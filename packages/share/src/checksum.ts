/** CRC-24 of OpenPGP (RFC 9580, section 6.1): generator and first value. */
const GENERATOR = 0x864cfb
const FIRST = 0xb704ce

/** Digits and small letters without i, l, o and u: nothing that a messenger eats or an eye mistakes. */
const FIVE_BITS = '0123456789abcdefghjkmnpqrstvwxyz'

/** How many characters a checksum has. */
export const CHECKSUM_LENGTH = 5

/** The CRC-24 of the characters of `text`, which must be ASCII: 0 .. 2^24 - 1. */
export const crc24 = (text: string): number => {
  let crc = FIRST
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index) << 16
    for (let bit = 0; bit < 8; bit++) {
      crc <<= 1
      if (crc & 0x1000000) crc ^= 0x1000000 | GENERATOR
    }
  }
  return crc
}

/** The checksum of `text` as five characters, the highest bits first. Finds every change of up to 24 bits in a row. */
export const checksumOf = (text: string): string => {
  const crc = crc24(text)
  return [20, 15, 10, 5, 0].map((shift) => FIVE_BITS[(crc >> shift) & 31]).join('')
}
