import type { Page } from '@playwright/test'
import { enterMove, expectState, type Habit, remember, sensibleMove, startGame, state } from './table.ts'
import { expect, test } from './watched-page.ts'

/** Longer games than this are no whole games but a loop. */
const MOST_PLIES = 300

const playToTheEnd = async (
  page: Page,
  habit: Habit,
  ruleset: 'tama' | 'dama',
  fen?: string,
): Promise<void> => {
  await remember(page, { level: 1, ruleset })
  await startGame(page, fen === undefined ? {} : { fen, ruleset })
  if (habit === 'keyboard') await page.keyboard.press('b')
  for (let ply = 0; ply < MOST_PLIES; ply += 2) {
    await expect
      .poll(async () => (await state(page, 'phase')) === 'over' || (await state(page, 'turn')) === 'white', {
        timeout: 20_000,
      })
      .toBe(true)
    if ((await state(page, 'phase')) === 'over') break
    await enterMove(page, habit, sensibleMove((await state(page, 'fen')) ?? '', ruleset))
  }
  await expectState(page, 'phase', 'over')
  await expect(page.locator('[data-card="result"]')).toBeVisible()
}

test.describe.configure({ timeout: 240_000 })

test('a whole game of Tama by mouse ends with a result in words, and a rematch changes sides', async ({
  page,
}) => {
  await playToTheEnd(page, 'mouse', 'tama')
  await page.getByRole('button', { name: 'Rematch, sides changed' }).click()
  await expectState(page, 'phase', 'playing')
  // The computer has White now, and moves first.
  await expectState(page, 'ply', '1')
  await expectState(page, 'turn', 'black')
  await expect(page.locator('.strip-bottom')).toHaveAttribute('aria-label', 'Black')
})

test('a whole game of Dama by keyboard alone', async ({ page }) => {
  await playToTheEnd(page, 'keyboard', 'dama')
})

test('a whole game of Tama by dragging', async ({ page }) => {
  await playToTheEnd(page, 'drag', 'tama', 'W:Wa3,b3,c3,d3,e3,f3:Bc6,d6,e6')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a whole game of Dama by touch', async ({ page }) => {
    await playToTheEnd(page, 'touch', 'dama')
    await expect(page.locator('[data-card="result"]')).toBeInViewport()
  })
})
