/** A fixed sequence of numbers 0..1, so that grain, pores and weave are the same everywhere and every time. */
export const sequence = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
