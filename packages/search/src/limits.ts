import type { EndgameTables } from '@tama/endgame'
import type { Helpers } from './parallel/crew.ts'
import { PAUSED, RUNNING, type SearchState, STOPPED } from './state.ts'

/** When to stop; the first limit reached ends the search. No limit at all means until stopped. */
export interface Limits {
  readonly depthPlies?: number
  /** Of all threads together. */
  readonly nodes?: number
  readonly timeMs?: number
}

/** Milliseconds since some fixed moment; never goes backwards. */
export type Clock = () => number

/** What a search is given besides its question. */
export interface SearchOptions {
  /**
   * How many plies beyond the depth of an iteration captures are followed; all of them unless said. What lies
   * further is overlooked.
   */
  readonly sightPlies?: number
  readonly limits: Limits
  readonly clock: Clock
  /** Endgame tables to ask; they must be those of the question's rules, and may grow while the search runs. */
  readonly endgame?: EndgameTables | undefined
  /** How many best moves to look for, in the sense of rule 11; 1 unless said. */
  readonly multiPv?: number
  /** Asked every thousand nodes or so; true ends the search with what it knows. */
  readonly isStopped?: () => boolean
  /** Threads that search beside this one; without them the same question takes the same nodes. */
  readonly helpers?: Helpers | undefined
  /** The depth of the iteration after one of `depthPlies`; one ply more unless said. */
  readonly depthAfter?: (depthPlies: number) => number
  /** The longest time between two pauses of the search, in milliseconds; without it there are none. */
  readonly sliceMs?: number
}

/** The clock and the stop are looked at after so many nodes: well under a millisecond. */
const POLL_NODES = 1024

/** `beat` is called about so often, in milliseconds. */
const BEAT_MS = 250

/** Watches over a running search: limits, stop, pauses and heartbeats. */
export interface Watch {
  /** Milliseconds since the search began. */
  elapsedMs(): number
  /** Nodes of all threads. */
  nodes(): number
  /** True when no further iteration should start. */
  isOver(): boolean
  /** From now on limits count: before, the search goes on until it has something to answer. */
  arm(): void
  /** Goes on after a pause. */
  resume(): void
}

/** Installs a watch on `state`, which begins a search; `beat` is called while it runs, a few times a second. */
export const watchOver = (
  state: SearchState,
  { limits, clock, helpers, isStopped = () => false, sliceMs = Number.POSITIVE_INFINITY }: SearchOptions,
  beat: () => void,
): Watch => {
  const startMs = clock()
  const { nodes: mostNodes = Number.POSITIVE_INFINITY, timeMs: mostMs = Number.POSITIVE_INFINITY } = limits
  let isArmed = false
  let sliceEndMs = startMs + sliceMs
  let beatMs = startMs + BEAT_MS

  const nodes = (): number => state.nodes + (helpers?.nodes() ?? 0)
  const isOver = (): boolean =>
    isArmed && (nodes() >= mostNodes || clock() - startMs >= mostMs || isStopped())

  state.nodes = 0
  state.nextPoll = 0
  state.halted = RUNNING
  state.resumePlies = 0
  state.poll = () => {
    if (isOver()) {
      state.halted = STOPPED
      return
    }
    const nowMs = clock()
    if (nowMs >= sliceEndMs) state.halted = PAUSED
    if (nowMs >= beatMs) {
      beatMs = nowMs + BEAT_MS
      if (isArmed) beat()
    }
    const left = mostNodes - nodes()
    state.nextPoll = state.nodes + (left > 0 ? Math.min(left, POLL_NODES) : POLL_NODES)
  }
  return {
    elapsedMs: () => Math.max(0, clock() - startMs),
    nodes,
    isOver,
    arm: () => {
      isArmed = true
    },
    resume: () => {
      state.halted = RUNNING
      sliceEndMs = clock() + sliceMs
    },
  }
}
