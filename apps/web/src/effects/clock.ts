import { effect, type ReadonlySignal, type Signal } from '@preact/signals'
import type { Clock } from '@tama/ui'
import { untilNextDigits } from '../clock/digits.ts'
import type { PlayEvent } from '../screens/play/model.ts'
import { livePosition, type PlayState } from '../screens/play/state.ts'
import { isRunning, leftTo, mayRun } from '../screens/play/time.ts'

/** So often what has run is counted and kept: a page that is killed loses no more. */
const COUNT_MS = 10_000

/** What `followClock` needs of the outside. */
export interface ClockParts {
  readonly play: ReadonlySignal<PlayState | undefined>
  readonly send: (event: PlayEvent) => void
  readonly clock: Clock
  /** The time of the last look is put here; views count from it what is left. */
  readonly nowMs: Signal<number>
  /** Resolves when the board shows the game as it stands: nobody pays for an animation. */
  readonly boardAtRest: () => Promise<void>
  /** Calls back when the page is hidden, left or seen again. */
  readonly onSeen: (heard: () => void) => void
  /** Keeps at once how long the turn has taken. */
  readonly mark: (state: PlayState, nowMs: number) => void
}

/**
 * Keeps the clocks of the game going: sets them when the board has come to rest, looks when the digits change and when
 * time is up.
 */
export const followClock = (parts: ClockParts): void => {
  const { play, send, clock, nowMs, boardAtRest } = parts
  let cancel: (() => void) | undefined
  let waitingFor: PlayState['game'] | undefined

  const look = (): void => {
    cancel?.()
    cancel = undefined
    const state = play.peek()
    const sinceMs = state?.clock?.sinceMs
    nowMs.value = clock.now()
    if (state === undefined || sinceMs === undefined) return
    const now = nowMs.peek()
    const leftMs = leftTo(state, livePosition(state).turn, now) ?? 0
    if (leftMs === 0) send({ type: 'clock-looked' })
    else if (now - sinceMs >= COUNT_MS) send({ type: 'clock-set' })
    else cancel = clock.after(untilNextDigits(leftMs), look)
  }

  const setWhenShown = async (game: PlayState['game']): Promise<void> => {
    waitingFor = game
    await boardAtRest()
    if (waitingFor !== game) return
    waitingFor = undefined
    if (play.peek()?.game === game) send({ type: 'clock-set' })
  }

  effect(() => {
    const state = play.value
    if (state?.clock === undefined) {
      waitingFor = undefined
      cancel?.()
      return
    }
    if (mayRun(state) && !isRunning(state) && waitingFor !== state.game) void setWhenShown(state.game)
    // Not within this effect: what is sent changes the state that it follows.
    cancel?.()
    cancel = clock.after(0, look)
  })

  parts.onSeen(() => {
    const state = play.peek()
    if (state === undefined || !isRunning(state)) return
    parts.mark(state, clock.now())
    send({ type: 'clock-set' })
  })
}
