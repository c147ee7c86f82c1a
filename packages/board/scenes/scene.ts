import type { BoardView } from '@tama/board'
import type { Move } from '@tama/engine'

/** A board in some state, to look at. */
export interface Scene {
  readonly name: string
  readonly view: BoardView
  /** Played when the board is clicked beside it, from `view`. */
  readonly plays?: Move
  /** Squares touched one after the other before anybody looks, by name. */
  readonly touches?: readonly string[]
}
