import { fileOf, rowOf, type Setup, SQUARES, type Square } from '@tama/engine'
import type { Motion } from './motion.ts'
import { ease, progress, type Tween } from './tween.ts'

/** The pieces are put on the board, both sides at once. */
export interface DealPlan {
  readonly kind: 'deal'
  readonly tweens: readonly (Tween & { readonly kind: 'arrive' })[]
  readonly totalMs: number
}

/** Plans how the pieces of `setup` arrive: file after file, the rows next to their owner first. */
export const deal = ({ board }: Setup, motion: Motion): DealPlan => {
  const tweens = SQUARES.flatMap((square) => {
    const piece = board[square]
    if (piece === undefined) return []
    const rows = piece.colour === 'white' ? rowOf(square) : 7 - rowOf(square)
    const files = piece.colour === 'white' ? fileOf(square) : 7 - fileOf(square)
    const startMs = (files + rows / 2) * motion.dealStepMs
    return [{ kind: 'arrive', square, startMs, endMs: startMs + motion.arriveMs } as const]
  })
  return { kind: 'deal', tweens, totalMs: tweens.reduce((latest, { endMs }) => Math.max(latest, endMs), 0) }
}

/** How far each piece has arrived `ms` after the start, 0..1. */
export const arrivedAt = ({ tweens }: DealPlan, ms: number): ReadonlyMap<Square, number> =>
  new Map(tweens.map((tween) => [tween.square, ease(progress(tween, ms))]))
