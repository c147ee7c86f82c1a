import type { BoardView } from '@tama/board'
import type { Move, Position } from '@tama/engine'
import type { PlayState } from './state.ts'

/** How moves are entered. */
export interface EntryHabits {
  /** A move waits for a second yes. */
  readonly confirmMove: boolean
  /** A move may be entered while the computer thinks. */
  readonly premoves: boolean
}

/** One move that the board plays, forward or as it is taken back. */
export interface Step {
  readonly kind: 'forward' | 'back'
  readonly move: Move
  /** How many plies are on the board after it. */
  readonly ply: number
}

/** How a game is drawn: what the board asks of the script that knows games. */
export interface Drawing {
  readonly viewOf: (state: PlayState, habits: EntryHabits) => BoardView
  /** The moves to play when the board goes from one state to another; none: just show the other. */
  readonly stepsBetween: (before: PlayState, after: PlayState) => readonly Step[]
  /** What is shown between two steps. */
  readonly viewBetween: (state: PlayState, step: Step) => BoardView
  /** The capture that led to what is shown, and what stood before it; undefined after a quiet move. */
  readonly lastCapture: (state: PlayState) => { readonly move: Move; readonly before: Position } | undefined
}
