import { batch, type ReadonlySignal, type Signal } from '@preact/signals'
import { opponent, startGame } from '@tama/engine'
import { NO_CLOCK } from './clock/time-control.ts'
import { messageOf } from './screens/play/by-link.ts'
import { type PlayEvent, reduce, settle } from './screens/play/model.ts'
import { firstState, type PlayState } from './screens/play/state.ts'
import { type Chance, matchOf } from './screens/start/match.ts'
import type { Choices, Offer } from './screens/start/model.ts'
import { companyOf, onlyHuman, type Player, sidesChanged } from './seats.ts'

/** The ways to change the game at the board and to begin the one to come. */
export interface Table {
  readonly send: (event: PlayEvent) => void
  readonly open: (state: PlayState) => void
  readonly begin: () => void
  readonly rematch: () => void
}

/** What a table needs of the rest. */
export interface TableParts {
  /** The game at the board. */
  readonly play: Signal<PlayState | undefined>
  /** What waits to be played in place of a game from the start. */
  readonly offer: Signal<Offer | undefined>
  readonly choices: ReadonlySignal<Choices>
  readonly chance: () => Chance
  /** The level of a computer that follows the player, 1 .. 10. */
  readonly following: () => number
  /** Milliseconds of the page's clock. */
  readonly now: () => number
  /** Called when the board is to be seen. */
  readonly show: () => void
}

/** What the other side has said along with an offered game is known here, and needs no telling. */
const received = (state: PlayState, offer: Offer | undefined): PlayState => {
  if (state.link === undefined || offer?.kind !== 'game') return state
  const human = onlyHuman(state.seats)
  const drawOffer = offer.isDrawOffered && human !== undefined ? opponent(human) : undefined
  const told = { ...state, link: { ...state.link, drawOffer } }
  return { ...told, link: { ...told.link, sent: messageOf(told) } }
}

/** The table around `play` and `offer`. */
export const createTable = (parts: TableParts): Table => {
  const { play, offer, choices, chance, following, now, show } = parts

  const open = (state: PlayState) => {
    batch(() => {
      play.value = settle(state)
      offer.value = undefined
      show()
    })
  }

  const anew = (player: Player): Player =>
    player.kind === 'computer' && player.follows ? { ...player, level: following() } : player

  return {
    open,
    send: (event) => {
      const state = play.peek()
      if (state !== undefined) play.value = reduce(state, event, now())
    },
    begin: () => {
      const match = matchOf(choices.peek(), offer.peek(), chance(), following())
      open(received(firstState(match), offer.peek()))
    },
    rematch: () => {
      const state = play.peek()
      if (state === undefined) return
      const { ruleset, orientation, game, isAcross, clock } = state
      const seats = sidesChanged({ white: anew(state.seats.white), black: anew(state.seats.black) })
      open(
        firstState({
          ruleset,
          seats,
          isAcross,
          orientation:
            onlyHuman(seats) ?? (companyOf(seats) === 'watch' ? orientation : opponent(orientation)),
          time: clock?.control ?? NO_CLOCK,
          game: startGame(game.start.position, game.ruleset),
          seed: chance().seed,
        }),
      )
    },
  }
}
