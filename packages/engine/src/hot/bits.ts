// HOT: tiny functions that V8 inlines; no objects, closures, iterators or exceptions below.
// The board is split by the parity of the file: the even word holds files a c e g, the odd word b d f h.
// A square's word is its lowest bit, its bit in that word is `square >> 1`, so a row is four neighbouring bits of
// each word and a forward step is a shift by four without carry (docs/adr/0006-board-split-by-file-parity.md).

/** The bit of `square` in the even word; 0 when it lies in the odd one. */
export const evenBit = (square: number): number => ((square & 1) ^ 1) << (square >> 1)

/** The bit of `square` in the odd word; 0 when it lies in the even one. */
export const oddBit = (square: number): number => (square & 1) << (square >> 1)

/** The index, 0..31, of the lowest bit of `word`, which must not be 0. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word)

/** How many bits of an int32 are set. */
export const popcount = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** `word` one row towards the opponent of the side to move. */
export const ahead = (word: number, black: number): number => (black !== 0 ? word >>> 4 : word << 4)

/** Squares of the even word one to the right of squares of the odd word. */
export const rightOfOdd = (odd: number): number => (odd & 0x77777777) << 1

/** Squares of the odd word one to the left of squares of the even word. */
export const leftOfEven = (even: number): number => (even >>> 1) & 0x77777777
