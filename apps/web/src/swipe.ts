/** The way of a finger from where it was put down to where it was lifted. */
export interface FingerWay {
  /** CSS pixels; positive to the right and down. */
  readonly acrossPx: number
  readonly downPx: number
  readonly ms: number
}

/** Shorter ways are taps, slower ones are second thoughts. */
const LEAST_PX = 40
const MOST_MS = 800

/** What a swipe over the board of a review means: pages turn as in a record, in every language; undefined: nothing. */
export const swipeOf = ({ acrossPx, downPx, ms }: FingerWay): 'previous' | 'next' | undefined => {
  const isSwipe = Math.abs(acrossPx) >= LEAST_PX && Math.abs(acrossPx) > 2 * Math.abs(downPx) && ms <= MOST_MS
  if (!isSwipe) return undefined
  return acrossPx < 0 ? 'next' : 'previous'
}
