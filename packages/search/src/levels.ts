import type { Limits } from './limits.ts'

/** How strong the computer plays: how far it looks, and how it errs. The measured ladder is in `docs/strength.md`. */
export interface Level {
  readonly limits: Limits
  /** How many plies beyond its depth it follows captures; it overlooks shots that are longer. All when left out. */
  readonly sightPlies?: number
  /** How many of the best moves it wavers between; 1 plays the best it found. */
  readonly candidates: number
  /** The deviation, in centimen, of its judgement of each candidate. */
  readonly noiseCentimen: number
  /** How often, 0..1, it does not look at all and plays any legal move: the lowest levels, so that a newcomer can win. */
  readonly carelessness: number
  /** Begins a game by the book: at once, and not always alike. The other levels differ by their errors. */
  readonly usesBook?: true
  /** Searches with all the threads that it is given; each may search as many nodes as `limits` say. */
  readonly usesThreads?: true
}

/** More than any position has moves worth telling apart. */
const ALL = 64

/** No level thinks longer than this on a slow device. */
const MOST_MS = 3000

/** Plays the best it finds. */
const FAULTLESS = { candidates: 1, noiseCentimen: 0, carelessness: 0, usesBook: true } as const

/** The levels, weakest first: level 1 is at index 0. */
export const LEVELS: readonly Level[] = [
  { limits: { depthPlies: 1 }, sightPlies: 1, candidates: ALL, noiseCentimen: 180, carelessness: 0.54 },
  { limits: { depthPlies: 1 }, sightPlies: 1, candidates: ALL, noiseCentimen: 95, carelessness: 0.2 },
  { limits: { depthPlies: 1 }, sightPlies: 2, candidates: ALL, noiseCentimen: 66, carelessness: 0.08 },
  { limits: { depthPlies: 2 }, sightPlies: 3, candidates: ALL, noiseCentimen: 80, carelessness: 0.04 },
  { limits: { depthPlies: 2 }, sightPlies: 4, candidates: ALL, noiseCentimen: 36, carelessness: 0 },
  { limits: { depthPlies: 3 }, sightPlies: 4, candidates: ALL, noiseCentimen: 30, carelessness: 0 },
  { limits: { depthPlies: 4 }, candidates: 4, noiseCentimen: 20, carelessness: 0, usesBook: true },
  { limits: { depthPlies: 5, nodes: 60_000, timeMs: MOST_MS }, ...FAULTLESS },
  { limits: { depthPlies: 7, nodes: 400_000, timeMs: MOST_MS }, ...FAULTLESS },
  { limits: { nodes: 3_000_000, timeMs: MOST_MS }, ...FAULTLESS, usesThreads: true },
]
