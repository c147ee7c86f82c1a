import type { Speed } from './view.ts'

/** How long things take, in milliseconds. The only place with times; a record of zeros is no motion and no waiting. */
export interface Motion {
  /** A slide or a hop takes this much … */
  readonly hopMs: number
  /** … and this much more for every square beyond the first. */
  readonly perSquareMs: number
  /** No single hop takes longer. */
  readonly longestHopMs: number
  /** Rest on each landing square before the next hop. */
  readonly restMs: number
  /** A captured piece leaves within this time, from the moment it is crossed. */
  readonly vanishMs: number
  /** A dropped piece finds the centre of its square. */
  readonly settleMs: number
  /** The crown appears. */
  readonly crownMs: number
}

const normal: Motion = {
  hopMs: 190,
  perSquareMs: 34,
  longestHopMs: 400,
  restMs: 50,
  vanishMs: 170,
  settleMs: 80,
  crownMs: 220,
}

const scaled = (factor: number): Motion => ({
  hopMs: normal.hopMs * factor,
  perSquareMs: normal.perSquareMs * factor,
  longestHopMs: normal.longestHopMs * factor,
  restMs: normal.restMs * factor,
  vanishMs: normal.vanishMs * factor,
  settleMs: normal.settleMs * factor,
  crownMs: normal.crownMs * factor,
})

/** Motion by speed. `off` drops every delay, too. */
export const MOTIONS: Readonly<Record<Speed, Motion>> = {
  off: scaled(0),
  fast: scaled(0.5),
  normal,
  slow: scaled(2),
}

/** The motion for a user: who asked the system for reduced motion gets none, at any speed. */
export const motionFor = (speed: Speed, reduced: boolean): Motion => MOTIONS[reduced ? 'off' : speed]
