import type { Page } from '@playwright/test'
import { GAME, libraryOn, reviewShown } from './library-page.ts'
import { changeSettings, prefer, QUICK, remember, startGame } from './table.ts'
import { expect, test } from './watched-page.ts'

const LANGUAGES = ['en', 'hy', 'tr', 'ar'] as const
const WIDTHS = [
  [320, 568],
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const

/** Texts and controls that reach over the edge of the window, or of a box that cuts them off. */
const outOfBounds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element): boolean =>
      /(auto|scroll)/.test(getComputedStyle(element).overflowX) ||
      element.matches('.notices, .tama-board, svg')
    const isInside = (element: Element, test: (element: Element) => boolean): boolean =>
      element.parentElement !== null && (test(element.parentElement) || isInside(element.parentElement, test))
    const top = document.querySelector('dialog[open]') ?? document.body
    return [...top.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      if (element.matches('.visually-hidden, .visually-hidden *, .skip-link, option')) return []
      if (!element.checkVisibility({ visibilityProperty: true }) || isInside(element, scrolls)) return []
      const { left, right, width: own } = element.getBoundingClientRect()
      const isOut = own > 0 && (left < -1 || right > width + 1)
      const isCut =
        getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      const mayBeCut = element.matches(
        '.strip-level, .select, .choice-option, .graph, .move-box, .puzzle-name > bdi',
      )
      return isOut || (isCut && !mayBeCut)
        ? [`${element.className || element.tagName}: ${element.textContent}`]
        : []
    })
  })

/** What can be on the screen, and how to get there in English. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: async (page) => {
    await page.goto(`/?${QUICK}`)
    await page.locator('.start-go').waitFor()
  },
  play: async (page) => {
    await startGame(page)
  },
  games: async (page) => {
    await libraryOn(page).paste(GAME)
    await reviewShown(page)
    await page.goto(`/?${QUICK}#/games`)
    await page.locator('.kept').first().waitFor()
  },
  review: async (page) => {
    const { paste, looked } = libraryOn(page)
    await paste(GAME)
    await reviewShown(page)
    await looked()
    await page.locator('.turn .button').first().click()
    await page.locator('.line-bar').waitFor()
  },
  settings: async (page) => {
    await page.goto(`/?${QUICK}`)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.locator('dialog[open] img.board-picture').first().waitFor()
  },
  keys: async (page) => {
    await page.goto(`/?${QUICK}`)
    await page.locator('.bar').waitFor()
    await page.keyboard.press('?')
    await page.locator('dialog[open] kbd').first().waitFor()
  },
  exchange: async (page) => {
    await startGame(page)
    await page.getByRole('button', { name: 'Save, share, open' }).click()
    await page.locator('#exchange-pdn').waitFor()
  },
  editor: async (page) => {
    await page.goto('/editor/')
    await page.locator('[data-square="c3"]').waitFor()
  },
}

for (const [name, open] of Object.entries(SCREENS)) {
  test(`nothing reaches over an edge in any language, from small phones to desks: ${name}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width: 1440, height: 900 })
    await prefer(page, 'en', 'light')
    await remember(page, { opponent: 'computer' })
    await open(page)
    for (const language of LANGUAGES) {
      await changeSettings(page, language, 'light')
      for (const [width, height] of WIDTHS) {
        await page.setViewportSize({ width, height })
        // A page that has just become another size may still be at it.
        await expect(async () => {
          const across = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(across, `${language}, ${width} px: the page scrolls sideways`).toBe(0)
          expect(await outOfBounds(page), `${language}, ${width} px`).toEqual([])
        }).toPass({ timeout: 5000 })
      }
    }
  })
}
