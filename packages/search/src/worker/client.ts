import { proxy, type Remote, releaseProxy, wrap } from 'comlink'
import type { Info } from '../info.ts'
import type { EngineApi, SearchAnswer, SearchJob } from './api.ts'
import { browserHost, type EngineHost, type EngineWorker } from './host.ts'

/** What the page knows of the worker: `restarting` after a crash or silence, `unavailable` when no worker can be had. */
export type EngineState = 'starting' | 'ready' | 'thinking' | 'restarting' | 'unavailable'

/** How a request ended, seen from the page. */
export type EngineAnswer =
  | SearchAnswer
  /** A newer request took its place; nothing to do. */
  | { readonly kind: 'superseded' }
  /** The worker died or fell silent, was replaced, and failed again on this job; or there are no workers. */
  | { readonly kind: 'failed'; readonly why: 'no-worker' | 'crashed' | 'silent' }

/** A search engine in a worker. The newest request wins, late answers are dropped, a dead worker is replaced. */
export interface Engine {
  /** Asks for a move. Never rejects. A request still running is stopped and answers `superseded`. */
  search(job: Omit<SearchJob, 'id'>, report?: (info: Info) => void): Promise<EngineAnswer>
  /** Ends the running search within 50 ms; its promise answers with the best move so far. */
  stop(): void
  /** Drops the running search: its promise answers `superseded`. */
  cancel(): void
  /** Ends the worker for good. */
  dispose(): void
}

/** How to start an engine; everything has a default for a page in a browser. */
export interface EngineOptions {
  /** Told of every change of state, the first time before `startEngine` returns. */
  readonly onState?: (state: EngineState) => void
  /** The outside world: how to make workers, timers and shared memory. */
  readonly host?: EngineHost
}

/** A worker with the object it exposes. */
interface Link {
  readonly worker: EngineWorker
  readonly api: Remote<EngineApi>
  readonly flag: Int32Array | undefined
  /** True once the worker has answered anything. */
  hasSpoken: boolean
}

/** The request that is being worked on. */
interface Request {
  readonly job: SearchJob
  readonly report: (info: Info) => void
  readonly resolve: (answer: EngineAnswer) => void
  /** How many workers have failed on it. */
  failures: number
  isStopping: boolean
  /** Ticks of the watch since the last sign of life. */
  quietTicks: number
}

/** How often the watch looks whether a worker with a job is alive. Ticks are counted, so a sleeping page adds none. */
const TICK_MS = 500
/** A search reports at least every quarter of a second: so many ticks without a sign are silence. */
const QUIET_TICKS = 8
/** The same for a worker that is still being loaded. */
const QUIET_TICKS_AT_START = 12
/** So many workers may fail on one request; the last failure is its answer. */
const FAILURES_ALLOWED = 1

/** Starts an engine. It never throws; without workers its answers are `failed`. */
export const startEngine = ({ onState, host = browserHost }: EngineOptions = {}): Engine => {
  let state: EngineState | undefined
  let link: Link | undefined
  let current: Request | undefined
  let lastId = 0
  let isDisposed = false
  let endWatch: (() => void) | undefined

  const become = (next: EngineState): void => {
    if (next === state) return
    state = next
    onState?.(next)
  }

  const watch = (): void => {
    endWatch ??= host.every(TICK_MS, tick)
  }

  const settle = (request: Request, answer: EngineAnswer): void => {
    if (current !== request) return
    current = undefined
    endWatch?.()
    endWatch = undefined
    request.resolve(answer)
  }

  /** A sign of life. */
  const hear = (from: Link): void => {
    if (from !== link) return
    from.hasSpoken = true
    if (current !== undefined) current.quietTicks = 0
    become(current === undefined ? 'ready' : 'thinking')
  }

  const drop = (dead: Link): void => {
    if (link === dead) link = undefined
    dead.api[releaseProxy]()
    dead.worker.terminate()
  }

  /** The worker died or fell silent: asks a new one, or gives the request up. */
  const fail = (dead: Link, why: 'crashed' | 'silent'): void => {
    if (link !== dead) return
    drop(dead)
    become('restarting')
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
    if (worker === undefined) {
      become('unavailable')
      return undefined
    }
    if (state !== 'restarting') become('starting')
    const api = wrap<EngineApi>(worker)
    const flag = host.sharedFlag()
    const fresh: Link = { worker, api, flag, hasSpoken: false }
    link = fresh
    const crashed = (): void => fail(fresh, 'crashed')
    worker.addEventListener('error', crashed)
    worker.addEventListener('messageerror', crashed)
    if (flag !== undefined) api.shareStop(flag).catch(crashed)
    api.ping().then(() => hear(fresh), crashed)
    return fresh
  }

  const halt = (id: number): void => {
    if (link === undefined) return
    if (link.flag !== undefined) Atomics.store(link.flag, 0, id)
    else link.api.stop(id).catch(() => {})
  }

  const send = (request: Request): void => {
    const to = connect()
    if (to === undefined) {
      settle(request, { kind: 'failed', why: 'no-worker' })
      return
    }
    request.quietTicks = 0
    if (to.hasSpoken) become('thinking')
    watch()
    const report = proxy((info: Info): void => {
      hear(to)
      if (current === request && link === to) request.report(info)
    })
    to.api.search(request.job, report).then(
      (answer) => {
        if (current === request && link === to) settle(request, answer)
        hear(to)
      },
      () => {
        if (current === request) fail(to, 'crashed')
      },
    )
    if (request.isStopping) halt(request.job.id)
  }

  const supersede = (): void => {
    const request = current
    if (request === undefined) return
    halt(request.job.id)
    settle(request, { kind: 'superseded' })
  }

  const cancel = (): void => {
    supersede()
    if (link?.hasSpoken) become('ready')
  }

  connect()
  return {
    search: (job, report = () => {}) =>
      new Promise((resolve) => {
        supersede()
        if (isDisposed) {
          resolve({ kind: 'failed', why: 'no-worker' })
          return
        }
        lastId++
        const request: Request = {
          job: { ...job, id: lastId },
          report,
          resolve,
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
      supersede()
      isDisposed = true
      if (link !== undefined) drop(link)
      become('unavailable')
    },
  }
}
