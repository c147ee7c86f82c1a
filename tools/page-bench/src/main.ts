import { chromium } from 'playwright-core'
import { firstBoard, idleFrames, thinkingTasks } from './measure.ts'
import { median } from './median.ts'
import { memoryInPlay } from './memory.ts'

// Measures the page that `npm start` serves: `pnpm bench:page [ADDRESS]`. One line for each figure with its budget;
// a busy machine makes all of them worse, so compare only within one run.
const RUNS = 5
const MEASURES = [
  {
    name: 'first playable board, empty cache, CPU 4 times slower',
    unit: 'ms',
    budget: 1500,
    run: firstBoard,
  },
  { name: 'longest task of the page while the computer thinks', unit: 'ms', budget: 50, run: thinkingTasks },
  { name: 'animation frames in 2 s of a page at rest', unit: 'frames', budget: 0, run: idleFrames },
  { name: 'memory of scripts, page and workers, in play', unit: 'MB', budget: 200, run: memoryInPlay },
] as const

const address = process.argv[2] ?? 'http://localhost:4173/'
const executablePath = process.env.CHROMIUM_PATH
if (executablePath === undefined)
  throw new Error('CHROMIUM_PATH names no browser; `pnpm bench:page` finds one.')

const browser = await chromium.launch({ executablePath })
try {
  for (const { name, unit, budget, run } of MEASURES) {
    const values: number[] = []
    for (let i = 0; i < RUNS; i++) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 892 },
        deviceScaleFactor: 2,
      })
      values.push(await run(await context.newPage(), address))
      await context.close()
    }
    const shown = [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(0))
    process.stdout.write(
      `${name}\tmin ${shown[0]}\tmedian ${shown[1]}\tmax ${shown[2]}\t${unit}\tbudget ${budget}\n`,
    )
  }
} finally {
  await browser.close()
}
