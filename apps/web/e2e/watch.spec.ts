import { expectState, habits, remember, startGame, state } from './table.ts'
import { expect, test } from './watched-page.ts'

test('the computer plays itself to an end, and what it does can be paused and stepped', async ({ page }) => {
  test.setTimeout(240_000)
  await habits(page, { pace: 'fast' })
  await remember(page, { opponent: 'watch', watched: { white: 2, black: 2 } })
  await startGame(page, { fen: 'W:WKa1,Kb1,a3:BKh8,Kg8,h6', ruleset: 'tama' })
  await expect.poll(async () => Number(await state(page, 'ply'))).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expectState(page, 'thinking', 'no')
  const ply = Number(await state(page, 'ply'))
  await page.waitForTimeout(800)
  expect(Number(await state(page, 'ply'))).toBe(ply)
  await page.getByRole('button', { name: 'Step' }).click()
  await expectState(page, 'ply', String(ply + 1))
  await page.waitForTimeout(800)
  await expectState(page, 'ply', String(ply + 1))
  await page.locator('.tools').getByRole('button', { name: 'Go on' }).click()
  await expectState(page, 'phase', 'over', 180_000)
  await expect(page.locator('[data-card="result"]')).toBeVisible()
})

test('a watched game comes back paused', async ({ page }) => {
  await habits(page, { pace: 'fast' })
  await remember(page, { opponent: 'watch' })
  await startGame(page)
  await expect.poll(async () => Number(await state(page, 'ply'))).toBeGreaterThan(1)
  await page.reload()
  await expect(page.locator('.status-paused')).toBeVisible()
  const ply = await state(page, 'ply')
  await page.waitForTimeout(800)
  await expectState(page, 'ply', ply ?? '')
})

test('the page answers while the computer plays itself at full strength', async ({ page }) => {
  await habits(page, { pace: 'fast' })
  await remember(page, { opponent: 'watch', watched: { white: 10, black: 10 } })
  await startGame(page)
  await expectState(page, 'thinking', 'yes')
  await page.keyboard.press('f')
  await expect(page.locator('.strip-bottom')).toHaveAttribute('aria-label', 'Black')
  await expectState(page, 'thinking', 'yes')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expectState(page, 'thinking', 'no')
})

test('a page that comes back into sight shows the game as it stands', async ({ page }) => {
  await habits(page, { pace: 'fast' })
  await remember(page, { opponent: 'watch', watched: { white: 1, black: 1 } })
  await startGame(page, { params: 'speed=slow&seed=1&renderer=svg' })
  await expect.poll(async () => Number(await state(page, 'ply'))).toBeGreaterThan(0)
  const see = (how: 'hidden' | 'visible') =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { value: next, configurable: true })
      Object.defineProperty(document, 'hidden', { value: next === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, how)
  await see('hidden')
  const ply = Number(await state(page, 'ply'))
  await expect.poll(async () => Number(await state(page, 'ply'))).toBeGreaterThan(ply + 5)
  await page.keyboard.press('p')
  await see('visible')
  const fen = (await state(page, 'fen')) ?? ''
  const pieces = await page
    .locator('[data-square][aria-label*="white"], [data-square][aria-label*="black"]')
    .evaluateAll((squares) => squares.map((square) => (square as HTMLElement).dataset.square).sort())
  const expected = [...fen.slice(2).matchAll(/K?([a-h][1-8])/g)].map(([, name]) => name).sort()
  expect(pieces).toEqual(expected)
})
