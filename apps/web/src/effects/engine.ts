import { effect, type ReadonlySignal } from '@preact/signals'
import type { Engine, EngineAnswer } from '@tama/search/client'
import type { Clock } from '@tama/ui'
import { jobFor } from '../screens/play/engine-job.ts'
import type { PlayEvent } from '../screens/play/model.ts'
import type { PlayState } from '../screens/play/state.ts'
import { companyOf } from '../seats.ts'

/** After this long the user is told that the computer takes its time, and offered ways out. */
const SLOW_MS = 6000

/** True when nobody moves a piece and the moves come one after the other. */
const isWatched = ({ seats, pause }: PlayState): boolean => companyOf(seats) === 'watch' && pause === 'no'

/** What `followEngine` needs of the outside. */
export interface EngineParts {
  readonly play: ReadonlySignal<PlayState | undefined>
  readonly send: (event: PlayEvent) => void
  /** Fetches and makes the engine when it is first needed; rejects when its script cannot be had. */
  readonly start: () => Promise<Engine>
  readonly clock: Clock
  /** Resolves when the board has shown what has been played: an answer that came earlier waits for it. */
  readonly boardAtRest: () => Promise<void>
  /** How long the board is left alone between two moves of a game that is only watched, in milliseconds. */
  readonly pauseMs: () => number
}

/**
 * Keeps the engine at what the state says: a new request number starts a search, an idle task drops it, a hurried one
 * ends it early. Answers go back as events with their number.
 */
export const followEngine = ({ play, send, start, clock, boardAtRest, pauseMs }: EngineParts): void => {
  let engine: Engine | undefined
  let starting: Promise<Engine> | undefined
  let running: number | undefined
  let hurried: number | undefined
  let endWait: (() => void) | undefined

  const begin = (state: PlayState, task: PlayState['engine'] & { readonly kind: 'busy' }) => {
    const { id } = task
    running = id
    endWait?.()
    endWait = clock.after(SLOW_MS, () => send({ type: 'engine-slow', id }))
    ask(id, () => jobFor(task, state, clock.now()), isWatched(state)).then((answer) => {
      if (answer === undefined) return
      if (running === id) {
        running = undefined
        endWait?.()
      }
      send({ type: 'engine-answered', id, answer })
    }, undefined)
  }

  /** Undefined when the request was dropped before the engine was there. */
  const ask = async (
    id: number,
    job: () => Parameters<Engine['search']>[0],
    isWatched: boolean,
  ): Promise<EngineAnswer | undefined> => {
    starting ??= start()
    try {
      engine = await starting
    } catch {
      starting = undefined
      return { kind: 'failed', why: 'crashed' }
    }
    if (running !== id) return undefined
    const answer = engine.search(job())
    if (hurried === id) engine.stop()
    const given = await answer
    await boardAtRest()
    if (isWatched) await new Promise<void>((resolve) => clock.after(pauseMs(), resolve))
    return given
  }

  effect(() => {
    const state = play.value
    const task = state?.engine
    if (state === undefined || task?.kind !== 'busy') {
      if (running === undefined) return
      running = undefined
      endWait?.()
      engine?.cancel()
      return
    }
    if (task.id !== running) begin(state, task)
    if (task.isHurried && hurried !== task.id) {
      hurried = task.id
      engine?.stop()
    }
  })
}
