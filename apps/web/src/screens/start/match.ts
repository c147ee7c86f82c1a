import { type Colour, type Position, positionOf, START, startGame } from '@tama/engine'
import { NO_CLOCK } from '../../clock/time-control.ts'
import { rulesetOf } from '../../ruleset-of.ts'
import { against, computerAt, type Player, TWO_HUMANS } from '../../seats.ts'
import type { Match } from '../play/match.ts'
import type { Choices, Offer } from './model.ts'

/** Chance, handed in. */
export interface Chance {
  /** 0 or more, below 1; decides a random side. */
  readonly coin: number
  readonly seed: number
}

/** The position that an offer puts on the board. */
export const positionOfOffer = (offer: Offer): Position =>
  offer.kind === 'game' ? positionOf(offer.game) : offer.position

const gameFrom = (choices: Choices, offer: Offer | undefined): Pick<Match, 'game' | 'ruleset'> => {
  if (offer?.kind === 'game') return offer
  const ruleset = offer?.ruleset ?? choices.ruleset
  return { game: startGame(offer?.position ?? START, rulesetOf(ruleset)), ruleset }
}

const sideOf = ({ side }: Choices, { coin }: Chance): Colour => {
  if (side !== 'random') return side
  return coin < 0.5 ? 'white' : 'black'
}

/**
 * The match that `choices` make, from what is offered if there is something.
 * @param following the level of a computer that follows the player
 */
export const matchOf = (
  choices: Choices,
  offer: Offer | undefined,
  chance: Chance,
  following: number = choices.level,
): Match => {
  const { opponent: other, level, follows, time, isAcross, watched } = choices
  const begun = gameFrom(choices, offer)
  const shared = { ...begun, seed: chance.seed, isAcross: false, time }
  const alone = (side: Colour, player: Player): Match => ({
    ...shared,
    seats: against(side, player),
    orientation: side,
  })
  switch (other) {
    case 'computer':
      return alone(
        sideOf(choices, chance),
        follows ? { kind: 'computer', level: following, follows } : computerAt(level),
      )
    case 'friend': {
      // A link is read by whoever is to move.
      const side = offer?.kind === 'game' ? positionOf(offer.game).turn : sideOf(choices, chance)
      return { ...alone(side, { kind: 'friend' }), time: NO_CLOCK }
    }
    case 'two-players':
      return { ...shared, seats: TWO_HUMANS, orientation: 'white', isAcross }
    case 'watch': {
      const seats = { white: computerAt(watched.white), black: computerAt(watched.black) }
      return { ...shared, seats, orientation: 'white', time: NO_CLOCK }
    }
  }
}
