import type { Square } from '@tama/engine'
import type { Motion } from './motion.ts'

/** The marks of some squares swell and go back: the user is to look there. What is entered goes on meanwhile. */
export interface EmphasisPlan {
  readonly kind: 'emphasis'
  readonly squares: readonly Square[]
  readonly beats: number
  readonly totalMs: number
}

/** Plans so many beats of the marks on `squares`. */
export const emphasise = (squares: readonly Square[], beats: number, motion: Motion): EmphasisPlan => ({
  kind: 'emphasis',
  squares,
  beats,
  totalMs: squares.length === 0 ? 0 : beats * motion.beatMs,
})

/** How much the marks have swollen `ms` after the start, 0..1. */
export const swellAt = ({ beats, totalMs }: EmphasisPlan, ms: number): number => {
  const t = totalMs === 0 ? 1 : Math.min(1, Math.max(0, ms / totalMs))
  return Math.sin(Math.PI * beats * t) ** 2
}
