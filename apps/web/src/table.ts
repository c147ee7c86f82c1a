import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { opponent, type Position, startGame } from '@tama/engine'
import { NO_CLOCK } from './clock/time-control.ts'
import type { RulesetText } from './games.ts'
import { messageOf } from './screens/play/by-link.ts'
import { type PlayEvent, reduce, settle } from './screens/play/model.ts'
import { firstState, type PlayState } from './screens/play/state.ts'
import { type Chance, type Choices, matchOf, type Offer } from './screens/start/model.ts'
import { companyOf, onlyHuman, type Player, sidesChanged } from './seats.ts'

/** The game at the board and the one to come, and the ways to change them. */
export interface Table {
  readonly play: Signal<PlayState | undefined>
  readonly offer: Signal<Offer | undefined>
  readonly send: (event: PlayEvent) => void
  readonly open: (state: PlayState) => void
  readonly begin: () => void
  readonly rematch: () => void
  readonly playFrom: (position: Position, ruleset: RulesetText) => void
}

/** What a table needs of the rest. */
export interface TableParts {
  readonly choices: ReadonlySignal<Choices>
  readonly chance: () => Chance
  /** The level of a computer that follows the player, 1 .. 10. */
  readonly following: () => number
  /** Milliseconds of the page's clock. */
  readonly now: () => number
  /** Called when the table wants one of its two screens to be seen. */
  readonly show: (screen: 'start' | 'play') => void
}

/** What the other side has said along with an offered game is known here, and needs no telling. */
const received = (state: PlayState, offer: Offer | undefined): PlayState => {
  if (state.link === undefined || offer?.kind !== 'game') return state
  const human = onlyHuman(state.seats)
  const drawOffer = offer.isDrawOffered && human !== undefined ? opponent(human) : undefined
  const told = { ...state, link: { ...state.link, drawOffer } }
  return { ...told, link: { ...told.link, sent: messageOf(told) } }
}

/** A table without a game. */
export const createTable = ({ choices, chance, following, now, show }: TableParts): Table => {
  const play = signal<PlayState | undefined>(undefined)
  const offer = signal<Offer | undefined>(undefined)

  const open = (state: PlayState) => {
    batch(() => {
      play.value = settle(state)
      offer.value = undefined
      show('play')
    })
  }

  const anew = (player: Player): Player =>
    player.kind === 'computer' && player.follows ? { ...player, level: following() } : player

  return {
    play,
    offer,
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
    playFrom: (position, ruleset) => {
      batch(() => {
        offer.value = { kind: 'position', position, ruleset }
        show('start')
      })
    },
  }
}
