import { expose, type ProxyMarked, releaseProxy } from 'comlink'
import { DEFAULT_HASH_MB } from '../create.ts'
import type { Info } from '../info.ts'
import type { EngineApi } from './api.ts'
import { createBreath } from './breath.ts'
import { createSession } from './session.ts'

const session = createSession({
  clock: () => performance.now(),
  breathe: createBreath(),
  hashMegabytes: DEFAULT_HASH_MB,
})

type RemoteReport = ((info: Info) => void) & Partial<ProxyMarked> & { [releaseProxy]?: () => void }

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
