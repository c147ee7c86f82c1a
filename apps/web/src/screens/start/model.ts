import type { Colour, Game, Position } from '@tama/engine'
import { NO_CLOCK, type TimeControl } from '../../clock/time-control.ts'
import type { RulesetText } from '../../games.ts'
import type { Level } from '../../seats.ts'
import type { PlayState } from '../play/state.ts'

/** Who can be played against; `watch`: the computer plays both sides. */
export const OPPONENTS = ['computer', 'two-players', 'friend', 'watch'] as const
export type Opponent = (typeof OPPONENTS)[number]

/** What the user last chose on the start screen. */
export interface Choices {
  readonly ruleset: RulesetText
  readonly opponent: Opponent
  readonly level: Level
  /** The computer follows the player's strength and `level` does not count. */
  readonly follows: boolean
  readonly side: Colour | 'random'
  readonly time: TimeControl
  /** Two people sit across from each other. */
  readonly isAcross: boolean
  /** The levels of the two sides to watch. */
  readonly watched: Readonly<Record<Colour, Level>>
}

/** A newcomer's choices: one tap on the start button is enough. */
export const FIRST_CHOICES: Choices = {
  ruleset: 'tama',
  opponent: 'computer',
  level: 2,
  follows: false,
  side: 'white',
  time: NO_CLOCK,
  isAcross: false,
  watched: { white: 6, black: 5 },
}

/** Something that came from elsewhere and is to be played on. Its ruleset is fixed. */
export type Offer =
  | { readonly kind: 'position'; readonly position: Position; readonly ruleset: RulesetText }
  /** A game under way, that came by link. */
  | {
      readonly kind: 'game'
      readonly game: Game
      /** The side to move, which whoever opened the link plays. */
      readonly turn: Colour
      readonly ruleset: RulesetText
      /** Whoever made the last move offers a draw. */
      readonly isDrawOffered: boolean
      /** The link that it came by. */
      readonly linkText: string
      /** A kept game that begins in the same way and then goes another. */
      readonly fork: Fork | undefined
    }

/** Two ways on from the same beginning. */
export interface Fork {
  /** How many plies they share. */
  readonly ply: number
  /** The game as it is kept here, and the same game as the link tells it. */
  readonly mine: PlayState
  readonly theirs: PlayState
}
