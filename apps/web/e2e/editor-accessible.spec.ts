import type { Page } from '@playwright/test'
import { expectNothingForAxe } from './axe.ts'
import { editorOn } from './editor-page.ts'
import { BRANCHES, linkToPuzzle } from './puzzle-page.ts'
import { prefer } from './table.ts'
import { test } from './watched-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' })

const openPuzzle = async (page: Page): Promise<ReturnType<typeof editorOn>> => {
  const editor = editorOn(page)
  await editor.open(linkToPuzzle(BRANCHES))
  return editor
}

/** What can be on the screen, and how to get there in English. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'board, with a refused link and a wrong text': async (page) => {
    const editor = editorOn(page)
    await editor.open('hello')
    await editor.fen().fill('nonsense')
  },
  solution: async (page) => {
    await (await openPuzzle(page)).go('Solution')
    await page.locator('.tree-move').first().waitFor()
  },
  details: async (page) => {
    await (await openPuzzle(page)).go('Details')
    await page.getByLabel('Title').waitFor()
  },
  share: async (page) => {
    await (await openPuzzle(page)).go('Share')
    await page.getByRole('img', { name: 'QR code' }).waitFor()
  },
  'rules of its own': async (page) => {
    await editorOn(page).open()
    await page.getByRole('button', { name: 'Change' }).click()
    await page.locator('dialog[open]').waitFor()
  },
  'my puzzles': async (page) => {
    await (await openPuzzle(page)).go('Details')
    await page.getByLabel('Title').fill('One')
    await page.locator('.puzzle-home').waitFor()
    await page.getByRole('button', { name: 'My puzzles' }).click()
    await page.locator('dialog[open] .mine-title').waitFor()
  },
  'tried as a solver': async (page) => {
    await (await openPuzzle(page)).go('Solution')
    await page.getByRole('button', { name: 'Try it as a solver' }).click()
    await page.locator('.trial').waitFor()
  },
}

for (const [name, open] of Object.entries(SCREENS)) {
  test(`nothing for axe to find: editor, ${name}`, async ({ page }) => {
    test.setTimeout(300_000)
    await prefer(page, 'en', 'light')
    await open(page)
    const isDialog = (await page.locator('dialog[open]').count()) > 0
    await expectNothingForAxe(page, isDialog ? { part: 'dialog[open]' } : {})
  })
}
