import { type Position, PRESETS, type PresetId } from '@tama/engine'
import { parsePosition } from '@tama/engine/notation'
import type { Question } from '../question.ts'

/** The position of a FEN that must be one. */
export const positionFrom = (fen: string): Position => {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(`${fen}: ${position.error.kind}`)
  return position.value
}

/** A question about a position without a past. */
export const ask = (ruleset: PresetId, fen: string): Question => ({
  ruleset: PRESETS[ruleset],
  start: positionFrom(fen),
  moves: [],
})

/** A clock that a test turns by hand: every look at it takes `stepMs`. */
export const steppingClock = (stepMs: number): (() => number) => {
  let nowMs = 0
  return () => {
    nowMs += stepMs
    return nowMs
  }
}
