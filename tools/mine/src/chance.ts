/** A source of chance: each call gives the next number, 0 up to but not 1. */
export type Chance = () => number

/** Scrambles an int32 into another, each bit depending on all (the finaliser of MurmurHash3, public domain). */
const mix = (value: number): number => {
  let word = value | 0
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return word ^ (word >>> 16)
}

/** The same numbers for the same seeds: a Weyl sequence through `mix`. */
export const chanceFrom = (...seeds: readonly number[]): Chance => {
  let word = seeds.reduce((sum, seed) => mix(sum + seed), 1)
  return () => {
    word = (word + 0x9e3779b9) | 0
    return (mix(word) >>> 0) / 2 ** 32
  }
}

/** One of `items`, which must not be empty. */
export const pick = <T>(items: readonly T[], chance: Chance): T =>
  items[Math.floor(chance() * items.length)] as T
