import { effect, type ReadonlySignal, type Signal } from '@preact/signals'
import { START, status } from '@tama/engine'
import { makeFen } from '@tama/engine/notation'
import { follow } from '@tama/search'
import type { Preferences } from '../preferences.ts'
import type { PlayEvent } from '../screens/play/model.ts'
import type { PlayState } from '../screens/play/state.ts'
import { onlyHuman } from '../seats.ts'

/** The person's score in a game that moves the level: it has ended, and began where games begin. Else undefined. */
const scoreOf = ({ game, seats, isCounted }: PlayState): 0 | 0.5 | 1 | undefined => {
  const human = onlyHuman(seats)
  const follows = [seats.white, seats.black].some((player) => player.kind === 'computer' && player.follows)
  const outcome = status(game)
  if (isCounted || !follows || human === undefined || outcome.kind === 'playing') return undefined
  if (makeFen(game.start.position) !== makeFen(START)) return undefined
  if (outcome.kind === 'draw') return 0.5
  return outcome.winner === human ? 1 : 0
}

/** Moves the level that follows the person when a game against it has ended, once for each game. */
export const followLevel = (
  play: ReadonlySignal<PlayState | undefined>,
  send: (event: PlayEvent) => void,
  preferences: Signal<Preferences>,
): void => {
  effect(() => {
    const state = play.value
    const score = state && scoreOf(state)
    if (score === undefined) return
    const known = preferences.peek()
    preferences.value = { ...known, following: follow(known.following, score) }
    send({ type: 'result-counted' })
  })
}
