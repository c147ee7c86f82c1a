import { MOTION_SPEEDS, type MotionSpeed } from '@tama/ui'

/**
 * Wishes in the address, before the `#`, for tests and for help from afar:
 * `?renderer=canvas` (`webgl`, `canvas` or `svg`), `?speed=off` (`off`, `fast`, `normal`, `slow`), `?seed=1` (0 or more).
 * They hold for this visit; what is missing or unknown is as the settings say.
 */
export interface Params {
  readonly renderer: 'webgl' | 'canvas' | 'svg' | undefined
  readonly speed: MotionSpeed | undefined
  /** Makes every chance in a game repeatable. */
  readonly seed: number | undefined
}

const RENDERERS = ['webgl', 'canvas', 'svg'] as const

/** Reads `location.search`. */
export const parseParams = (search: string): Params => {
  const given = new URLSearchParams(search)
  const seed = given.get('seed') ?? ''
  return {
    renderer: RENDERERS.find((name) => name === given.get('renderer')),
    speed: MOTION_SPEEDS.find((name) => name === given.get('speed')),
    seed: /^\d{1,9}$/.test(seed) ? Number(seed) : undefined,
  }
}
