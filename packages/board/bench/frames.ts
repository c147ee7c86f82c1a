import { type CDPSession, chromium, type Page } from 'playwright-core'
import { createServer } from 'vite'
import { frameWork, type TraceEvent } from './frame-work.ts'

// How much the page's own thread works for each frame of a ten-hop capture, on a processor four times slower, while a
// worker is as busy as a computer that thinks. `pnpm bench:frames` at the root; a line for each technique. Budget: no
// frame over 16.7 ms. Counted is the time that the thread had a processor, times four: the browser's own way to slow a
// page down stops the thread from outside and cannot be told from other programs on a busy machine.
const SLOWDOWN = 4
const RENDERERS = ['svg', 'canvas', 'webgl'] as const
const RUNS = 3
const CATEGORIES = ['toplevel', 'devtools.timeline', '__metadata']

/** Everything the browser traced while `work` ran. */
const traced = async (session: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } })
  await work()
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
  return events
}

/** The functions of the scenes' page. */
interface ScenesPage {
  readonly reset: () => void
  readonly replay: () => Promise<void>
}

const reset = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as ScenesPage).reset())

const play = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as ScenesPage).replay())

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

const server = await createServer({
  configFile: `${import.meta.dirname}/../scenes/vite.config.ts`,
  server: { port: 0 },
})
await server.listen()
const address = server.resolvedUrls?.local[0] ?? ''
const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--enable-unsafe-swiftshader'],
})
try {
  for (const renderer of RENDERERS) {
    const context = await browser.newContext({ viewport: { width: 412, height: 892 }, deviceScaleFactor: 2 })
    const page = await context.newPage()
    await page.goto(`${address}scenes/index.html?scene=ten&size=396&busy=1&renderer=${renderer}`)
    await page.locator(`.tama-board[data-renderer="${renderer}"]`).waitFor()
    await page.waitForTimeout(1000)
    const session = await context.newCDPSession(page)
    // The first time anything runs it is compiled; no capture of ten is the first move of a game.
    await play(page)
    for (let run = 0; run < RUNS; run++) {
      await reset(page)
      await page.waitForTimeout(500)
      const work = frameWork(await traced(session, () => play(page))).map((ms) => ms * SLOWDOWN)
      const figures = [0.5, 0.95, 1].map((part) => percentile(work, part).toFixed(1))
      const over = work.filter((ms) => ms > 16.7).length
      process.stdout.write(
        `${renderer}\trun ${run + 1}\t${work.length} frames\tmedian ${figures[0]}\t95 % ${figures[1]}\tmax ${figures[2]} ms\tover 16.7 ms: ${over}\n`,
      )
    }
    await context.close()
  }
} finally {
  await browser.close()
  await server.close()
}
