import { createLibrary } from '@tama/endgame'
import type { Position } from '@tama/engine'
import { createSearchState } from '../create.ts'
import { loadEvaluation } from '../eval/load.ts'
import type { Info } from '../info.ts'
import type { Clock } from '../limits.ts'
import { createCrew, type SpawnHelper } from '../parallel/crew.ts'
import { answerAt, mayUseThreads } from '../play-level.ts'
import { rootOf } from '../question.ts'
import type { EngineApi, SearchAnswer, SearchJob } from './api.ts'
import { readJob } from './job.ts'

/** What a session needs of the thread it runs on. */
export interface SessionPorts {
  readonly clock: Clock
  /** Lets the thread handle the messages that have arrived, then resolves. */
  readonly breathe: () => Promise<void>
  readonly hashMegabytes: number
  /** The bytes of a file of endgame tables; undefined when they cannot be had. Without it there are no tables. */
  readonly readFile?: (file: URL) => Promise<Uint8Array | undefined>
  /** How to make helpers; only where memory can be shared. */
  readonly spawnHelper?: SpawnHelper
  /** How many threads the device is good for, this one included; 1 unless said. */
  readonly threads?: number
}

/**
 * With so many pieces on the board endgame tables of up to three pieces are fetched, and with so many those with four
 * that the search misses: a few captures later they are asked.
 */
const TABLES_FROM_PIECES = 8
const FOUR_FROM_PIECES = 6

/**
 * The longest time for which a search does not look at its messages when there is no shared stop flag. Half of the
 * 50 ms in which it must stop, so that a slow poll still fits.
 */
const SLICE_MS = 20

const piecesOf = ({ board }: Position): number => board.filter((piece) => piece !== undefined).length

/** The engine as a worker exposes it, without the wrapping: one search at a time, a newer one ends the older. */
export const createSession = ({
  clock,
  breathe,
  hashMegabytes,
  readFile = async () => undefined,
  spawnHelper,
  threads: mostThreads = 1,
}: SessionPorts): EngineApi => {
  const isShared = spawnHelper !== undefined
  const state = createSearchState(hashMegabytes, { isShared })
  const crew = spawnHelper === undefined ? undefined : createCrew(spawnHelper, state.table.memory)
  const library = createLibrary({
    readFile,
    ...(isShared ? { allocate: (bytes: number) => new SharedArrayBuffer(bytes) } : {}),
  })
  let flag: Int32Array | undefined
  /** Searches up to this number are to end. */
  let stopped = 0
  let running: Promise<unknown> = Promise.resolve()

  const isStopped = (id: number): boolean =>
    stopped >= id || (flag !== undefined && Atomics.load(flag, 0) >= id)

  const run = async (job: SearchJob, report: (info: Info) => void): Promise<SearchAnswer> => {
    const { id } = job
    const read = readJob(job)
    if (!read.ok) return { kind: 'bad-job', id, what: read.error }
    if (read.value.hasEnded) return { kind: 'no-move', id }
    // Without it, as when the network is gone, a plainer judgement has to do.
    await loadEvaluation(read.value.question.ruleset).catch(() => {})
    const { question } = read.value
    const pieces = piecesOf(rootOf(question))
    const endgame = pieces <= TABLES_FROM_PIECES ? library.tablesOf(question.ruleset) : undefined
    // Nobody waits for them: they are asked from the moment when they are there.
    if (endgame !== undefined) void library.load(question.ruleset, 3)
    const { level, limits, multiPv, seed, threads = mostThreads } = job
    const helping = mayUseThreads(level) ? threads - 1 : 0
    crew?.rest()
    const helpers = crew?.helpers(helping)
    // A worker is made between two slices.
    const isCalling = helpers !== undefined && !crew?.isReady(helping)
    const steps = answerAt(
      state,
      question,
      {
        clock,
        endgame,
        helpers,
        isStopped: () => isStopped(id),
        // Files arrive between two slices.
        ...(flag === undefined || endgame !== undefined || isCalling ? { sliceMs: SLICE_MS } : {}),
        ...(level === undefined ? {} : { level }),
        ...(limits === undefined ? {} : { limits }),
        ...(multiPv === undefined ? {} : { multiPv }),
        ...(seed === undefined ? {} : { seed }),
      },
      report,
    )
    for (;;) {
      const step = steps.next()
      if (step.done)
        return step.value === undefined ? { kind: 'no-move', id } : { kind: 'best', id, ...step.value }
      if (pieces <= FOUR_FROM_PIECES) void library.loadMissed(question.ruleset)
      await breathe()
    }
  }

  return {
    shareStop: (shared) => {
      flag = shared
    },
    search: (job, report) => {
      stopped = Math.max(stopped, job.id - 1)
      const answer = running.then(() => run(job, report))
      running = answer.catch(() => {})
      return answer
    },
    stop: (id) => {
      stopped = Math.max(stopped, id)
    },
    ping: () => 'pong',
  }
}
