import type { Page } from 'playwright-core'

/** The start screen offers White's game against the computer at `level`. */
const chooseGame = (page: Page, level: number) =>
  page.addInitScript(
    (value) => {
      localStorage.setItem('tama.web.choices', JSON.stringify({ v: 1, value }))
    },
    { ruleset: 'tama', opponent: 'computer', level, side: 'white' },
  )

/** Opens the game of the first visit, against the computer at `level`, and waits until a piece can be moved. */
export const beginGame = async (page: Page, address: string, level: number): Promise<void> => {
  await chooseGame(page, level)
  await page.goto(address)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.locator('html[data-phase="playing"]').waitFor()
  await page.locator('[data-square="d3"]').waitFor()
}

/** Moves White's man from one square to the next, which it may do in every game that begins. */
export const step = async (page: Page, from: string, to: string): Promise<void> => {
  for (const name of [from, to]) {
    const box = await page.locator(`[data-square="${name}"]`).boundingBox()
    if (box === null) throw new Error(`${name} is not on the page`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
}

/** Waits until the computer has answered White's move number `turn`. */
export const answer = (page: Page, turn: number): Promise<void> =>
  page.locator(`html[data-thinking="no"][data-ply="${2 * turn}"]`).waitFor()

/**
 * Milliseconds from the first request to a board on which a piece can be moved, painted, with nothing in the cache and
 * the processor slowed down four times: the start screen comes, its button is pressed at once. The page itself presses
 * and takes the time, for a tool outside would share its slow processor.
 */
export const firstBoard = async (page: Page, address: string): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await chooseGame(page, 1)
  await page.addInitScript(() => {
    const seen = { at: 0 }
    Object.assign(globalThis, { seen })
    let isPressed = false
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLButtonElement>('.start-go button')
      if (!isPressed && button !== null && !button.disabled) {
        isPressed = true
        for (const kind of ['pointerdown', 'pointerup'])
          button.dispatchEvent(new PointerEvent(kind, { bubbles: true }))
        button.click()
      }
      const isPlaying = document.documentElement.dataset.phase === 'playing'
      if (!isPressed || !isPlaying || document.querySelector('[data-square="d3"]') === null) return
      observer.disconnect()
      requestAnimationFrame(() => {
        setTimeout(() => {
          seen.at = performance.now()
        })
      })
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => (globalThis as unknown as { seen: { at: number } }).seen.at > 0,
    undefined,
    {
      polling: 500,
    },
  )
  return page.evaluate(() => (globalThis as unknown as { seen: { at: number } }).seen.at)
}

/** The longest task of the page, in milliseconds, while the computer answers three moves at full strength; 0 when none took 50. */
export const thinkingTasks = async (page: Page, address: string): Promise<number> => {
  await beginGame(page, address, 10)
  await page.locator('canvas').first().waitFor()
  await page.waitForTimeout(1500)
  await page.evaluate(() => {
    const seen = { longest: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
    }).observe({ type: 'longtask' })
  })
  for (const [turn, file] of ['a', 'h', 'd'].entries()) {
    await step(page, `${file}3`, `${file}4`)
    await answer(page, turn + 1)
  }
  return page.evaluate(() => (globalThis as unknown as { seen: { longest: number } }).seen.longest)
}

/** How many animation frames the page asks for in two seconds in which nothing happens. */
export const idleFrames = async (page: Page, address: string): Promise<number> => {
  await page.addInitScript(() => {
    const counted = { frames: 0 }
    Object.assign(globalThis, { counted })
    const ask = globalThis.requestAnimationFrame.bind(globalThis)
    globalThis.requestAnimationFrame = (callback) => {
      counted.frames++
      return ask(callback)
    }
  })
  await beginGame(page, address, 1)
  await page.locator('canvas').first().waitFor()
  await page.waitForTimeout(3000)
  const frames = () =>
    page.evaluate(() => (globalThis as unknown as { counted: { frames: number } }).counted.frames)
  const before = await frames()
  await page.waitForTimeout(2000)
  return (await frames()) - before
}
