import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Puzzle, parseCollection, STARTER_COLLECTIONS } from '@tama/puzzles'
import { expectPhase, solveMainLine } from './puzzle-page.ts'
import { QUICK } from './table.ts'
import { expect, test } from './watched-page.ts'

/** The puzzles of a game that come with the app, as they stand in its file. */
const fileOf = (ruleset: string): readonly Record<string, unknown>[] => {
  const starter = STARTER_COLLECTIONS.find((collection) => collection.ruleset === ruleset)
  if (starter === undefined) throw new Error(ruleset)
  return JSON.parse(readFileSync(starter.url, 'utf8')).puzzles
}

const TAMA = fileOf('tama')
const [FIRST, SECOND] = TAMA as [Record<string, unknown>, Record<string, unknown>]

const openList = async (page: Page): Promise<void> => {
  await page.goto(`/?${QUICK}#/puzzles`)
  await page.locator('.tiles').first().waitFor()
}

const tile = (page: Page, number: number, mark: string) =>
  page.getByRole('link', { name: `Puzzle ${number}, ${mark}`, exact: true })

test('the navigation leads to the puzzles of both games', async ({ page }) => {
  await page.goto(`/?${QUICK}`)
  await page.getByRole('navigation').getByRole('link', { name: 'Puzzles' }).click()
  await expect(page.getByRole('heading', { name: 'Puzzles', exact: true })).toBeFocused()
  await expect(page.locator('.daily-card')).toHaveCount(2)
  await expect(page.locator('.tile')).toHaveCount(TAMA.length)
  await page.getByRole('radio', { name: 'Dama' }).check({ force: true })
  await expect(page.locator('.tile')).toHaveCount(fileOf('dama').length)
})

test('a puzzle that was solved is marked, counted and kept, and the next one follows', async ({ page }) => {
  await openList(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('.solver-facts')).toContainText('Puzzle 1')
  await solveMainLine(page, 'mouse', FIRST)
  await page.getByRole('button', { name: 'Next puzzle' }).click()
  await expect(page.locator('.solver-facts')).toContainText('Puzzle 2')
  await expect(page.locator('#solver-title')).toBeFocused()
  await page.locator('.solver-back').click()
  await expect(tile(page, 1, 'solved')).toBeVisible()
  await expect(tile(page, 2, 'not tried yet')).toBeVisible()
  await page.reload()
  await expect(tile(page, 1, 'solved')).toBeVisible()
  await expect(page.locator('.standing-text')).toHaveText(`1 of ${TAMA.length} solved`)
})

test('a puzzle that was given up is tried again and can still be solved alone', async ({ page }) => {
  await openList(page)
  await tile(page, 2, 'not tried yet').click()
  await expectPhase(page, 'asking')
  await page.getByRole('button', { name: 'Solution' }).click()
  await expectPhase(page, 'showing')
  await page.locator('.solver-back').click()
  await expect(tile(page, 2, 'not solved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Try 1 again' }).click()
  await expect(page.locator('.solver-facts')).toContainText('Puzzle 2')
  await solveMainLine(page, 'mouse', SECOND)
  await page.locator('.solver-back').click()
  await expect(tile(page, 2, 'solved')).toBeVisible()
  await expect(page.getByRole('button', { name: /again/ })).toHaveCount(0)
})

test('a wrong move counts at once, and a puzzle solved after it was solved with help', async ({ page }) => {
  await openList(page)
  await tile(page, 1, 'not tried yet').click()
  await expectPhase(page, 'asking')
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('.solver-back').click()
  await expect(tile(page, 1, 'not solved yet')).toBeVisible()
  await tile(page, 1, 'not solved yet').click()
  await expectPhase(page, 'asking')
  await page.getByRole('button', { name: 'Hint' }).click()
  await solveMainLine(page, 'mouse', FIRST)
  await page.locator('.solver-back').click()
  await expect(tile(page, 1, 'solved with help')).toBeVisible()
})

test('puzzles are found by difficulty and theme', async ({ page }) => {
  await openList(page)
  await page.getByRole('radio', { name: 'Hard' }).check({ force: true })
  await expect(page.locator('.band')).toHaveCount(1)
  await expect(page.locator('.band-title')).toHaveText('Hard')
  const theme = page.getByRole('combobox', { name: 'Theme' })
  await theme.selectOption({ index: 1 })
  const name = await theme.inputValue()
  const hard = TAMA.slice(Math.ceil((TAMA.length * 2) / 3)).filter((puzzle) =>
    (puzzle.themes as readonly string[]).includes(name),
  )
  if (hard.length === 0) await expect(page.locator('.puzzles')).toContainText('There is no puzzle like this.')
  else await expect(page.locator('.tile')).toHaveCount(hard.length)
})

test('the puzzle of the day is another one each day, the same for everybody', async ({ page }) => {
  const keys: string[] = []
  for (const day of ['2026-12-01T09:00', '2026-12-02T09:00', '2026-12-02T23:00']) {
    await page.clock.setFixedTime(new Date(day))
    await page.goto('about:blank')
    await openList(page)
    keys.push((await page.locator('.daily-card').first().getAttribute('href')) ?? '')
  }
  expect(keys[0]).not.toBe(keys[1])
  expect(keys[1]).toBe(keys[2])
  await page.locator('.daily-card').first().click()
  await expectPhase(page, 'asking')
})

test('two pages that are open at once lose nothing of each other', async ({ page, context }) => {
  await openList(page)
  const other = await context.newPage()
  await openList(other)
  await tile(page, 1, 'not tried yet').click()
  await solveMainLine(page, 'mouse', FIRST)
  await expect(tile(other, 1, 'solved')).toBeVisible()
  await tile(other, 2, 'not tried yet').click()
  await solveMainLine(other, 'mouse', SECOND)
  await page.locator('.solver-back').click()
  for (const number of [1, 2]) await expect(tile(page, number, 'solved')).toBeVisible()
})

test('progress goes into the file of everything and comes back in another browser', async ({
  page,
  browser,
}) => {
  await openList(page)
  await tile(page, 1, 'not tried yet').click()
  await solveMainLine(page, 'mouse', FIRST)
  await page.goto(`/?${QUICK}#/games`)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await saving).path()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const elsewhere = await context.newPage()
  await elsewhere.goto(`/?${QUICK}#/games`)
  await elsewhere.locator('#backup-file').setInputFiles(file)
  const card = elsewhere.locator('[data-card="backup"]')
  await card.getByRole('switch').check({ force: true })
  await card.getByRole('button', { name: 'Take over' }).click()
  await elsewhere.goto(`/?${QUICK}#/puzzles`)
  await expect(tile(elsewhere, 1, 'solved')).toBeVisible()
  await context.close()
})

test('progress that cannot be read counts as none', async ({ page }) => {
  await openList(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tama')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('records', 'readwrite')
          writing.objectStore('records').put({ version: 99 }, 'web.puzzles')
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
  await expect(tile(page, 1, 'not tried yet')).toBeVisible()
})

test('a collection that cannot be fetched says so and is fetched later', async ({ page, faults }) => {
  await page.route('**/*.json', (route) => route.abort())
  await page.goto(`/?${QUICK}#/puzzle/${FIRST.id}`)
  await expect(page.locator('.solver')).toContainText('could not be loaded')
  await page.unroute('**/*.json')
  faults.splice(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectPhase(page, 'asking')
})

/** Every puzzle that comes with the app can be solved as it stands in its file. */
test('the files are what the app reads', () => {
  for (const { ruleset, url } of STARTER_COLLECTIONS) {
    const read = parseCollection(readFileSync(url, 'utf8'))
    if (!read.ok) throw new Error(read.error.kind)
    expect(read.value.refused, ruleset).toEqual([])
    const { puzzles }: { readonly puzzles: readonly Puzzle[] } = read.value.collection
    for (const puzzle of puzzles) {
      expect(puzzle.id, ruleset).toMatch(/^[a-z][\w-]{0,63}$/)
      expect(puzzle.solution.length, puzzle.id).toBeGreaterThan(0)
    }
    expect(new Set(puzzles.map(({ id }) => id)).size, ruleset).toBe(puzzles.length)
  }
})

test('a file of puzzles is opened and solved one after the other; what is wrong in it is said', async ({
  page,
}) => {
  await openList(page)
  const write = (text: string) =>
    page
      .locator('#puzzle-file')
      .setInputFiles({ name: 'puzzles.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await write('nothing of the kind')
  await expect(page.locator('.puzzle-file')).toContainText('The file is broken in line 1.')
  await write(JSON.stringify([]))
  await expect(page.locator('.puzzle-file')).toContainText('There is no puzzle in this file.')
  await write(JSON.stringify({ title: 'Mine', puzzles: [FIRST, { ...SECOND, fen: 'W:Wd9' }, SECOND] }))
  await expect(page.locator('.puzzle-file')).toContainText('Mine')
  await expect(page.locator('.puzzle-file')).toContainText('Puzzle 2: ')
  await page.locator('.puzzle-file .tile').first().click()
  await solveMainLine(page, 'mouse', FIRST)
  await page.getByRole('button', { name: 'Next puzzle' }).click()
  await expectPhase(page, 'asking')
  await solveMainLine(page, 'mouse', SECOND)
  await expect(page.getByRole('button', { name: 'Next puzzle' })).toHaveCount(0)
})
