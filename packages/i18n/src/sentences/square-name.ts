import type { Square } from '@tama/engine'

/** The engine's `squareName`, handed in: this package takes only types from others. */
export type SquareName = (at: Square) => string
