import { proxy, type Remote, releaseProxy, wrap } from 'comlink'
import type { ReportProgress } from '../report/inquiry.ts'
import type { JobLimits, ProofAnswer, ProofApi, ProofJob, ProofQuestion, ProofResults } from './api.ts'
import { browserHost, type ProofHost, type ProofWorker } from './host.ts'

/** How a question ended, seen from the page. */
export type ProofOutcome<T> =
  | { readonly kind: 'done'; readonly result: T }
  /** A newer question took its place, or it was cancelled. */
  | { readonly kind: 'superseded' }
  /** The question could not be read. */
  | { readonly kind: 'bad-job' }
  /** The worker died or fell silent, was replaced, and failed again; or there are no workers. */
  | { readonly kind: 'failed'; readonly why: 'no-worker' | 'crashed' | 'silent' }

/**
 * A prover in a worker. The newest question wins: one that still runs answers `superseded`. Who wants two answers at
 * once starts two.
 */
export interface ProverClient {
  /** Asks; never rejects. `onProgress` hears a few times a second. */
  ask<Q extends ProofQuestion>(
    question: Q,
    limits?: JobLimits,
    onProgress?: (progress: ReportProgress) => void,
  ): Promise<ProofOutcome<ProofResults[Q['kind']]>>
  /** Ends the running question early: it answers with what is known. */
  stop(): void
  /** Drops the running question: it answers `superseded`. */
  cancel(): void
  /** Ends the worker for good. */
  dispose(): void
}

/** A worker with the object it exposes. */
interface Link {
  readonly worker: ProofWorker
  readonly api: Remote<ProofApi>
  /** True once the worker has answered anything. */
  hasSpoken: boolean
}

type AnyOutcome = ProofOutcome<ProofResults[keyof ProofResults]>

/** The question that is being worked on. */
interface Request {
  readonly job: ProofJob
  readonly onProgress: (progress: ReportProgress) => void
  readonly resolve: (outcome: AnyOutcome) => void
  /** How many workers have failed on it. */
  failures: number
  isStopping: boolean
  /** Ticks of the watch since the last sign of life. */
  quietTicks: number
}

/** How often the watch looks whether a worker with a job is alive. Ticks are counted, so a sleeping page adds none. */
const TICK_MS = 500
/** A job reports a few times a second: so many ticks without a sign are silence. */
const QUIET_TICKS = 12
/** The same for a worker that is still being loaded. */
const QUIET_TICKS_AT_START = 20
/** So many workers may fail on one question; the last failure is its answer. */
const FAILURES_ALLOWED = 1

/** Starts a prover; the worker is made when the first question comes. It never throws. */
export const startProver = (host: ProofHost = browserHost): ProverClient => {
  let link: Link | undefined
  let current: Request | undefined
  let lastId = 0
  let isDisposed = false
  let endWatch: (() => void) | undefined

  const settle = (request: Request, outcome: AnyOutcome): void => {
    if (current !== request) return
    current = undefined
    endWatch?.()
    endWatch = undefined
    request.resolve(outcome)
  }

  /** A sign of life. */
  const hear = (from: Link): void => {
    from.hasSpoken = true
    if (from === link && current !== undefined) current.quietTicks = 0
  }

  const drop = (dead: Link): void => {
    if (link === dead) link = undefined
    dead.api[releaseProxy]()
    dead.worker.terminate()
  }

  /** The worker died or fell silent: asks a new one, or gives the question up. */
  const fail = (dead: Link, why: 'crashed' | 'silent'): void => {
    if (link !== dead) return
    drop(dead)
    const request = current
    if (request === undefined) return
    request.failures++
    if (request.failures > FAILURES_ALLOWED) settle(request, { kind: 'failed', why })
    else send(request)
  }

  const tick = (): void => {
    if (current === undefined || link === undefined) return
    current.quietTicks++
    const allowed = link.hasSpoken ? QUIET_TICKS : QUIET_TICKS_AT_START
    if (current.quietTicks > allowed) fail(link, 'silent')
  }

  /** The worker at hand, or a new one; undefined when none can be had. */
  const connect = (): Link | undefined => {
    if (link !== undefined) return link
    const worker = host.spawn()
    if (worker === undefined) return undefined
    const fresh: Link = { worker, api: wrap<ProofApi>(worker), hasSpoken: false }
    link = fresh
    const crashed = (): void => fail(fresh, 'crashed')
    worker.addEventListener('error', crashed)
    worker.addEventListener('messageerror', crashed)
    fresh.api.ping().then(() => hear(fresh), crashed)
    return fresh
  }

  const halt = (id: number): void => {
    link?.api.stop(id).catch(() => {})
  }

  const outcomeOf = (answer: ProofAnswer): AnyOutcome =>
    answer.kind === 'done' ? { kind: 'done', result: answer.result } : { kind: 'bad-job' }

  const send = (request: Request): void => {
    const to = connect()
    if (to === undefined) {
      settle(request, { kind: 'failed', why: 'no-worker' })
      return
    }
    request.quietTicks = 0
    endWatch ??= host.every(TICK_MS, tick)
    const onProgress = proxy((progress: ReportProgress): void => {
      hear(to)
      if (current === request && link === to) request.onProgress(progress)
    })
    to.api.run(request.job, onProgress).then(
      (answer) => {
        hear(to)
        if (link === to) settle(request, outcomeOf(answer))
      },
      () => {
        if (current === request) fail(to, 'crashed')
      },
    )
    if (request.isStopping) halt(request.job.id)
  }

  const cancel = (): void => {
    const request = current
    if (request === undefined) return
    halt(request.job.id)
    settle(request, { kind: 'superseded' })
  }

  return {
    ask: (question, limits = {}, onProgress = () => {}) =>
      new Promise((resolve) => {
        cancel()
        if (isDisposed) {
          resolve({ kind: 'failed', why: 'no-worker' })
          return
        }
        lastId++
        const request: Request = {
          job: { id: lastId, question, limits },
          onProgress,
          // The worker answers a question with the result of its kind.
          resolve: resolve as (outcome: AnyOutcome) => void,
          failures: 0,
          isStopping: false,
          quietTicks: 0,
        }
        current = request
        send(request)
      }),
    stop: () => {
      if (current === undefined) return
      current.isStopping = true
      halt(current.job.id)
    },
    cancel,
    dispose: () => {
      cancel()
      isDisposed = true
      if (link !== undefined) drop(link)
    },
  }
}
