import type { Cue } from '../cue.ts'

/** A pattern for `navigator.vibrate`: milliseconds of shaking and of rest in turn. */
export type Pattern = readonly number[]

const SHAKE_MS = { take: 14, crown: 34, refuse: 22 }

/** Shakes at their times as a pattern; what would overlap runs on. */
const patternOf = (shakes: readonly { readonly atMs: number; readonly forMs: number }[]): Pattern => {
  const pattern: number[] = []
  let nowMs = 0
  for (const { atMs, forMs } of shakes) {
    const restMs = Math.max(20, Math.round(atMs - nowMs))
    // A pattern begins with shaking; a first shake of nothing is a rest.
    if (pattern.length === 0 && atMs < 20) pattern.push(forMs)
    else pattern.push(...(pattern.length === 0 ? [0] : []), restMs, forMs)
    nowMs = pattern.reduce((sum, ms) => sum + ms, 0)
  }
  return pattern
}

/** What a cue feels like; undefined: like nothing. Only captures, crowns, refusals and the end are felt. */
export const shakesFor = (cue: Cue): Pattern | undefined => {
  switch (cue.kind) {
    case 'started': {
      const shakes = cue.tweens
        .flatMap(({ kind, startMs }) => {
          if (kind === 'vanish') return [{ atMs: startMs, forMs: SHAKE_MS.take }]
          return kind === 'crown' ? [{ atMs: startMs, forMs: SHAKE_MS.crown }] : []
        })
        .sort((a, b) => a.atMs - b.atMs)
      return shakes.length === 0 ? undefined : patternOf(shakes)
    }
    case 'stopped':
      return [0]
    case 'chosen':
      return undefined
    case 'refused':
      return [SHAKE_MS.refuse, 45, SHAKE_MS.refuse]
    case 'over':
      return [40, 70, 40]
  }
}

/** What a board feels like to the hand that holds it. */
export interface Haptics {
  /** Give this to a board as `onCue`, beside the sounds. */
  readonly cue: (cue: Cue) => void
  readonly change: (on: boolean) => void
}

/** Haptics by `vibrate`, which is `(pattern) => navigator.vibrate(pattern)`; undefined on devices without it. */
export const createHaptics = (
  vibrate: ((pattern: number[]) => unknown) | undefined,
  first: boolean,
): Haptics => {
  let on = first
  return {
    cue: (cue) => {
      const pattern = on ? shakesFor(cue) : undefined
      if (pattern !== undefined) vibrate?.([...pattern])
    },
    change: (next) => {
      on = next
    },
  }
}
