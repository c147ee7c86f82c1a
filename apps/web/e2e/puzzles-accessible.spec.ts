import type { Page } from '@playwright/test'
import { expectNothingForAxe } from './axe.ts'
import { BRANCHES, enterFirst, expectPhase, openPuzzle, solveMainLine, TWO_WAYS } from './puzzle-page.ts'
import { prefer, QUICK } from './table.ts'
import { expect, test } from './watched-page.ts'

const openList = async (page: Page): Promise<void> => {
  await page.goto(`/?${QUICK}#/puzzles`)
  await page.locator('.tiles').first().waitFor()
}

/** Leaves marks of every kind on the tiles. */
const tryPuzzles = async (page: Page): Promise<void> => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tama')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const known = { attempts: 1, mistakes: 0, hints: 0, atMs: 1 }
          const ids = [...document.querySelectorAll<HTMLAnchorElement>('.tile')].map(
            ({ hash }) => hash.split('/').at(-1) ?? '',
          )
          const marks = ['clean', 'helped', 'failed']
          const puzzles = Object.fromEntries(
            ids.slice(0, 3).map((id, index) => [id, { ...known, mark: marks[index] }]),
          )
          const writing = opening.result.transaction('records', 'readwrite')
          writing.objectStore('records').put({ version: 1, puzzles }, 'web.puzzles')
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
  await page.locator('.legend').waitFor()
}

/** What can be on the screen, and how to get there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  list: async (page) => {
    await openList(page)
    await tryPuzzles(page)
  },
  asked: (page) => openPuzzle(page, BRANCHES),
  wrong: async (page) => {
    await openPuzzle(page, TWO_WAYS)
    await enterFirst(page, 'mouse', TWO_WAYS, 'h4-g5')
    await expectPhase(page, 'mistaken')
  },
  'another way': async (page) => {
    await openPuzzle(page, TWO_WAYS)
    await enterFirst(page, 'mouse', TWO_WAYS, 'b3-a4')
    await expectPhase(page, 'mistaken')
  },
  solved: async (page) => {
    await openPuzzle(page, BRANCHES)
    await solveMainLine(page, 'mouse', BRANCHES)
  },
  shown: async (page) => {
    await openPuzzle(page, BRANCHES)
    await page.locator('.tools .tool').nth(1).click()
    await expectPhase(page, 'showing')
  },
  missing: async (page) => {
    await page.goto(`/?${QUICK}#/puzzle/none`)
    await page.locator('.solver a').waitFor()
  },
}

for (const [name, open] of Object.entries(SCREENS)) {
  test(`nothing for axe to find: puzzles, ${name}`, async ({ page }) => {
    test.setTimeout(300_000)
    await prefer(page, 'en', 'light')
    await open(page)
    await expectNothingForAxe(page)
  })
}

const SIZES = [
  [320, 568],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1440, 900],
] as const

for (const language of ['en', 'hy', 'tr', 'ar']) {
  test(`task, word and tools are in sight beside the whole board, on every screen: ${language}`, async ({
    page,
  }) => {
    await prefer(page, language, 'light')
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await openPuzzle(page, BRANCHES)
      const where = `${width} × ${height}`
      for (const part of ['.board-host', '.task-goal', '.say', '.tools']) {
        const box = await page.locator(part).first().boundingBox()
        if (box === null) throw new Error(`${part} is not on the page: ${where}`)
        expect(box.x, `${part}, ${where}`).toBeGreaterThanOrEqual(0)
        expect(box.y, `${part}, ${where}`).toBeGreaterThanOrEqual(0)
        expect(Math.floor(box.x + box.width), `${part}, ${where}`).toBeLessThanOrEqual(width)
        expect(Math.floor(box.y + box.height), `${part}, ${where}`).toBeLessThanOrEqual(height)
      }
      const tools = await page.locator('.tools').boundingBox()
      const say = await page.locator('.say').boundingBox()
      expect((say?.y ?? 0) + (say?.height ?? 0), where).toBeLessThanOrEqual(tools?.y ?? 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(
        width,
      )
    }
  })
}

test('the list fits the narrowest page in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const language of ['en', 'hy', 'tr', 'ar']) {
    await page.goto('about:blank')
    await prefer(page, language, 'dark')
    await openList(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(320)
  }
})

test('what is said to the solver is said aloud, too', async ({ page }) => {
  await openPuzzle(page, TWO_WAYS)
  const status = page.locator('.say [role="status"]')
  await expect(status).toHaveText('Find the move.')
  await enterFirst(page, 'mouse', TWO_WAYS, 'h4-g5')
  await expect(status).toContainText('h4-g5 does not work')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await enterFirst(page, 'mouse', TWO_WAYS, 'd5-e6')
  await expect(status).toHaveText('Right. Go on.')
})
