import type { ReadonlySignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { LineScene } from './scene.ts'
import type { PlayEvent } from './screens/play/model.ts'
import type { SolverEvent } from './screens/puzzles/model.ts'

/** The puzzles that come with the app, and solving: everything of them that the first screen can do without. */
export interface PuzzlePart {
  readonly List: ComponentType
  readonly Solver: ComponentType
  /** What the board shows of the puzzle that is open; undefined elsewhere. */
  readonly scene: ReadonlySignal<LineScene | undefined>
  readonly send: (event: SolverEvent) => void
  /** Takes what the board tells. */
  readonly hear: (event: PlayEvent) => void
  /** One move on: in what was played, or in the solution that is shown. */
  readonly step: () => void
  /** Goes to the next puzzle, if there is one. */
  readonly goOn: () => void
}
