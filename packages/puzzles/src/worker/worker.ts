import { expose, type ProxyMarked, releaseProxy } from 'comlink'
import type { ReportProgress } from '../report/inquiry.ts'
import type { ProofApi } from './api.ts'
import { createBreath } from './breath.ts'
import { createSession } from './session.ts'

const session = createSession({ clock: () => performance.now(), breathe: createBreath() })

type RemoteReport = ((progress: ReportProgress) => void) &
  Partial<ProxyMarked> & { [releaseProxy]?: () => void }

const api: ProofApi = {
  ...session,
  run: async (job, report: RemoteReport) => {
    try {
      return await session.run(job, report)
    } finally {
      report[releaseProxy]?.()
    }
  },
}

expose(Object.freeze(api))
