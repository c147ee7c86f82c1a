import { expect, type Locator, type Page } from '@playwright/test'
import { expectState, QUICK } from './table.ts'

/** A short game of Dama in which Black loses four men by the third move and gives up after the sixth. */
export const GAME = `[White "Ani"]
[Black "Deniz Işık"]
[Variant "Dama"]
[Result "1-0"]

1. a3-a4 e6-e5 2. a2-a3 g6-g5 3. c3-c4 c6-c5 4. c4xg8 e7-e6 5. g8xg4 b6-b5 6. g4-f4 e6-f6 1-0`

/** Handles of the pages of kept games and reviews. Names are the English ones. */
export const libraryOn = (page: Page) => ({
  /** Goes to the list of kept games. */
  list: async (): Promise<void> => {
    await page.goto(`/?${QUICK}#/games`)
    await page.getByRole('heading', { name: 'My games' }).waitFor()
  },
  games: (): Locator => page.locator('.kept'),
  /** Opens the menu of a game of the list and takes one of its items. */
  choose: async (index: number, item: string): Promise<void> => {
    await page.locator('.kept').nth(index).getByRole('button', { name: 'More for this game' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  },
  /** Opens a record as a user pastes it. */
  paste: async (record: string): Promise<void> => {
    // An address that differs behind its `#` alone would not open the page anew.
    await page.goto('about:blank')
    await page.goto(`/?${QUICK}#/`)
    await page.getByRole('button', { name: 'Open a game or a position' }).click()
    await page.locator('#exchange-text').fill(record)
    await page
      .locator('#exchange-in')
      .locator('..')
      .getByRole('button', { name: 'Open', exact: true })
      .click()
  },
  /** Waits until the computer has looked at the whole game. */
  looked: (): Promise<void> => expect(page.locator('.pass')).toHaveCount(0, { timeout: 90_000 }),
  notices: (): Locator => page.getByRole('region', { name: 'Notices' }),
})

/** The square under a place has a piece or none, as its label says. */
export const expectSquare = (page: Page, name: string, label: string): Promise<void> =>
  expect(page.locator(`[data-square="${name}"]`)).toHaveAttribute('aria-label', new RegExp(label))

/** Waits for the screen of a review. */
export const reviewShown = (page: Page): Promise<void> => expectState(page, 'screen', 'review')
