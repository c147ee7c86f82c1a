import type { Colour } from '@tama/engine'
import type { PlayState } from '../screens/play/state.ts'

/** A game of a file, and the names that stand there. */
export interface GameOfRecord {
  readonly state: PlayState
  readonly players: Readonly<Record<Colour, string>>
}
