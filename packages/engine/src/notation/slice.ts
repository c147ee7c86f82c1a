/** A piece of a longer text that remembers where it stood: `at` is the column of its first character, counted from 1. */
export interface Slice {
  readonly text: string
  readonly at: number
}

/** `slice` from its character number `start` (from 0) on. */
export const sliceOf = (slice: Slice, start: number): Slice => ({
  text: slice.text.slice(start),
  at: slice.at + start,
})

/** `slice` without blanks at its ends. */
export const trimSlice = (slice: Slice): Slice => {
  const text = slice.text.trimStart()
  return { text: text.trimEnd(), at: slice.at + slice.text.length - text.length }
}

/** The parts of `slice` between separators; at least one. */
export const splitSlice = (slice: Slice, separator: string): readonly Slice[] => {
  let at = slice.at
  return slice.text.split(separator).map((text) => {
    const part = { text, at }
    at += text.length + separator.length
    return part
  })
}
