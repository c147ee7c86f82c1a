import type { Page } from '@playwright/test'
import { expectState, prefer, QUICK, remember, square, startGame } from './table.ts'
import { expect, test } from './watched-page.ts'

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight }
  })

const SIZES = [
  { name: 'a small phone', width: 320, height: 568 },
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a phone on its side', width: 740, height: 360 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a laptop at 200 %', width: 720, height: 450 },
  { name: 'a desktop', width: 1440, height: 900 },
] as const

for (const { name, width, height } of SIZES) {
  test(`${name} shows the whole board and never scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await remember(page, { opponent: 'computer' })
    await prefer(page, 'en', 'light')
    await page.goto(`/?${QUICK}#/`)
    await page.locator('.start-go').waitFor()
    expect((await overflow(page)).across, 'start').toBe(0)
    await page.locator('.start-go button').click()
    await expectState(page, 'screen', 'play')
    expect((await overflow(page)).across, 'play').toBe(0)
    await expect(page.locator('.tama-board')).toBeInViewport({ ratio: 1 })
    const box = await square(page, 'a1').boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(24)
  })
}

test('a desktop shows everything about a game without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await remember(page, { opponent: 'computer' })
  await page.goto(`/?${QUICK}`)
  await page.locator('.start-go').waitFor()
  expect((await overflow(page)).down).toBe(0)
  await startGame(page)
  expect((await overflow(page)).down).toBe(0)
  await expect(page.getByRole('button', { name: 'Resign' })).toBeInViewport({ ratio: 1 })
})

test('the tools of a phone lie at its lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await startGame(page)
  const box = await page.locator('.tools').boundingBox()
  if (!box) throw new Error('no tools')
  expect(box.y + box.height).toBeGreaterThan(700)
  expect(box.y + box.height).toBeLessThanOrEqual(740)
})
