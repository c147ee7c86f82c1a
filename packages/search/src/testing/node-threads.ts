import { Worker } from 'node:worker_threads'
import type { SpawnHelper } from '../parallel/crew.ts'

/** Makes a helper in a thread of Node. */
export const spawnThread: SpawnHelper = (ears) => {
  const worker = new Worker(new URL('./thread.mjs', import.meta.url))
  worker.on('message', () => ears.ready())
  worker.on('error', () => ears.dead())
  worker.on('exit', () => ears.dead())
  worker.unref()
  return { post: (order) => worker.postMessage(order), end: () => void worker.terminate() }
}
