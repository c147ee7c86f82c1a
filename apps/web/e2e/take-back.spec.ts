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
