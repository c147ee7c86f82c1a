import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { editorOn } from './editor-page.ts'
import { GAME, libraryOn, reviewShown } from './library-page.ts'
import { BRANCHES, linkToPuzzle } from './puzzle-page.ts'
import { enterMove, expectState, linkTo, prefer, remember, sensibleMove, square, state } from './table.ts'
import { expect, test } from './watched-page.ts'

// The pictures of the README, taken from the apps as they are: `pnpm pictures`.

const WISHES = 'speed=off&seed=7'
const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url))
/** A king has two ways of taking two. */
const FORK = 'W:WKd2,a3,c2,h2:Bd4,d6,b6,f6,a7,h7'

const painted = async (page: Page): Promise<void> => {
  await expect(page.locator('.tama-board').first()).toHaveAttribute('data-renderer', /webgl|canvas/, {
    timeout: 30_000,
  })
  await page.evaluate(() => document.fonts.ready)
}

const take = async (page: Page, name: string): Promise<void> => {
  await painted(page)
  await page.mouse.move(0, 0)
  await page.screenshot({ path: `${FOLDER}${name}.jpg`, type: 'jpeg', quality: 88 })
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a game against the computer', async ({ page }) => {
    await remember(page, { level: 3, ruleset: 'tama' })
    await page.goto(`/?${WISHES}#/`)
    await page.locator('.start-go button').click()
    for (let ply = 0; ply < 16; ply += 2) {
      await expectState(page, 'turn', 'white')
      await enterMove(page, 'mouse', sensibleMove((await state(page, 'fen')) ?? '', 'tama'))
    }
    await expectState(page, 'turn', 'white')
    await take(page, 'play')
  })

  test('the editor with a proved puzzle', async ({ page }) => {
    const editor = editorOn(page)
    await editor.open(linkToPuzzle(BRANCHES))
    await editor.go('Solution')
    await expect(editor.verdict()).toContainText('Sound', { timeout: 60_000 })
    await expect(editor.notices().getByRole('button')).toHaveCount(0, { timeout: 60_000 })
    await take(page, 'editor')
  })

  test('a review', async ({ page }) => {
    const { paste, looked } = libraryOn(page)
    await prefer(page, 'en', 'dark')
    await paste(GAME)
    await reviewShown(page)
    await looked()
    await page.keyboard.press('t')
    await take(page, 'review')
  })
})

test.describe('in a hand', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('a fork, dark', async ({ page }) => {
    await prefer(page, 'hy', 'dark')
    await remember(page, { opponent: 'two-players' })
    await page.goto(`/?${WISHES}#${linkTo(FORK, 'dama')}`)
    await page.locator('.start-go button').click()
    await square(page, 'd2').tap()
    await take(page, 'play-phone')
  })

  test('a puzzle', async ({ page }) => {
    await prefer(page, 'tr', 'light')
    await page.goto(`/?${WISHES}#/puzzles`)
    await page.locator('.tile').nth(11).click()
    await page.locator('.tama-board').waitFor()
    await take(page, 'puzzle-phone')
  })
})
