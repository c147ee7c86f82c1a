/** Time, handed in so that tests can turn it by hand. */
export interface Clock {
  /** Milliseconds since an unspecified moment; never goes back. */
  readonly now: () => number
  /** Runs `work` once after `delayMs`; the answer cancels it. */
  readonly after: (delayMs: number, work: () => void) => () => void
}

/** The clock of the page. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, delayMs)
    return () => clearTimeout(timer)
  },
}
