import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { legalMoves, type Move, PRESETS, play, START } from '@tama/engine'
import { makeFullMove } from '@tama/engine/notation'
import { GAME, libraryOn, reviewShown } from './library-page.ts'
import { expectState, remember, square, startGame, state } from './table.ts'
import { expect, test } from './watched-page.ts'

const LAST = 'W:Wa4,b2:Ba5'

const OPENING = ['a3-a4', 'h6-h5', 'b3-b4', 'g6-g5'] as const

/** Plays quiet moves by the mouse. */
const enterAll = async (page: Page, moves: readonly string[]): Promise<void> => {
  for (const move of moves) {
    const before = Number(await state(page, 'ply'))
    const [from = '', to = ''] = move.split('-')
    await square(page, from).click()
    await square(page, to).click()
    await expectState(page, 'ply', String(before + 1))
  }
}

test('a finished game is in My games, can be named, found, deleted and brought back', async ({ page }) => {
  const { list, games, choose, notices } = libraryOn(page)
  await remember(page, { opponent: 'two-players' })
  await list()
  await expect(page.getByText('There are no games yet.')).toBeVisible()
  await startGame(page, { fen: LAST })
  await square(page, 'a4').click()
  await expectState(page, 'phase', 'over')
  await list()
  await expect(games()).toHaveCount(1)
  await expect(games().first()).toContainText('White wins')

  await choose(0, 'Name or note')
  await page.getByRole('dialog').getByLabel('Name or note').fill('  Sunday in Gyumri ')
  await page.keyboard.press('Enter')
  await expect(games().first()).toContainText('Sunday in Gyumri')
  await page.reload()
  await expect(games().first()).toContainText('Sunday in Gyumri')

  await page.getByRole('radio', { name: 'Tama' }).check()
  await expect(page.getByText('No game fits.')).toBeVisible()
  await page.getByRole('radio', { name: 'Dama' }).check()
  await page.getByLabel('Result').selectOption('drawn')
  await expect(games()).toHaveCount(0)
  await page.getByLabel('Result').selectOption('all')
  await expect(games()).toHaveCount(1)

  await choose(0, 'Delete')
  await expect(games()).toHaveCount(0)
  await notices().getByRole('button', { name: 'Undo' }).click()
  await expect(games().first()).toContainText('Sunday in Gyumri')
  await choose(0, 'Delete')
  await page.reload()
  await expect(page.getByText('There are no games yet.')).toBeVisible()
})

test('a game that was given up can be played on from My games', async ({ page }) => {
  const { list, games, choose } = libraryOn(page)
  await remember(page, { opponent: 'two-players', ruleset: 'tama' })
  await startGame(page)
  await enterAll(page, OPENING)
  await page.keyboard.press('n')
  await page.locator('.start-go button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start the new one' }).click()
  await expectState(page, 'ply', '0')
  await list()
  await expect(games()).toHaveCount(1)
  await expect(games().first()).toContainText('Unfinished')
  await choose(0, 'Play on')
  await expectState(page, 'ply', '4')
  await square(page, 'c3').click()
  await square(page, 'c4').click()
  await expectState(page, 'ply', '5')
  await list()
  await expect(games()).toHaveCount(1)
})

test('two pages at once lose no game, and do not both play the same one', async ({ page, context }) => {
  const { list, games } = libraryOn(page)
  await remember(page, { opponent: 'two-players', ruleset: 'tama' })
  await startGame(page)
  await enterAll(page, OPENING.slice(0, 3))

  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByText('This game is open in another window.')).toBeVisible()
  await expect(other.locator('.start-go')).toBeVisible()
  const there = libraryOn(other)
  await there.paste(GAME)
  await reviewShown(other)

  await enterAll(page, OPENING.slice(3))
  await list()
  await there.list()
  await expect(games()).toHaveCount(2)
  await expect(there.games()).toHaveCount(2)
  await there.choose(0, 'Delete')
  await expect(games()).toHaveCount(1)
})

test('everything goes into one file and comes back from it on another device', async ({ page, browser }) => {
  const { list, paste, games } = libraryOn(page)
  await paste(GAME)
  await reviewShown(page)
  await list()
  await expect(games()).toHaveCount(1)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^tama-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await download.path(), 'utf8')

  const context = await browser.newContext()
  const fresh = await context.newPage()
  const there = libraryOn(fresh)
  await there.list()
  const choose = async (contents: string) => {
    const buffer = Buffer.from(contents)
    await fresh.setInputFiles('#backup-file', { name: 'tama.json', mimeType: 'application/json', buffer })
  }
  await choose('1. d3-d4 *')
  await expect(fresh.getByText('This file is not one that was saved here.')).toBeVisible()
  await choose(text.replace('"version": 1', '"version": 2'))
  await expect(fresh.getByText('The file was saved by a newer version')).toBeVisible()
  await choose(text.slice(0, -20))
  await expect(fresh.getByText('The file is damaged.')).toBeVisible()
  await choose(text.replace('"theme":', '"theme": "dark", "was":').replace('"system"', '"dark"'))
  await expect(fresh.getByText('1 game in it is new here.')).toBeVisible()
  await fresh.getByRole('switch', { name: 'Settings and progress as well' }).check()
  await fresh.getByRole('button', { name: 'Take over', exact: true }).click()
  await expect(there.games()).toHaveCount(1)
  await expect(there.games().first()).toContainText('Ani – Deniz Işık')
  await expect(fresh.locator('html')).toHaveAttribute('data-theme', 'dark')
  await choose(text)
  await expect(fresh.getByText('All its games are here already.')).toBeVisible()
  await context.close()
})

test('where the browser keeps nothing the games last as long as the page, and it says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  const { paste, games } = libraryOn(page)
  await paste(GAME)
  await reviewShown(page)
  await expect(page.getByText('This browser does not let the page save anything').first()).toBeVisible()
  await page.evaluate(() => {
    location.hash = '#/games'
  })
  await expect(games()).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('There are no games yet.')).toBeVisible()
})

/** Records of so many different games. */
const records = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const first = legalMoves(START, PRESETS.dama)
    const move = first[index % first.length] as Move
    const after = play(START, move)
    const answer = legalMoves(after, PRESETS.dama)[Math.floor(index / first.length)] as Move
    return `[Variant "Dama"]\n\n1. ${makeFullMove(move)} ${makeFullMove(answer)} 1-0`
  }).join('\n\n')

test('a file of many games is kept at once, each only once, and shown a page at a time', async ({ page }) => {
  const { paste, games, list } = libraryOn(page)
  for (let time = 0; time < 2; time++) {
    await paste(records(35))
    await page.getByRole('button', { name: 'Keep all in My games' }).click()
    await expect(page.getByText(time === 0 ? '35 games are in My games now.' : /^0 games are/)).toBeVisible()
  }
  await list()
  await expect(page.getByText('35 games', { exact: true })).toBeVisible()
  await expect(games()).toHaveCount(30)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(games()).toHaveCount(35)
})
