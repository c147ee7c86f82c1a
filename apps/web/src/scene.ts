import type { BoardView } from '@tama/board'
import type { Move, Setup } from '@tama/engine'
import type { PlayState } from './screens/play/state.ts'

/** What the board is to show: a game, a line of moves, or a still position beside another screen. */
export type Scene =
  | { readonly kind: 'play'; readonly state: PlayState }
  | LineScene
  | { readonly kind: 'still'; readonly view: BoardView }

/** Moves from a position on, for example of a puzzle that is being solved. */
export interface LineScene {
  readonly kind: 'line'
  /** Before the first move. From one line of the same start, the same object, to another the board plays every move. */
  readonly start: Setup
  /** The moves on the board and what stood after each. */
  readonly plies: readonly { readonly move: Move; readonly after: Setup }[]
  /** What the board shows after them. */
  readonly view: BoardView
}
