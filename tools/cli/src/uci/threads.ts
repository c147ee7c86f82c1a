import { Worker } from 'node:worker_threads'
import type { SpawnHelper } from '@tama/search'

/** Makes a helper in a thread of this process, which it does not keep alive. */
export const spawnHelper: SpawnHelper = (ears) => {
  const worker = new Worker(new URL('./thread.mjs', import.meta.url))
  worker.on('message', () => ears.ready())
  worker.on('error', () => ears.dead())
  worker.on('exit', () => ears.dead())
  worker.unref()
  return { post: (order) => worker.postMessage(order), end: () => void worker.terminate() }
}
