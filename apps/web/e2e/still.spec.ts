import type { Page } from '@playwright/test'
import { GAME, libraryOn } from './library-page.ts'
import { BRANCHES, openPuzzle } from './puzzle-page.ts'
import { enterMove, expectState, remember, sensibleMove, startGame, state } from './table.ts'
import { expect, test } from './watched-page.ts'

const countFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = { frames: 0 }
    Object.assign(window, { counted })
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (work) => {
      counted.frames++
      return ask(work)
    }
  })

const framesIn = (page: Page, ms: number): Promise<number> =>
  page.evaluate(async (wait) => {
    const { counted } = window as unknown as { readonly counted: { frames: number } }
    const before = counted.frames
    await new Promise((resolve) => setTimeout(resolve, wait))
    return counted.frames - before
  }, ms)

/** With motion, so that something could go on moving. */
const STILL = 'speed=fast&seed=1'

const painted = (page: Page, renderer: string) =>
  expect(page.locator('.tama-board')).toHaveAttribute('data-renderer', renderer, { timeout: 30_000 })

for (const renderer of ['canvas', 'webgl'] as const) {
  test(`a page at rest asks for no frame in two seconds (${renderer})`, async ({ page }) => {
    await countFrames(page)
    await remember(page, { level: 1 })
    await startGame(page, { params: `seed=1&speed=fast&renderer=${renderer}` })
    await painted(page, renderer)
    await enterMove(page, 'mouse', sensibleMove((await state(page, 'fen')) ?? '', 'tama'))
    await expectState(page, 'ply', '2')
    await expect(page.locator('.tama-board')).toHaveAttribute('data-busy', 'false')
    await expect.poll(() => framesIn(page, 200), { timeout: 20_000 }).toBe(0)
    expect(await framesIn(page, 2000)).toBe(0)
  })
}

/** Every screen of both apps, and how it is reached. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  start: (page) => page.goto(`/?${STILL}#/`),
  settings: async (page) => {
    await page.goto(`/?${STILL}#/`)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').waitFor()
  },
  puzzles: async (page) => {
    await page.goto(`/?${STILL}#/puzzles`)
    await page.locator('.tile').first().waitFor()
  },
  solver: (page) => openPuzzle(page, BRANCHES, STILL),
  review: async (page) => {
    await libraryOn(page).paste(GAME)
    await libraryOn(page).looked()
  },
  games: (page) => libraryOn(page).list(),
  editor: async (page) => {
    await page.goto('/editor/')
    await page.locator('.tama-board').first().waitFor()
  },
}

test('every screen at rest asks for no frame in two seconds', async ({ page }) => {
  test.setTimeout(240_000)
  await countFrames(page)
  for (const [name, open] of Object.entries(SCREENS)) {
    await page.goto('about:blank')
    await open(page)
    await expect.poll(() => framesIn(page, 300), { timeout: 30_000, message: name }).toBe(0)
    expect(await framesIn(page, 2000), name).toBe(0)
  }
})

test('thirty changes of the screen leave one WebGL context and less than 5 MB behind', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await page.addInitScript(() => {
    const made: WeakRef<object>[] = []
    Object.assign(window, { liveContexts: () => made.filter((ref) => !isLost(ref.deref())).length })
    const isLost = (found: object | undefined): boolean =>
      found === undefined || (found as WebGLRenderingContext).isContextLost()
    const make = HTMLCanvasElement.prototype.getContext
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value: function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        const found = Reflect.apply(make, this, [kind, ...rest]) as object | null
        if (found !== null && kind.startsWith('webgl') && !made.some((ref) => ref.deref() === found))
          made.push(new WeakRef(found))
        return found
      },
    })
  })
  await remember(page, { opponent: 'two-players' })
  await startGame(page, { params: 'seed=1&speed=off&renderer=webgl' })
  await painted(page, 'webgl')
  const session = await context.newCDPSession(page)
  const heapMb = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / 1e6
  }
  const goRound = async (hashes: readonly string[]): Promise<void> => {
    for (const hash of hashes) {
      await page.evaluate((next) => {
        location.hash = next
      }, hash)
      await expectState(page, 'screen', hash.split('/')[1] || 'start')
    }
  }
  const round = ['#/puzzles', '#/play', '#/games', '#/', '#/play'] as const
  await goRound([...round, ...round])
  const before = await heapMb()
  for (let time = 0; time < 6; time++) await goRound(round)
  expect((await heapMb()) - before).toBeLessThan(5)
  const live = await page.evaluate(() => (window as unknown as { liveContexts: () => number }).liveContexts())
  expect(live).toBe(1)
})

test('the page runs no endless animation while the computer thinks', async ({ page }) => {
  await remember(page, { level: 10 })
  await startGame(page)
  await page.locator('[data-square="d3"]').click()
  await page.locator('[data-square="d4"]').click()
  await expectState(page, 'thinking', 'yes')
  const endless = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .length,
  )
  expect(endless).toBe(0)
})

test('the board comes back after its WebGL context was lost twice', async ({ page }) => {
  await remember(page, { level: 1 })
  await startGame(page, { params: 'seed=1&speed=off&renderer=webgl' })
  await painted(page, 'webgl')
  const board = page.locator('.tama-board-stage')
  const before = await board.screenshot()
  for (let time = 0; time < 2; time++) {
    await page.evaluate(async () => {
      const canvas = document.querySelector<HTMLCanvasElement>('.tama-board canvas')
      const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl')
      const loss = context?.getExtension('WEBGL_lose_context')
      if (!loss) throw new Error('no WebGL context')
      loss.loseContext()
      await new Promise((resolve) => setTimeout(resolve, 200))
      loss.restoreContext()
    })
    await expect.poll(async () => (await board.screenshot()).equals(before), { timeout: 15_000 }).toBe(true)
  }
  await enterMove(page, 'mouse', sensibleMove((await state(page, 'fen')) ?? '', 'tama'))
  await expectState(page, 'ply', '2')
})
