import type { Square } from '@tama/engine'
import type { Point } from './geometry.ts'

/** One timed change of the picture. Times are milliseconds from the start of the plan. */
export type Tween =
  /** The moving piece goes in a straight line; `lifts`: it rises over what it crosses. */
  | {
      readonly kind: 'slide'
      readonly from: Point
      readonly to: Point
      readonly lifts: boolean
      /** How many landings of the move are behind the piece at its end. */
      readonly landed: number
      readonly startMs: number
      readonly endMs: number
    }
  /** A captured piece leaves. */
  | { readonly kind: 'vanish'; readonly square: Square; readonly startMs: number; readonly endMs: number }
  /** The man becomes a king. */
  | { readonly kind: 'crown'; readonly startMs: number; readonly endMs: number }
  /** A captured piece comes back, because the move is taken back. */
  | { readonly kind: 'return'; readonly square: Square; readonly startMs: number; readonly endMs: number }
  /** A piece is put on the board at the start of a game. */
  | { readonly kind: 'arrive'; readonly square: Square; readonly startMs: number; readonly endMs: number }

/** How far a tween has come, 0..1. */
export const progress = (tween: Pick<Tween, 'startMs' | 'endMs'>, ms: number): number =>
  ms >= tween.endMs ? 1 : ms <= tween.startMs ? 0 : (ms - tween.startMs) / (tween.endMs - tween.startMs)

/** Slow at both ends. */
export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t))
