import { expose, type ProxyMarked, releaseProxy } from 'comlink'
import { DEFAULT_HASH_MB } from '../create.ts'
import type { Info } from '../info.ts'
import type { EngineApi } from './api.ts'
import { createBreath } from './breath.ts'
import { isHelper, serveAsHelper, spawnHelper, threadsOfDevice } from './helper-worker.ts'
import { createSession } from './session.ts'

/** The bytes of a file of the program; undefined when it cannot be had. */
const readFile = async (file: URL): Promise<Uint8Array | undefined> => {
  try {
    const answer = await fetch(file)
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
  } catch {
    return undefined
  }
}

type RemoteReport = ((info: Info) => void) & Partial<ProxyMarked> & { [releaseProxy]?: () => void }

const serve = (): void => {
  const session = createSession({
    clock: () => performance.now(),
    breathe: createBreath(),
    hashMegabytes: DEFAULT_HASH_MB,
    readFile,
    ...(globalThis.crossOriginIsolated
      ? { spawnHelper, threads: threadsOfDevice(navigator.hardwareConcurrency) }
      : {}),
  })
  const api: EngineApi = {
    ...session,
    search: async (job, report: RemoteReport) => {
      try {
        return await session.search(job, report)
      } finally {
        report[releaseProxy]?.()
      }
    },
  }
  expose(Object.freeze(api))
}

// One script for both, so that a page fetches and keeps it once.
if (isHelper()) serveAsHelper()
else serve()
