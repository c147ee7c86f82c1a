import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { listFiles } from './list-files.ts'

const WORKER = fileURLToPath(new URL('../../../packages/offline/src/worker.ts', import.meta.url))
const SCRIPT = 'sw.js'

/** The name in the worker's source that the list takes the place of. */
const PLACE = /\bOFFLINE_FILE_LIST\b/

/** True for the modules of the service worker, which is one script. */
export const isOfWorker = (id: string): boolean => id.startsWith(dirname(WORKER))

/** Builds the service worker as one script beside the page and writes the list of all built files into it. */
export const offlineFiles = (): Plugin => ({
  name: 'offline-files',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: WORKER, fileName: SCRIPT })
  },
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }) {
      const script = join(dir, SCRIPT)
      const code = readFileSync(script, 'utf8')
      if (!PLACE.test(code) || /\b(import|export)\b/.test(code))
        this.error(`${SCRIPT} is not one script with a place for the list of files`)
      writeFileSync(
        script,
        code.replace(PLACE, () => JSON.stringify(listFiles(dir))),
      )
    },
  },
})
