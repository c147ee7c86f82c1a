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
  /** At the start of a game one file of pieces follows the other after this much … */
  readonly dealStepMs: number
  /** … and each piece takes this long. */
  readonly arriveMs: number
  /** A mark swells and goes back once. */
  readonly beatMs: number
}

const normal: Motion = {
  hopMs: 190,
  perSquareMs: 34,
  longestHopMs: 400,
  restMs: 50,
  vanishMs: 170,
  settleMs: 80,
  crownMs: 220,
  dealStepMs: 36,
  arriveMs: 190,
  beatMs: 420,
}

const scaled = (motion: Motion, factor: number): Motion =>
  Object.fromEntries(Object.entries(motion).map(([name, ms]) => [name, ms * factor])) as unknown as Motion

/** Motion by speed. `off` drops every delay, too. */
export const MOTIONS: Readonly<Record<Speed, Motion>> = {
  off: scaled(normal, 0),
  fast: scaled(normal, 0.5),
  normal,
  slow: scaled(normal, 2),
}

/** The motion for a user: who asked the system for reduced motion gets none, at any speed. */
export const motionFor = (speed: Speed, reduced: boolean): Motion => MOTIONS[reduced ? 'off' : speed]

/**
 * How long each picture stays where a move that somebody asked to see again is shown without motion: as still pictures,
 * one for each landing.
 */
export const STILL_MS = 600

/** The motion of a move that is taken back: quicker, because everybody has seen it before. */
export const rewindMotion = (motion: Motion): Motion => scaled(motion, 0.6)
