/** The middle one of `values` when they are sorted; of an even number the upper of the two in the middle. Not of none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] as number
