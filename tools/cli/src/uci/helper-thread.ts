import { parentPort } from 'node:worker_threads'
import { createHelper, type HelperOrder } from '@tama/search'

// Runs in a thread that threads.ts makes.
const obey = createHelper(() => parentPort?.postMessage('ready'))
parentPort?.on('message', (order: HelperOrder) => void obey(order))
