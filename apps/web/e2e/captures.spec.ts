import {
  enterMove,
  expectState,
  fenAfter,
  type Habit,
  linkTo,
  onlyMove,
  QUICK,
  remember,
  square,
  startGame,
  state,
} from './table.ts'
import { expect, test } from './watched-page.ts'

/** A man takes four: f3xf5xd5xd7xb7. */
const FOUR = 'W:Wa4,h4,a3,b3,c3,d3,e3,f3,g3,h3,a2,c2,d2,f2:Bc7,h7,a6,b6,c6,d6,e6,g6,h6,a5,b5,c5,e5,g5,f4'
/** Two ways of taking three that end on one square take different pieces. */
const FORK = 'W:Wd2,h2:Bd3,c4,b5,c2,b3,h7'

const playsFour = (habit: Habit) => {
  test(`a capture of four pieces is one move by ${habit}`, async ({ page }) => {
    await remember(page, { opponent: 'two-players' })
    await startGame(page, { fen: FOUR, ruleset: 'dama-federation' })
    if (habit === 'keyboard') await page.keyboard.press('b')
    const move = onlyMove(FOUR, 'dama-federation')
    await enterMove(page, habit, move)
    await expectState(page, 'fen', fenAfter(FOUR, move))
    await expectState(page, 'ply', '1')
  })
}

playsFour('mouse')
playsFour('drag')
playsFour('keyboard')

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })
  playsFour('touch')
})

test('a piece that must wait says why, and the one that must take is named', async ({ page }) => {
  await remember(page, { opponent: 'two-players' })
  await startGame(page, { fen: 'W:Wa2,h4:Bh5,a8', ruleset: 'dama-federation' })
  await expect(page.locator('.status')).toContainText('You must take a piece.')
  await square(page, 'a2').click()
  await expect(page.locator('.status')).toContainText('h4')
  expect(await state(page, 'ply')).toBe('0')
})

test('a fork is asked about: the landings that are pressed decide which pieces go', async ({ page }) => {
  await remember(page, { opponent: 'two-players' })
  await page.goto(`/?${QUICK}#${linkTo(FORK, 'dama-federation')}`)
  await page.locator('.start-go button').click()
  for (const name of ['d2', 'b2']) await square(page, name).click()
  expect(await state(page, 'ply')).toBe('0')
  for (const name of ['b4', 'b6']) {
    if ((await state(page, 'ply')) === '0') await square(page, name).click()
  }
  await expectState(page, 'fen', 'B:Wh2,b6:Bd3,c4,h7')
})

test('a move can be typed, and a wrong one says what is legal', async ({ page }) => {
  await remember(page, { opponent: 'two-players' })
  await startGame(page)
  const box = page.getByRole('textbox', { name: 'Move by text' })
  await box.fill('d3-d7')
  await box.press('Enter')
  await expect(page.locator('.move-box')).toContainText('not legal here')
  await box.fill('D3D4')
  await box.press('Enter')
  await expectState(page, 'ply', '1')
  await expect(box).toHaveValue('')
})
