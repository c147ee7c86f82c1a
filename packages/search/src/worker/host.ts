/** The part of a Worker that the engine's client uses. */
export interface EngineWorker {
  postMessage(message: unknown, transfer?: Transferable[]): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject): void
  terminate(): void
}

/** The outside world of the engine's client. */
export interface EngineHost {
  /** A new worker that runs worker.ts; undefined where there are no workers. */
  spawn(): EngineWorker | undefined
  /** A new word of memory that worker and page share, 0 at first; undefined where pages may not share memory. */
  sharedFlag(): Int32Array | undefined
  /** Calls `act` every `ms` milliseconds until the function it returns is called. */
  every(ms: number, act: () => void): () => void
}

/** The host that a page in a browser is. */
export const browserHost: EngineHost = {
  spawn: () => {
    if (typeof Worker === 'undefined') return undefined
    try {
      return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' })
    } catch {
      return undefined
    }
  },
  sharedFlag: () => (globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : undefined),
  every: (ms, act) => {
    const timer = setInterval(act, ms)
    return () => clearInterval(timer)
  },
}
