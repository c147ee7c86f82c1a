/** How thinking time is given; `none` plays without clocks. */
export const CLOCK_KINDS = ['none', 'sudden-death', 'fischer', 'bronstein'] as const
export type ClockKind = (typeof CLOCK_KINDS)[number]

/**
 * The time of a game, the same for both sides. `sudden-death`: the time is all there is. `fischer`: each move adds time
 * once it is made. `bronstein`: each move gives back what it used, up to `addSeconds`.
 */
export interface TimeControl {
  readonly kind: ClockKind
  /** What each side starts with, `LEAST_BASE_SECONDS` or more. */
  readonly baseSeconds: number
  /** 0 or more; nothing in sudden death. */
  readonly addSeconds: number
}

export const LEAST_BASE_SECONDS = 60
export const MOST_BASE_SECONDS = 3 * 60 * 60
export const MOST_ADD_SECONDS = 180

export const NO_CLOCK: TimeControl = { kind: 'none', baseSeconds: 600, addSeconds: 5 }

/** What is offered without thinking about it, quick games first. */
export const TIME_PRESETS: readonly TimeControl[] = [
  NO_CLOCK,
  { kind: 'fischer', baseSeconds: 180, addSeconds: 2 },
  { kind: 'sudden-death', baseSeconds: 300, addSeconds: 0 },
  { kind: 'fischer', baseSeconds: 600, addSeconds: 5 },
  { kind: 'bronstein', baseSeconds: 900, addSeconds: 10 },
  { kind: 'fischer', baseSeconds: 1800, addSeconds: 20 },
]

/** True for two controls under which a game goes the same way. */
export const sameControl = (a: TimeControl, b: TimeControl): boolean => {
  if (a.kind !== b.kind) return false
  if (a.kind === 'none') return true
  return a.baseSeconds === b.baseSeconds && (a.kind === 'sudden-death' || a.addSeconds === b.addSeconds)
}
