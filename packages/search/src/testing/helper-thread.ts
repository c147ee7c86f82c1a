import { parentPort } from 'node:worker_threads'
import { createHelper } from '../parallel/helping.ts'
import type { HelperOrder } from '../parallel/orders.ts'

// Runs in a thread of Node that `spawnThread` makes.
const obey = createHelper(() => parentPort?.postMessage('ready'))
parentPort?.on('message', (order: HelperOrder) => void obey(order))
