import type { Page } from '@playwright/test'
import { enterMove, expectState, remember, sensibleMove, square, startGame, state } from './table.ts'
import { expect, test } from './watched-page.ts'

const FIVE = { kind: 'fischer', baseSeconds: 300, addSeconds: 2 } as const
const ONE = { kind: 'sudden-death', baseSeconds: 60, addSeconds: 0 } as const

const timers = (page: Page) => page.locator('.strip [role="timer"]')

/** What a clock shows, in seconds. */
const secondsOf = async (page: Page, place: 'top' | 'bottom'): Promise<number> => {
  const text = (await page.locator(`.strip-${place} .clock-digits`).textContent()) ?? ''
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

const move = async (page: Page, from: string, to: string): Promise<void> => {
  const before = await state(page, 'ply')
  await square(page, from).click()
  await square(page, to).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-ply', before ?? '')
}

test.describe('a whole game', () => {
  test.describe.configure({ timeout: 240_000 })

  test('two people play to the end with clocks, each paying for their own moves only', async ({ page }) => {
    await remember(page, { opponent: 'two-players', ruleset: 'dama', time: FIVE })
    await startGame(page)
    await expect(timers(page)).toHaveText([/5:00/, /5:00/])
    for (let ply = 0; ply < 300 && (await state(page, 'phase')) === 'playing'; ply++) {
      await enterMove(page, 'mouse', sensibleMove((await state(page, 'fen')) ?? '', 'dama'))
    }
    await expectState(page, 'phase', 'over')
    await expect(page.locator('[data-card="result"]')).not.toContainText('time is up')
    const [top, bottom] = [await secondsOf(page, 'top'), await secondsOf(page, 'bottom')]
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeGreaterThan(0)
    await page.waitForTimeout(1500)
    expect([await secondsOf(page, 'top'), await secondsOf(page, 'bottom')]).toEqual([top, bottom])
  })
})

test.describe('with the time turned by hand', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
  })

  test('nobody pays before the first move, then whoever is to move', async ({ page }) => {
    await remember(page, { opponent: 'two-players', time: FIVE })
    await startGame(page)
    await page.clock.runFor(30_000)
    expect(await secondsOf(page, 'bottom')).toBe(300)
    await move(page, 'd3', 'd4')
    await page.clock.runFor(20_000)
    expect(await secondsOf(page, 'bottom')).toBe(302)
    expect(await secondsOf(page, 'top')).toBeLessThanOrEqual(281)
    expect(await secondsOf(page, 'top')).toBeGreaterThanOrEqual(278)
  })

  test('a flag falls: the game is lost on time, said in words, and no move counts any more', async ({
    page,
  }) => {
    await remember(page, { opponent: 'two-players', time: ONE })
    await startGame(page)
    await move(page, 'd3', 'd4')
    await page.clock.runFor(51_000)
    await expect(page.locator('.strip-top .clock-low')).toBeVisible()
    await expect(page.locator('.play-side')).toContainText('Black has 10 seconds left.')
    await expectState(page, 'phase', 'playing')
    await page.clock.runFor(12_000)
    await expectState(page, 'phase', 'over')
    await expect(page.locator('[data-card="result"]')).toContainText('White wins')
    await expect(page.locator('[data-card="result"]')).toContainText('Black’s time is up')
    await square(page, 'e6').click()
    await square(page, 'e5').click()
    await expectState(page, 'ply', '1')
  })

  test('a page that was hidden comes back to the right time', async ({ page }) => {
    await remember(page, { opponent: 'two-players', time: FIVE })
    await startGame(page)
    await move(page, 'd3', 'd4')
    // No timer runs, and the clock has gone on all the same.
    await page.clock.fastForward(100_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => secondsOf(page, 'top')).toBeLessThanOrEqual(201)
    expect(await secondsOf(page, 'top')).toBeGreaterThanOrEqual(195)
  })

  test('a pause stops the clock and the board', async ({ page }) => {
    await remember(page, { opponent: 'two-players', time: FIVE })
    await startGame(page)
    await move(page, 'd3', 'd4')
    await page.clock.runFor(5000)
    await page.keyboard.press('p')
    const left = await secondsOf(page, 'top')
    await page.clock.runFor(60_000)
    expect(await secondsOf(page, 'top')).toBe(left)
    await square(page, 'e6').click()
    await square(page, 'e5').click()
    await expectState(page, 'ply', '1')
    await page.locator('.status').getByRole('button', { name: 'Go on' }).click()
    await move(page, 'e6', 'e5')
  })
})

test('a page that is loaded again waits, with the time there was', async ({ page }) => {
  await remember(page, { opponent: 'two-players', time: FIVE })
  await startGame(page)
  await move(page, 'd3', 'd4')
  await page.waitForTimeout(3000)
  const left = await secondsOf(page, 'top')
  await page.reload()
  await expectState(page, 'ply', '1')
  await expect(page.locator('.status-paused')).toBeVisible()
  const back = await secondsOf(page, 'top')
  expect(back).toBeLessThanOrEqual(left)
  expect(back).toBeGreaterThanOrEqual(left - 3)
  await page.waitForTimeout(1500)
  expect(await secondsOf(page, 'top')).toBe(back)
})

test('the computer has a clock, too, and answers in time', async ({ page }) => {
  await remember(page, { level: 10, time: ONE })
  await startGame(page)
  await move(page, 'd3', 'd4')
  await expectState(page, 'ply', '2')
  expect(await secondsOf(page, 'top')).toBeGreaterThan(50)
})

test('whoever sits across sees their side turned to them, with what they must do', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await remember(page, { opponent: 'two-players', isAcross: true, time: FIVE })
  await startGame(page, { fen: 'B:Wd4,a2:Bd5,h7' })
  const top = page.locator('.strip-top')
  await expect(top).toContainText('must take')
  const turned = await top.evaluate((strip) => new DOMMatrix(getComputedStyle(strip).transform).a)
  expect(turned).toBe(-1)
})

test('a time of one’s own is kept, and said again', async ({ page }) => {
  await page.goto('/?speed=off&renderer=canvas#/')
  await page.getByLabel('Clock').selectOption({ label: 'A time of your own…' })
  await page.getByRole('radio', { name: 'Bronstein' }).check()
  await page.getByLabel('Minutes for each side').fill('7')
  await page.getByLabel('Seconds for each move').fill('4')
  await page.reload()
  await expect(page.getByLabel('Minutes for each side')).toHaveValue('7')
  await page.locator('.start-go button').click()
  await expect(timers(page).first()).toContainText('7:00')
})
