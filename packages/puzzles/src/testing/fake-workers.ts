import { expose } from 'comlink'
import type { ProofApi } from '../worker/api.ts'
import type { ProofHost, ProofWorker } from '../worker/host.ts'

/** A worker in the same thread: it exposes `api` over a real message channel. */
export interface FakeWorker extends ProofWorker {
  /** Fires the event that a browser fires when a worker's script fails. */
  crash(): void
  /** From now on nothing it says arrives: a hanging or killed worker. */
  silence(): void
}

const createFakeWorker = (api: ProofApi): FakeWorker => {
  const { port1: page, port2: worker } = new MessageChannel()
  const errors = new Set<EventListenerOrEventListenerObject>()
  const close = (): void => {
    page.close()
    worker.close()
  }
  expose(api, worker)
  page.start()
  return {
    postMessage: (message, transfer = []) => page.postMessage(message, transfer),
    addEventListener: (type, listener) => {
      if (type === 'message') page.addEventListener(type, listener)
      else if (type === 'error') errors.add(listener)
    },
    removeEventListener: (type, listener) => {
      if (type === 'message') page.removeEventListener(type, listener)
      else errors.delete(listener)
    },
    terminate: close,
    crash: () => {
      for (const listener of errors) {
        if (typeof listener === 'function') listener(new Event('error'))
        else listener.handleEvent(new Event('error'))
      }
    },
    silence: close,
  }
}

/** A host whose workers are fakes and whose time passes only when told. */
export interface FakeHost extends ProofHost {
  /** Every worker spawned so far. */
  readonly workers: readonly FakeWorker[]
  /** Lets the watch tick `times` times. */
  tick(times: number): void
  /** How many timers run. */
  readonly timers: () => number
}

/** The n-th worker exposes what `apiOf(n)` gives, n from 0; no worker where that is undefined. */
export const createFakeHost = (apiOf: (index: number) => ProofApi | undefined): FakeHost => {
  const workers: FakeWorker[] = []
  const timers = new Set<() => void>()
  return {
    workers,
    spawn: () => {
      const api = apiOf(workers.length)
      if (api === undefined) return undefined
      const worker = createFakeWorker(api)
      workers.push(worker)
      return worker
    },
    every: (_ms, act) => {
      timers.add(act)
      return () => timers.delete(act)
    },
    tick: (times) => {
      for (let i = 0; i < times; i++) for (const act of [...timers]) act()
    },
    timers: () => timers.size,
  }
}
