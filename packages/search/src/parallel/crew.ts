import { type EndgameTables, MATERIALS, type Table } from '@tama/endgame'
import type { Question } from '../question.ts'
import type { SearchState } from '../state.ts'
import type { HelperOrder } from './orders.ts'
import {
  awaitRest,
  createSignals,
  MOST_HELPERS,
  orderStop,
  tellDepth,
  tellRunning,
  toldHits,
  toldNodes,
} from './signals.ts'

/** A helper's thread, as far as the crew uses it. */
export interface HelperThread {
  /** Queues an order; never throws. */
  post(order: HelperOrder): void
  /** Ends the thread for good. */
  end(): void
}

/** What a helper's thread may say. */
export interface HelperEars {
  /** It has joined. */
  ready(): void
  /** It has ended, or failed. */
  dead(): void
}

/** Makes a thread that runs `createHelper`; undefined where none can be had. */
export type SpawnHelper = (ears: HelperEars) => HelperThread | undefined

/** Threads that search beside the one that answers, from its deepening's point of view. */
export interface Helpers {
  /** How many there are beside the answering thread. */
  readonly count: number
  /** Lets them begin, on the question that `state` was set up for. */
  begin(state: SearchState, question: Question, multiPv: number): void
  /** The answering thread begins an iteration. */
  tellDepth(depthPlies: number): void
  /** Nodes that they have searched since `begin`. */
  nodes(): number
  /** Positions that endgame tables decided for them since `begin`. */
  tableHits(): number
  /** Lets them end; it does not wait. */
  end(): void
}

/** The helpers of one transposition table, made when they are first wanted and kept. */
export interface Crew {
  /** So many helpers, or as many as can be had; undefined for none. */
  helpers(count: number): Helpers | undefined
  /** False while the thread of one of the first `count` helpers is still loading. */
  isReady(count: number): boolean
  /** Waits, at most a moment, until no helper uses the table: before it is emptied, or serves other rules. */
  rest(): void
  /** Ends all threads. */
  dispose(): void
}

/** A helper's place. */
interface Berth {
  thread: HelperThread | undefined
  isReady: boolean
  failures: number
  seenNodes: number
  seenHits: number
}

/** A helper that does not rest so long after a stop hangs, and is replaced. */
const REST_MS = 250
/** A helper that has failed so often is given up. */
const FAILURES_ALLOWED = 3

const tablesOf = (endgame: EndgameTables | undefined): readonly Table[] =>
  endgame === undefined || endgame.mostPieces === 0
    ? []
    : Array.from({ length: MATERIALS }, (_, material) => endgame.tableOf(material)).filter(
        (table) => table !== undefined,
      )

/** A crew for searches on `table`, which must be shared memory. */
export const createCrew = (spawn: SpawnHelper, table: ArrayBufferLike): Crew => {
  const signals = createSignals()
  const berths: Berth[] = []
  let id = 0

  const lose = (berth: Berth, thread: HelperThread): void => {
    if (berth.thread !== thread) return
    thread.end()
    berth.thread = undefined
    berth.isReady = false
    berth.failures++
    tellRunning(signals, berths.indexOf(berth), 0)
  }

  const man = (berth: Berth, helper: number): void => {
    if (berth.thread !== undefined || berth.failures >= FAILURES_ALLOWED) return
    const thread = spawn({
      ready: () => {
        if (berth.thread === thread) berth.isReady = true
      },
      dead: () => {
        if (thread !== undefined) lose(berth, thread)
      },
    })
    if (thread === undefined) berth.failures = FAILURES_ALLOWED
    berth.thread = thread
    thread?.post({ kind: 'join', helper, signals, table })
  }

  const helpersOf = (count: number): Helpers => {
    let hasBegun = false
    let nodes = 0
    let hits = 0
    const crew = berths.slice(0, count)
    return {
      count: crew.filter(({ thread }) => thread !== undefined).length,
      begin: (state, question, multiPv) => {
        id++
        hasBegun = true
        const order: HelperOrder = {
          kind: 'search',
          id,
          question,
          multiPv,
          age: state.table.age,
          endgame: tablesOf(state.endgame),
        }
        crew.forEach((berth, helper) => {
          berth.seenNodes = toldNodes(signals, helper)
          berth.seenHits = toldHits(signals, helper)
          berth.thread?.post(order)
        })
      },
      tellDepth: (depthPlies) => tellDepth(signals, depthPlies),
      nodes: () => {
        if (!hasBegun) return 0
        crew.forEach((berth, helper) => {
          const told = toldNodes(signals, helper)
          nodes += (told - berth.seenNodes) | 0
          berth.seenNodes = told
        })
        return nodes
      },
      tableHits: () => {
        if (!hasBegun) return 0
        crew.forEach((berth, helper) => {
          const told = toldHits(signals, helper)
          hits += (told - berth.seenHits) | 0
          berth.seenHits = told
        })
        return hits
      },
      end: () => orderStop(signals, id),
    }
  }

  return {
    helpers: (wanted) => {
      const count = Math.min(wanted, MOST_HELPERS)
      if (count <= 0) return undefined
      while (berths.length < count) {
        berths.push({ thread: undefined, isReady: false, failures: 0, seenNodes: 0, seenHits: 0 })
      }
      berths.slice(0, count).forEach(man)
      const helpers = helpersOf(count)
      return helpers.count === 0 ? undefined : helpers
    },
    isReady: (count) =>
      berths.slice(0, count).every(({ isReady, thread }) => isReady || thread === undefined),
    rest: () => {
      orderStop(signals, id)
      berths.forEach((berth, helper) => {
        if (berth.thread !== undefined && !awaitRest(signals, helper, REST_MS)) lose(berth, berth.thread)
      })
    },
    dispose: () => {
      orderStop(signals, id)
      for (const berth of berths) {
        berth.thread?.end()
        berth.thread = undefined
      }
      berths.length = 0
    },
  }
}
