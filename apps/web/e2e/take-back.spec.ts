import {
  enterMove,
  expectState,
  onlyMove,
  remember,
  sensibleMove,
  square,
  startGame,
  state,
} from './table.ts'
import { expect, test } from './watched-page.ts'

test('a take-back while the computer thinks drops its answer', async ({ page }) => {
  await remember(page, { level: 10 })
  await startGame(page)
  await square(page, 'd3').click()
  await square(page, 'd4').click()
  await expectState(page, 'thinking', 'yes')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expectState(page, 'ply', '0')
  await expectState(page, 'thinking', 'no')
  await square(page, 'e3').click()
  await square(page, 'e4').click()
  await expectState(page, 'ply', '2')
  await expect(page.locator('.moves-move').first()).toHaveText('e3-e4')
})

test('a take-back after the answer takes both back, and they can be played again', async ({ page }) => {
  await remember(page, { level: 1 })
  await startGame(page)
  await enterMove(page, 'mouse', sensibleMove((await state(page, 'fen')) ?? '', 'tama'))
  await expectState(page, 'ply', '2')
  const fen = (await state(page, 'fen')) ?? ''
  await page.keyboard.press('u')
  await expectState(page, 'ply', '0')
  await page.keyboard.press('r')
  await expectState(page, 'fen', fen)
})

test('two people take back a whole capture at once', async ({ page }) => {
  const fen = 'W:Wc2,h3:Bc3,c5,a7'
  await remember(page, { opponent: 'two-players' })
  await startGame(page, { fen })
  await enterMove(page, 'mouse', onlyMove(fen, 'dama'))
  await page.getByRole('button', { name: 'Take back' }).click()
  await expectState(page, 'ply', '0')
})

test('a reload in the middle of a game goes on where it was', async ({ page }) => {
  await remember(page, { level: 1 })
  await startGame(page)
  await enterMove(page, 'mouse', sensibleMove((await state(page, 'fen')) ?? '', 'tama'))
  await expectState(page, 'ply', '2')
  const fen = (await state(page, 'fen')) ?? ''
  await page.reload()
  await expectState(page, 'screen', 'play')
  await expectState(page, 'fen', fen)
  await enterMove(page, 'mouse', sensibleMove(fen, 'tama'))
  await expectState(page, 'ply', '4')
})

test('a reload while the computer thinks lets it think again', async ({ page }) => {
  await remember(page, { level: 3 })
  await startGame(page)
  await square(page, 'd3').click()
  await square(page, 'd4').click()
  await page.reload()
  await expectState(page, 'ply', '2')
})

test('moves can be clicked through without touching the game', async ({ page }) => {
  await remember(page, { opponent: 'two-players' })
  await startGame(page)
  for (const [from, to] of [
    ['d3', 'd4'],
    ['e6', 'e5'],
  ] as const) {
    await square(page, from).click()
    await square(page, to).click()
  }
  await expectState(page, 'ply', '2')
  await page.locator('.moves-move').first().click()
  await expectState(page, 'shown', '1')
  await page.keyboard.press('Home')
  await expectState(page, 'shown', '0')
  await page.keyboard.press('ArrowRight')
  await expectState(page, 'shown', '1')
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await expectState(page, 'shown', '2')
  expect(await state(page, 'ply')).toBe('2')
})

test('a game under way is given up for another only after a question', async ({ page }) => {
  await remember(page, { opponent: 'two-players' })
  await startGame(page)
  await square(page, 'd3').click()
  await square(page, 'd4').click()
  await page.locator('.later').getByRole('button', { name: 'New game' }).click()
  await expectState(page, 'screen', 'start')
  await page.locator('.start-go button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Continue your game' }).click()
  expect(await state(page, 'ply')).toBe('1')
  await page.goBack()
  await page.locator('.start-go button').click()
  await page.getByRole('button', { name: 'Start the new one' }).click()
  await expectState(page, 'ply', '0')
})

test('resigning and a draw are asked about, and the result says why', async ({ page }) => {
  await remember(page, { opponent: 'two-players' })
  await startGame(page)
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expectState(page, 'phase', 'playing')
  await page.getByRole('button', { name: 'Agree a draw' }).click()
  await page.getByRole('button', { name: 'It is a draw' }).click()
  await expect(page.locator('[data-card="result"]')).toContainText('both sides agreed')
  await page.keyboard.press('u')
  await expectState(page, 'phase', 'playing')
})

test('the computer answers a draw offer on the merits', async ({ page }) => {
  await remember(page, { level: 1, side: 'white' })
  await startGame(page, { fen: 'W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3:Ba7,b7' })
  await page.getByRole('button', { name: 'Offer a draw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Offer a draw' }).click()
  await expect(page.locator('[data-card="result"]')).toContainText('both sides agreed')
  await page.locator('[data-card="result"]').getByRole('button', { name: 'Rematch' }).click()
  await expectState(page, 'phase', 'playing')
})

test('a hint shows the piece, then where it goes', async ({ page }) => {
  await remember(page, { level: 1 })
  await startGame(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.status')).toContainText('Another hint shows where it goes', { timeout: 15_000 })
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.status')).toContainText(/Try [a-h][1-8] to [a-h][1-8]/)
})
