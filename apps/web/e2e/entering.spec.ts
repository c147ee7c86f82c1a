import type { Page } from '@playwright/test'
import { expectState, habits, remember, square, startGame } from './table.ts'
import { expect, test } from './watched-page.ts'

/** Holds the computer's script back until the answer is called: it thinks for as long as a test needs. */
const holdComputer = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/worker-[\w-]+\.js/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test.describe('a move for the next turn', () => {
  test.beforeEach(async ({ page }) => {
    await remember(page, { level: 1 })
  })

  const thinkAndPremove = async (page: Page): Promise<void> => {
    await square(page, 'd3').click()
    await square(page, 'd4').click()
    await expectState(page, 'thinking', 'yes')
    await square(page, 'a3').click()
    await square(page, 'a4').click()
  }

  test('is played as soon as the computer has moved', async ({ page }) => {
    const release = await holdComputer(page)
    await startGame(page)
    await thinkAndPremove(page)
    await expect(page.locator('.status')).toContainText('Your next move is set.')
    await expectState(page, 'ply', '1')
    release()
    await expect(page.locator('.moves-move').nth(2)).toHaveText('a3-a4')
  })

  test('is taken back by Escape, and the person moves themselves', async ({ page }) => {
    const release = await holdComputer(page)
    await startGame(page)
    await thinkAndPremove(page)
    await expect(page.locator('.status')).toContainText('Your next move is set.')
    await square(page, 'a4').press('Escape')
    await expect(page.locator('.status')).not.toContainText('Your next move is set.')
    release()
    await expectState(page, 'ply', '2')
    await expectState(page, 'turn', 'white')
  })

  test('is not taken where the user does not want it', async ({ page }) => {
    await habits(page, { premoves: false })
    const release = await holdComputer(page)
    await startGame(page)
    await thinkAndPremove(page)
    await expect(page.locator('.status')).not.toContainText('Your next move is set.')
    release()
    await expectState(page, 'ply', '2')
    await expectState(page, 'turn', 'white')
  })
})

test.describe('a move that waits for a second yes', () => {
  test.beforeEach(async ({ page }) => {
    await habits(page, { confirmMove: true })
    await remember(page, { opponent: 'two-players' })
    await startGame(page)
    await square(page, 'd3').click()
    await square(page, 'd4').click()
    await expect(page.locator('[data-card="confirm"]')).toContainText('d3-d4')
    await expectState(page, 'ply', '0')
  })

  test('is played by its button', async ({ page }) => {
    await page.getByRole('button', { name: 'Play it' }).click()
    await expectState(page, 'ply', '1')
    await expect(page.locator('[data-card="confirm"]')).toHaveCount(0)
  })

  test('is taken back by its button, and another can be entered', async ({ page }) => {
    await page.getByRole('button', { name: 'Take it back' }).click()
    await expect(page.locator('[data-card="confirm"]')).toHaveCount(0)
    await square(page, 'e3').click()
    await square(page, 'e4').click()
    await expect(page.locator('[data-card="confirm"]')).toContainText('e3-e4')
    await expectState(page, 'ply', '0')
  })

  test('is played by Enter and taken back by Escape', async ({ page }) => {
    await square(page, 'd4').focus()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-card="confirm"]')).toHaveCount(0)
    await square(page, 'd3').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-card="confirm"]')).toBeVisible()
    await page.keyboard.press('Enter')
    await expectState(page, 'ply', '1')
  })
})
