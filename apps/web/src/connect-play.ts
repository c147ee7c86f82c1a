import type { Signal } from '@preact/signals'
import { pageClock, type RecordStore, type TextStore } from '@tama/ui'
import { followClock } from './effects/clock.ts'
import { markClock } from './effects/clock-mark.ts'
import { followEngine } from './effects/engine.ts'
import { followLevel } from './effects/following.ts'
import { followPremove } from './effects/premove.ts'
import { onPageSeen } from './effects/seen.ts'
import { pageTabs } from './effects/tabs.ts'
import { keepGames } from './link-games/kept-games.ts'
import type { Pace, Preferences } from './preferences.ts'
import type { PlayEvent } from './screens/play/model.ts'
import type { PlayState } from './screens/play/state.ts'

/** What the game at the board is connected to. */
export interface PlayParts {
  readonly play: Signal<PlayState | undefined>
  readonly send: (event: PlayEvent) => void
  readonly preferences: Signal<Preferences>
  readonly linkGames: Signal<readonly PlayState[]>
  readonly records: RecordStore
  readonly texts: TextStore
  /** The time that the clocks show is put here. */
  readonly nowMs: Signal<number>
  readonly boardAtRest: () => Promise<void>
}

/** Between two moves of a game that is watched, in milliseconds. */
const PAUSE_MS: Readonly<Record<Pace, number>> = { slow: 2500, normal: 900, fast: 150 }

/** Lets engine, clocks and memory follow the game from now on. */
export const connectPlay = (page: Document, parts: PlayParts): void => {
  const { play, send, preferences, linkGames, records, texts, nowMs, boardAtRest } = parts
  followEngine({
    play,
    send,
    start: async () => (await import('@tama/search/client')).startEngine(),
    clock: pageClock,
    boardAtRest,
    pauseMs: () => PAUSE_MS[preferences.peek().pace],
  })
  followPremove({ play, send, boardAtRest })
  followLevel(play, send, preferences)
  keepGames({ records, play, games: linkGames, tabs: pageTabs('tama.link-games') })
  followClock({
    play,
    send,
    nowMs,
    clock: pageClock,
    boardAtRest,
    onSeen: onPageSeen(page),
    mark: (state, now) => markClock(texts, state, now),
  })
}
