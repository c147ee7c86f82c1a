import type { Page } from '@playwright/test'
import { enterMove, expectState, habits, remember, sensibleMove, startGame, state } from './table.ts'
import { expect, test } from './watched-page.ts'

const resign = async (page: Page): Promise<void> => {
  await page.locator('.later').getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expectState(page, 'phase', 'over')
}

test('the level goes down after a lost game, is kept, and is told', async ({ page }) => {
  await habits(page, { following: { level: 4, games: 0 } })
  await remember(page, { follows: true, ruleset: 'dama' })
  await page.goto('/?speed=off&seed=1&renderer=canvas#/')
  await expect(page.locator('.strength')).toContainText('level 4')
  await page.locator('.start-go button').click()
  await expectState(page, 'screen', 'play')
  await expect(page.locator('.strip-top')).toContainText('level 4')
  await enterMove(page, 'mouse', sensibleMove((await state(page, 'fen')) ?? '', 'dama'))
  await resign(page)
  await expect(page.locator('[data-card="result"]')).toContainText('level 3')
  const kept = await page.evaluate(() => localStorage.getItem('tama.web.preferences'))
  expect(JSON.parse(kept ?? '').value.following).toEqual({ level: 3, games: 1 })
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect(page.locator('.strip-top')).toContainText('level 3')
})

test('a lost game that is taken back and lost again counts once', async ({ page }) => {
  await habits(page, { following: { level: 4, games: 0 } })
  await remember(page, { follows: true })
  await startGame(page)
  await resign(page)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expectState(page, 'phase', 'playing')
  await resign(page)
  const kept = await page.evaluate(() => localStorage.getItem('tama.web.preferences'))
  expect(JSON.parse(kept ?? '').value.following.games).toBe(1)
})
