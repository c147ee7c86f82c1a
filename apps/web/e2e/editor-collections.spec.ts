import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parseCollection } from '@tama/puzzles'
import { editorOn } from './editor-page.ts'
import { expect, test } from './watched-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' })

const mine = (page: Page) => page.getByRole('dialog', { name: 'My puzzles' })

const openMine = async (page: Page) => {
  await page.getByRole('button', { name: 'My puzzles' }).click()
  await expect(mine(page)).toBeVisible()
}

const titles = (page: Page) => mine(page).locator('.mine-title')

/** Composes a puzzle with a title, and waits until it is kept. */
const compose = async (page: Page, fen: string, title: string) => {
  const editor = editorOn(page)
  await editor.go('Board')
  await editor.fen().fill(fen)
  await editor.go('Details')
  await page.getByLabel('Title').fill(title)
  await expect(page.locator('.puzzle-home')).toBeVisible()
}

const choose = async (page: Page, title: string, action: string) => {
  await mine(page)
    .getByRole('button', { name: `More: ${title}` })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('puzzles are kept by themselves, ordered, copied, deleted and brought back, and are there after a reload', async ({
  page,
}) => {
  const editor = editorOn(page)
  await editor.open()
  await compose(page, 'W:Wb7:Bh4', 'One')
  await page.getByRole('button', { name: 'New puzzle' }).click()
  await expect(page.getByRole('heading', { name: 'Untitled' })).toBeVisible()
  await compose(page, 'W:Wc6:Bh4', 'Two')
  await openMine(page)
  await expect(titles(page)).toHaveText(['One', 'Two'])
  await choose(page, 'Two', 'Further up')
  await expect(titles(page)).toHaveText(['Two', 'One'])
  await choose(page, 'One', 'Duplicate')
  await expect(titles(page)).toHaveText(['Two', 'One', 'One'])
  await choose(page, 'Two', 'Delete')
  await expect(titles(page)).toHaveText(['One', 'One'])
  await mine(page).getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveText(['Two', 'One', 'One'])
  await mine(page).getByRole('button', { name: 'New collection' }).click()
  await mine(page).getByLabel('Name of the collection').fill('For the club')
  await mine(page).getByLabel('Collection', { exact: true }).selectOption('My puzzles')
  await choose(page, 'Two', 'Move to “For the club”')
  await expect(titles(page)).toHaveText(['One', 'One'])
  await page.reload()
  await openMine(page)
  await mine(page).getByLabel('Collection', { exact: true }).selectOption('For the club')
  await expect(titles(page)).toHaveText(['Two'])
  await mine(page).locator('.mine-open').click()
  await editor.go('Board')
  await expect(editor.fen()).toHaveValue('W:Wc6:Bh4')
})

test('a collection is saved as a file and opened again, whole, in all its forms', async ({ page }) => {
  await editorOn(page).open()
  await compose(page, 'W:Wb7:Bh4', 'Şah')
  await page.getByRole('button', { name: 'New puzzle' }).click()
  await compose(page, 'B:Wc6:Bh4,a3', 'Խնդիր')
  await openMine(page)
  await mine(page).getByLabel('Name of the collection').fill('Two of mine')
  for (const [format, ending] of [
    ['Puzzle file', 'json'],
    ['PDN', 'pdn'],
    ['CSV list', 'csv'],
  ] as const) {
    await mine(page).getByRole('button', { name: 'Save the collection' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: format, exact: true }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe(`two-of-mine.${ending}`)
    const text = await readFile(await file.path(), 'utf8')
    if (ending === 'json') {
      const read = parseCollection(text)
      expect(read.ok && read.value.collection.puzzles.map(({ title }) => title)).toEqual(['Şah', 'Խնդիր'])
    }
    const choosing = page.waitForEvent('filechooser')
    await mine(page).getByRole('button', { name: 'Open a file' }).click()
    await (await choosing).setFiles({
      name: `back.${ending}`,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('2 puzzles read.')
    await openMine(page)
    await expect(titles(page)).toHaveCount(2)
    if (ending !== 'csv') await expect(titles(page)).toHaveText(['Şah', 'Խնդիր'])
    await mine(page).getByLabel('Collection', { exact: true }).selectOption('Two of mine')
  }
})

test('a file that is broken says so and costs nothing', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  await compose(page, 'W:Wb7:Bh4', 'Mine')
  const openFile = async (text: string) => {
    await openMine(page)
    const choosing = page.waitForEvent('filechooser')
    await mine(page).getByRole('button', { name: 'Open a file' }).click()
    await (await choosing).setFiles({ name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from(text) })
  }
  await openFile('{"format":"tama-puzzles","version":1,"puzzles":[')
  await expect(editor.notices()).toContainText('There is no puzzle in this file.')
  await openFile('')
  await openFile(
    '[{"ruleset":"dama","fen":"W:Wd2:Bd7","goal":"win"},{"ruleset":"dama","fen":"W:Wd2:Bz7","goal":"win"}]',
  )
  await expect(editor.notices()).toContainText(
    '1 puzzle read. 1 could not be read. Number 2: “z7” is not a square.',
  )
  await openMine(page)
  await expect(titles(page)).toHaveText(['Mine'])
})

test('two pages that keep puzzles at once lose none', async ({ page, context }) => {
  await editorOn(page).open()
  await compose(page, 'W:Wb7:Bh4', 'Here')
  const other = await context.newPage()
  await editorOn(other).open()
  await other.getByRole('button', { name: 'New puzzle' }).click()
  await compose(other, 'W:Wc6:Bh4', 'There')
  await page.getByRole('button', { name: 'New puzzle' }).click()
  await compose(page, 'W:Wd5:Bh4', 'Here again')
  await page.reload()
  await openMine(page)
  await expect(titles(page)).toHaveCount(3)
  await other.close()
})
