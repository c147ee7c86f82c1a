/** Scrambles an int32 into another, each bit depending on all (the finaliser of MurmurHash3, public domain). */
export const mix = (value: number): number => {
  let word = value | 0
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return word ^ (word >>> 16)
}

/** A source of chance: each call gives the next number, 0 up to but not 1. */
export type Chance = () => number

/** The same numbers for the same seed: a Weyl sequence through `mix`. */
export const chanceFrom = (seed: number): Chance => {
  let word = mix(seed)
  return () => {
    word = (word + 0x9e3779b9) | 0
    return (mix(word) >>> 0) / 2 ** 32
  }
}

/** A normally distributed number with mean 0 and deviation 1 (Box and Muller). */
export const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
