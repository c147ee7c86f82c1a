import type { BoardView } from '@tama/board'
import type { Move } from '@tama/engine'

/** A board in some state, to look at. */
export interface Scene {
  readonly name: string
  readonly view: BoardView
  /** Played when the board is clicked beside it, from `view`. */
  readonly plays?: Move
}
