import type { Chance } from '../screens/start/match.ts'

/** Chance from the browser; a given `seed` makes it the same every time. */
export const pageChance = (seed: number | undefined): Chance => {
  if (seed !== undefined) return { coin: (seed % 2) / 2, seed }
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2))
  return { coin: first / 2 ** 32, seed: second }
}
