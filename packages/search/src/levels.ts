import type { Limits } from './limits.ts'

/** How strong the computer plays: how far it looks, and how it errs. The measured ladder is in the README. */
export interface Level {
  readonly limits: Limits
  /** How many of the best moves it wavers between; 1 plays the best it found. */
  readonly candidates: number
  /** The deviation, in centimen, of its judgement of each candidate. */
  readonly noiseCentimen: number
  /** How often, 0..1, it does not look at all and plays any legal move. */
  readonly carelessness: number
}

/** More than any position has moves worth telling apart. */
const ALL = 64

/** No level thinks longer than this on a slow device. */
const MOST_MS = 3000

/** The levels, weakest first: level 1 is at index 0. */
export const LEVELS: readonly Level[] = [
  { limits: { depthPlies: 1 }, candidates: ALL, noiseCentimen: 200, carelessness: 0.8 },
  { limits: { depthPlies: 1 }, candidates: ALL, noiseCentimen: 130, carelessness: 0.5 },
  { limits: { depthPlies: 1 }, candidates: ALL, noiseCentimen: 80, carelessness: 0.25 },
  { limits: { depthPlies: 2 }, candidates: ALL, noiseCentimen: 75, carelessness: 0.22 },
  { limits: { depthPlies: 2 }, candidates: ALL, noiseCentimen: 40, carelessness: 0.1 },
  { limits: { depthPlies: 3 }, candidates: ALL, noiseCentimen: 35, carelessness: 0.08 },
  { limits: { depthPlies: 4 }, candidates: ALL, noiseCentimen: 30, carelessness: 0.03 },
  { limits: { depthPlies: 5, nodes: 40_000 }, candidates: 6, noiseCentimen: 15, carelessness: 0 },
  { limits: { nodes: 100_000, timeMs: MOST_MS }, candidates: 1, noiseCentimen: 0, carelessness: 0 },
  { limits: { nodes: 4_000_000, timeMs: MOST_MS }, candidates: 1, noiseCentimen: 0, carelessness: 0 },
]
