import { expose, type ProxyMarked, releaseProxy } from 'comlink'
import type { ReportProgress } from '../report/inquiry.ts'
import type { ProofApi } from './api.ts'
import { createBreath } from './breath.ts'
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

const session = createSession({ clock: () => performance.now(), breathe: createBreath(), readFile })

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
