import type { Page } from '@playwright/test'
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
