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

test('the page answers at once while the computer plays itself at full strength', async ({ page }) => {
  await habits(page, { pace: 'fast' })
  await remember(page, { opponent: 'watch', watched: { white: 10, black: 10 } })
  await startGame(page)
  await expectState(page, 'thinking', 'yes')
  const late = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let worst = 0
        let last = performance.now()
        const timer = setInterval(() => {
          const now = performance.now()
          worst = Math.max(worst, now - last - 16)
          last = now
        }, 16)
        setTimeout(() => {
          clearInterval(timer)
          resolve(worst)
        }, 4000)
      }),
  )
  expect(late).toBeLessThan(400)
})
