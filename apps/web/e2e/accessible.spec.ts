import type { Page } from '@playwright/test'
import { expectNothingForAxe } from './axe.ts'
import { GAME, libraryOn, reviewShown } from './library-page.ts'
import { expectState, prefer, QUICK, remember, square, startGame } from './table.ts'
import { expect, test } from './watched-page.ts'

const MUST = 'W:Wc2,a3,e3,h2:Bc3,c5,a7,h6'
const LAST = 'W:Wa4,b2:Ba5'

const DIALOGS: readonly string[] = ['question', 'settings', 'rules', 'keys', 'exchange']

/** What can be on the screen, and how to get there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: async (page) => {
    await page.goto(`/?${QUICK}`)
    await page.locator('.readings summary').click()
  },
  refused: async (page) => {
    await startGame(page, { fen: MUST })
    await square(page, 'h2').click()
    await expect(page.locator('.status-must-line')).toBeVisible()
  },
  result: async (page) => {
    await startGame(page, { fen: LAST })
    await square(page, 'a4').click()
    await expectState(page, 'phase', 'over')
  },
  looking: async (page) => {
    await startGame(page)
    await square(page, 'd3').click()
    await square(page, 'd4').click()
    await page.keyboard.press('Home')
    await expectState(page, 'shown', '0')
  },
  question: async (page) => {
    await startGame(page)
    await page.locator('.later .button').nth(1).click()
    await expect(page.locator('dialog[open]')).toBeVisible()
  },
  settings: async (page) => {
    await page.goto(`/?${QUICK}`)
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.locator('dialog[open] img.board-picture')).toHaveCount(5)
  },
  rules: async (page) => {
    await page.goto(`/?${QUICK}`)
    await page.getByRole('button', { name: 'How to play' }).click()
    await expect(page.locator('dialog[open] .diagram').first()).toBeVisible()
  },
  keys: async (page) => {
    await page.goto(`/?${QUICK}`)
    await page.locator('.bar').waitFor()
    await page.keyboard.press('?')
    await expect(page.locator('dialog[open] kbd').first()).toBeVisible()
  },
  menu: async (page) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/?${QUICK}`)
    await page.getByRole('button', { name: 'Pages' }).click()
    await expect(page.locator('.places-list')).toBeVisible()
  },
  'no games': async (page) => {
    await page.goto(`/?${QUICK}#/games`)
    await expect(page.locator('.games-none')).toBeVisible()
  },
  games: async (page) => {
    const { paste, games, choose } = libraryOn(page)
    await paste(GAME)
    await reviewShown(page)
    await page.goto(`/?${QUICK}#/games`)
    await choose(0, 'Name or note')
    await page.locator('#game-name').fill('Sunday')
    await page.keyboard.press('Enter')
    await expect(games().first()).toContainText('Sunday')
    await page.setInputFiles('#backup-file', {
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        '{"format":"tama-and-dama","version":1,"writtenMs":0,"games":[{}],"parts":{"x":1}}',
      ),
    })
    await expect(page.locator('[data-card="backup"]')).toBeVisible()
  },
  review: async (page) => {
    const { paste, looked } = libraryOn(page)
    await paste(GAME)
    await reviewShown(page)
    await looked()
    await page.keyboard.press('t')
    await expect(page.locator('.turn-shown')).toBeVisible()
  },
  'better line': async (page) => {
    const { paste, looked } = libraryOn(page)
    await paste(GAME)
    await reviewShown(page)
    await looked()
    await page.locator('.turn .button').first().click()
    await expect(page.locator('.line-bar')).toBeVisible()
  },
  exchange: async (page) => {
    await startGame(page)
    await page.locator('.later .button').nth(3).click()
    await expect(page.locator('#exchange-pdn')).toBeVisible()
    await page.locator('#exchange-text').fill('1. d3-d9')
    await page.locator('#exchange-in').locator('..').getByRole('button').first().click()
  },
}

for (const [name, open] of Object.entries(SCREENS)) {
  test(`nothing for axe to find: ${name}`, async ({ page }) => {
    test.setTimeout(300_000)
    await prefer(page, 'en', 'light')
    await remember(page, { opponent: 'two-players' })
    await open(page)
    await expectNothingForAxe(page, {
      withBoard: name === 'refused',
      ...(DIALOGS.includes(name) ? { part: 'dialog[open]' } : {}),
    })
  })
}

test('the page takes its language and direction from the browser', async ({ browser }) => {
  for (const [locale, dir] of [
    ['tr-TR', 'ltr'],
    ['ar-EG', 'rtl'],
  ] as const) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto('/')
    await page.locator('.start-go').waitFor()
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await context.close()
  }
})

test('in a right-to-left page the board and its moves stay left to right', async ({ page }) => {
  await prefer(page, 'ar', 'light')
  await remember(page, { opponent: 'two-players' })
  await startGame(page)
  const a1 = await square(page, 'a1').boundingBox()
  const h8 = await square(page, 'h8').boundingBox()
  if (!a1 || !h8) throw new Error('no board')
  expect(a1.x).toBeLessThan(h8.x)
  expect(a1.y).toBeGreaterThan(h8.y)
  await square(page, 'd3').click()
  await square(page, 'd4').click()
  await expect(page.locator('.moves-move').first()).toHaveText('d3-d4')
  await expect(page.locator('.moves-move').first()).toHaveCSS('direction', 'ltr')
})
