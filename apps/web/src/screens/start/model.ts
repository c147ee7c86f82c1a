import { type Colour, type Position, START } from '@tama/engine'
import type { RulesetText } from '../../games.ts'
import { againstComputer, type Level, type Seats, TWO_HUMANS } from '../../seats.ts'

/** What the user last chose on the start screen. */
export interface Choices {
  readonly ruleset: RulesetText
  readonly opponent: 'computer' | 'two-players'
  readonly level: Level
  readonly side: Colour | 'random'
}

/** A newcomer's choices: one tap on the start button is enough. */
export const FIRST_CHOICES: Choices = { ruleset: 'tama', opponent: 'computer', level: 2, side: 'white' }

/** A position that came from elsewhere and is to be played on. Its ruleset is fixed. */
export interface Offer {
  readonly position: Position
  readonly ruleset: RulesetText
}

/** A game about to begin. */
export interface Match {
  readonly ruleset: RulesetText
  readonly start: Position
  readonly seats: Seats
  /** The side at the bottom of the board. */
  readonly orientation: Colour
  /** Seed of whatever chance the computer's level uses. */
  readonly seed: number
}

/** Chance, handed in. */
export interface Chance {
  /** 0 or more, below 1; decides a random side. */
  readonly coin: number
  readonly seed: number
}

/** The match that `choices` make, from an offered position if there is one. */
export const matchOf = (choices: Choices, offer: Offer | undefined, chance: Chance): Match => {
  const side = choices.side === 'random' ? (chance.coin < 0.5 ? 'white' : 'black') : choices.side
  const start = offer?.position ?? START
  const alone = choices.opponent === 'computer'
  return {
    ruleset: offer?.ruleset ?? choices.ruleset,
    start,
    seats: alone ? againstComputer(side, choices.level) : TWO_HUMANS,
    orientation: alone ? side : 'white',
    seed: chance.seed,
  }
}
