import {
  legalMoves,
  startGame as newGame,
  PRESETS,
  type PresetId,
  playMove,
  START,
  status,
} from '@tama/engine'
import { parsePosition } from '@tama/engine/notation'
import { encodeGame, linkOfGame } from '@tama/share'
import { BRANCHES, expectPhase, linkToPuzzle, openPuzzle, solveMainLine } from './puzzle-page.ts'
import { enterMove, expectState, linkTo, QUICK, remember, sensibleMove, startGame, state } from './table.ts'
import { expect, test } from './watched-page.ts'

/** The link to a game of some moves, each the first of the legal ones. */
const gameLink = (fen: string | undefined, plies: number, ruleset: PresetId = 'dama'): string => {
  const read = fen === undefined ? undefined : parsePosition(fen)
  let game = newGame(read?.ok ? read.value : START, PRESETS[ruleset])
  for (let ply = 0; ply < plies && status(game).kind === 'playing'; ply++) {
    const [move] = legalMoves(game.plies.at(-1)?.after.position ?? game.start.position, PRESETS[ruleset])
    const next = move && playMove(game, move)
    if (next?.ok) game = next.value
  }
  const made = encodeGame(linkOfGame(game))
  if (!made.ok) throw new Error(made.error.kind)
  return made.value
}

test('a puzzle that somebody sent opens in a clean browser, says what is asked, and is solved there', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`/?${QUICK}#${linkToPuzzle(BRANCHES)}`)
  await expectPhase(page, 'asking')
  const task = page.locator('.task')
  await expect(task).toContainText('White to move')
  await expect(task).toContainText('Win a piece in 3 moves')
  await expect(task).toContainText('Four ways to lose')
  await expect(task).toContainText('A. Composer')
  await expect(page.locator('.solver-facts')).toHaveText('Tama')
  await solveMainLine(page, 'mouse', BRANCHES)
  await page.reload()
  await expectPhase(page, 'asking')
  await context.close()
})

test('a puzzle link that a messenger has escaped, or hung something on, opens all the same', async ({
  page,
}) => {
  const link = linkToPuzzle(BRANCHES)
  for (const changed of [`%33${link.slice(1)}`, `${link}.`, `${link}?utm_source=mail`]) {
    await page.goto(`/?${QUICK}#/`)
    await page.locator('.start-go').waitFor()
    await page.evaluate((text) => {
      location.hash = `#${text}`
    }, changed)
    await expectPhase(page, 'asking')
  }
})

test.describe('a puzzle link that is', () => {
  const link = linkToPuzzle(BRANCHES)
  for (const [what, text, sentence] of [
    ['cut short', link.slice(0, -4), 'cut short'],
    ['changed', `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`, 'changed on its way'],
    ['from a later version', `9${link.slice(1)}`, 'newer version'],
  ] as const) {
    test(`${what} says so and loses no game`, async ({ page }) => {
      await remember(page, { level: 1 })
      await startGame(page)
      await enterMove(page, 'mouse', sensibleMove((await state(page, 'fen')) ?? '', 'tama'))
      await expectState(page, 'ply', '2')
      await page.evaluate((hash) => {
        location.hash = hash
      }, `#${text}`)
      await expect(page.locator('.notice-error')).toContainText(sentence)
      await expectState(page, 'screen', 'play')
      await expectState(page, 'ply', '2')
      await page.evaluate((hash) => {
        location.hash = hash
      }, `#/puzzle/${text}`)
      await expect(page.locator('.solver')).toContainText(sentence)
      await page.goBack()
      await expectState(page, 'screen', 'play')
      await expectState(page, 'ply', '2')
    })
  }
})

test('a puzzle that nobody has says so and leads to those that there are', async ({ page }) => {
  await page.goto(`/?${QUICK}#/puzzle/no-such-puzzle`)
  await expect(page.locator('.solver')).toContainText('There is no such puzzle here.')
  await page.getByRole('link', { name: 'All puzzles' }).click()
  await expect(page.getByRole('heading', { name: 'Puzzles', exact: true })).toBeFocused()
})

test('a puzzle in a position where the game is over says so', async ({ page }) => {
  const over = { ruleset: 'dama', fen: 'B:Wa3,a4,b5,c5:Ba5', goal: 'win' }
  await page.goto(`/?${QUICK}#${linkToPuzzle(over)}`)
  await expect(page.locator('.solver')).toContainText('The game is over before the first move.')
})

test('a puzzle without a solution is solved all the same: the computer finds one', async ({ page }) => {
  await openPuzzle(page, { ...BRANCHES, solution: [] })
  await solveMainLine(page, 'mouse', BRANCHES)
})

test('a puzzle goes on as a game, and into the editor', async ({ page }) => {
  await openPuzzle(page, BRANCHES)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expectState(page, 'screen', 'start')
  await expect(page.locator('[data-card="offer"]')).toContainText('White to move')
  await page.goBack()
  await expectPhase(page, 'asking')
  await page.getByRole('button', { name: 'Open in the editor' }).click()
  await expect(page).toHaveURL(/\/editor\/#3/)
})

test('the link of a puzzle is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPuzzle(page, BRANCHES)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.locator('.notices')).toContainText('Link copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.endsWith(`/#${linkToPuzzle(BRANCHES)}`)).toBe(true)
})

test('a link can be pasted, too', async ({ page }) => {
  await page.goto(`/?${QUICK}`)
  await page.getByRole('button', { name: 'Open a game or a position' }).click()
  await page.locator('#exchange-text').fill(`https://example.org/#${linkToPuzzle(BRANCHES)}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()
  await expectPhase(page, 'asking')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a position is played on or opened in the editor', async ({ page }) => {
  const link = linkTo('W:Wd4,a1:Bd6,h8', 'dama')
  await page.goto(`/?${QUICK}#${link}`)
  await page.locator('[data-card="offer"]').getByRole('button', { name: 'Open in the editor' }).click()
  await expect(page).toHaveURL(new RegExp(`/editor/#${link}`))
  await page.goBack()
  await page.locator('.start-go button').click()
  await expectState(page, 'phase', 'playing')
})

test('a game that is over is looked through', async ({ page }) => {
  await page.goto(`/?${QUICK}#${gameLink('W:Wa4,b2:Ba5', 1)}`)
  await expectState(page, 'screen', 'review')
  await expect(page.locator('.review-side')).toContainText('White')
})

test('a game under way can be looked through, too', async ({ page }) => {
  await page.goto(`/?${QUICK}#${gameLink(undefined, 6)}`)
  await page.locator('[data-card="offer"]').getByRole('button', { name: 'Review' }).click()
  await expectState(page, 'screen', 'review')
})
