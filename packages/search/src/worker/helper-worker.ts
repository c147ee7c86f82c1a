import type { SpawnHelper } from '../parallel/crew.ts'
import { createHelper } from '../parallel/helping.ts'
import type { HelperOrder } from '../parallel/orders.ts'

// Helpers are workers of the engine's worker, and end with it. They run its script under a name of their own.

const NAME = 'engine helper'
const READY = 'ready'

/** More threads than this gain little and make a phone hot. */
const MOST_THREADS = 4

/** How many threads should search on this device: one processor is left to the page. */
export const threadsOfDevice = (processors: number): number =>
  Math.max(1, Math.min(processors - 1, MOST_THREADS))

/** True in a worker that was made by `spawnHelper`. */
export const isHelper = (): boolean => (globalThis as { readonly name?: string }).name === NAME

/** Takes orders from the engine's worker from now on. */
export const serveAsHelper = (): void => {
  const obey = createHelper(() => globalThis.postMessage(READY))
  globalThis.addEventListener('message', ({ data }: MessageEvent<HelperOrder>) => void obey(data))
}

/** Makes a helper from inside the engine's worker. */
export const spawnHelper: SpawnHelper = (ears) => {
  if (typeof Worker === 'undefined') return undefined
  try {
    const worker = new Worker(globalThis.location.href, { type: 'module', name: NAME })
    worker.addEventListener('message', () => ears.ready())
    worker.addEventListener('error', () => ears.dead())
    worker.addEventListener('messageerror', () => ears.dead())
    return {
      post: (order) => worker.postMessage(order),
      end: () => worker.terminate(),
    }
  } catch {
    return undefined
  }
}
