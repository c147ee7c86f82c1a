import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Position } from '@tama/engine'
import type { RulesetText } from './games.ts'
import { type PlayEvent, reduce, settle } from './screens/play/model.ts'
import { firstState, type PlayState } from './screens/play/state.ts'
import { type Chance, type Choices, matchOf, type Offer } from './screens/start/model.ts'

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
  /** Called when the table wants one of its two screens to be seen. */
  readonly show: (screen: 'start' | 'play') => void
}

/** A table without a game. */
export const createTable = ({ choices, chance, show }: TableParts): Table => {
  const play = signal<PlayState | undefined>(undefined)
  const offer = signal<Offer | undefined>(undefined)

  const open = (state: PlayState) => {
    batch(() => {
      play.value = settle(state)
      offer.value = undefined
      show('play')
    })
  }

  return {
    play,
    offer,
    open,
    send: (event) => {
      const state = play.peek()
      if (state !== undefined) play.value = reduce(state, event)
    },
    begin: () => open(firstState(matchOf(choices.peek(), offer.peek(), chance()))),
    rematch: () => {
      const state = play.peek()
      if (state === undefined) return
      const { ruleset, seats, orientation, game } = state
      open(firstState({ ruleset, seats, orientation, start: game.start.position, seed: chance().seed }))
    },
    playFrom: (position, ruleset) => {
      batch(() => {
        offer.value = { position, ruleset }
        show('start')
      })
    },
  }
}
