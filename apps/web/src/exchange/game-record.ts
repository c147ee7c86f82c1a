import type { Colour } from '@tama/engine'
import {
  endedGameOfPdn,
  makePdn,
  makeRuleset,
  type PdnGame,
  type PdnTag,
  pdnOfGame,
  tagValue,
} from '@tama/engine/notation'
import { MAX_NAME_LENGTH } from '../archive/kept-game.ts'
import { type PlayState, stateOf } from '../screens/play/state.ts'
import { nearestLevel, type Player, TWO_HUMANS } from '../seats.ts'

/** PDN writes a question mark where nobody knows. */
const nameIn = (tags: readonly PdnTag[], tag: 'White' | 'Black'): string => {
  const name = tagValue(tags, tag)?.trim() ?? ''
  return name === '?' ? '' : name.slice(0, MAX_NAME_LENGTH)
}

const nameOf = (player: Player): string =>
  player.kind === 'computer' ? `Computer, level ${nearestLevel(player.level)}` : 'Human'

/**
 * Writes a game as PDN.
 * @param date today as PDN writes it, `2026.11.30`
 */
export const recordOf = ({ game, seats }: PlayState, date: string): string => {
  const tags: readonly PdnTag[] = [
    { name: 'Event', value: 'Casual game' },
    { name: 'Date', value: date },
    { name: 'White', value: nameOf(seats.white) },
    { name: 'Black', value: nameOf(seats.black) },
  ]
  return makePdn([pdnOfGame({ ...game, plies: game.plies.slice(0, game.cursor) }, tags)])
}

/** The names of the players in a record; empty where it has none. */
export const playersOfRecord = ({ tags }: PdnGame): Readonly<Record<Colour, string>> => ({
  white: nameIn(tags, 'White'),
  black: nameIn(tags, 'Black'),
})

/** A game of a file at the board, in the hands of two people. */
export const stateOfRecord = (pdn: PdnGame, seed: number): PlayState => {
  return stateOf(endedGameOfPdn(pdn), {
    ruleset: makeRuleset(pdn.ruleset),
    seats: TWO_HUMANS,
    seed,
    orientation: 'white',
  })
}
