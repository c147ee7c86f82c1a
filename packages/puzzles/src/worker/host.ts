/** The part of a Worker that the prover's client uses. */
export interface ProofWorker {
  postMessage(message: unknown, transfer?: Transferable[]): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject): void
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject): void
  terminate(): void
}

/** The outside world of the prover's client. */
export interface ProofHost {
  /** A new worker that runs worker.ts; undefined where there are no workers. */
  spawn(): ProofWorker | undefined
  /** Calls `act` every `ms` milliseconds until the function it returns is called. */
  every(ms: number, act: () => void): () => void
}

/** The host that a page in a browser is. */
export const browserHost: ProofHost = {
  spawn: () => {
    if (typeof Worker === 'undefined') return undefined
    try {
      return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'prover' })
    } catch {
      return undefined
    }
  },
  every: (ms, act) => {
    const timer = setInterval(act, ms)
    return () => clearInterval(timer)
  },
}
