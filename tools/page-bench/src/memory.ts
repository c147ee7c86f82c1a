import type { CDPSession, Page } from 'playwright-core'
import { answer, beginGame, step } from './measure.ts'

/** What V8 says of one page or worker, in bytes. */
interface HeapUsage {
  readonly usedSize: number
  readonly embedderHeapUsedSize: number
  /** Typed arrays, such as the transposition table. */
  readonly backingStorageSize: number
}

const bytesOf = (usage: HeapUsage): number =>
  usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize

/** Asks each worker that the session of a page has been attached to. */
const heapsOfWorkers = async (
  session: CDPSession,
  workers: readonly string[],
): Promise<readonly HeapUsage[]> => {
  const usages: HeapUsage[] = []
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answered = JSON.parse(message) as { readonly id?: number; readonly result?: HeapUsage }
    if (answered.id === 1 && answered.result !== undefined) usages.push(answered.result)
  })
  const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' })
  for (const sessionId of workers) await session.send('Target.sendMessageToTarget', { sessionId, message })
  while (usages.length < workers.length) await new Promise((resolve) => setTimeout(resolve, 20))
  return usages
}

/** Megabytes that the page and its workers hold after the computer has thought at full strength. */
export const memoryInPlay = async (page: Page, address: string): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  const workers: string[] = []
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.push(sessionId)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  await beginGame(page, address, 10)
  await step(page, 'd3', 'd4')
  await answer(page, 1)
  const own = await session.send('Runtime.getHeapUsage')
  const others = await heapsOfWorkers(session, workers)
  return [own as HeapUsage, ...others].reduce((sum, usage) => sum + bytesOf(usage), 0) / 1e6
}
