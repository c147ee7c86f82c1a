import type { Colour, Game } from '@tama/engine'
import type { TimeControl } from '../../clock/time-control.ts'
import type { RulesetText } from '../../games.ts'
import type { Seats } from '../../seats.ts'

/** A game about to begin, or to be gone on with. */
export interface Match {
  readonly ruleset: RulesetText
  readonly game: Game
  readonly seats: Seats
  /** The side at the bottom of the board. */
  readonly orientation: Colour
  readonly isAcross: boolean
  readonly time: TimeControl
  /** Seed of whatever chance the computer's level uses. */
  readonly seed: number
}
