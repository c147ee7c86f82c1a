import { PRESETS, START } from '@tama/engine'
import { parsePdn } from '@tama/engine/notation'
import { encodeGame } from '@tama/share'
import { expectSquare, GAME, libraryOn, reviewShown } from './library-page.ts'
import { expectState, QUICK, remember, square, startGame } from './table.ts'
import { expect, test } from './watched-page.ts'

const LAST = 'W:Wa4,b2:Ba5'

/** The game of `GAME` as a link. */
const gameLink = (): string => {
  const [read] = parsePdn(GAME)
  if (!read?.ok) throw new Error('the game cannot be read')
  const moves = read.value.line.steps.map(({ move }) => move)
  const made = encodeGame({
    kind: 'game',
    ruleset: PRESETS.dama,
    start: START,
    moves,
    lastWord: 'black-resigns',
  })
  if (!made.ok) throw new Error('the game is too long')
  return made.value
}

test('after a game its review is one press away, and going back leads to the game', async ({ page }) => {
  await remember(page, { opponent: 'two-players' })
  await startGame(page, { fen: LAST })
  await square(page, 'a4').click()
  await expectState(page, 'phase', 'over')
  await page.getByRole('button', { name: 'Review' }).first().click()
  await reviewShown(page)
  await expect(page.getByRole('heading', { name: 'Review' })).toBeFocused()
  await expectSquare(page, 'a5', 'black man')
  await page.keyboard.press('ArrowRight')
  await expectSquare(page, 'a5', 'empty')
  await page.goBack()
  await expectState(page, 'screen', 'play')
})

test('a game is stepped through by buttons, keys, the record and the graph', async ({ page }) => {
  const { paste } = libraryOn(page)
  await paste(GAME)
  await reviewShown(page)
  await expectSquare(page, 'a4', 'empty')
  await page.getByRole('button', { name: 'One move on' }).click()
  await expectSquare(page, 'a4', 'white man')
  await page.keyboard.press('End')
  await expect(page.locator('.moves-move').last()).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Home')
  await expectSquare(page, 'a4', 'empty')
  await page.locator('.moves-move').nth(4).click()
  await expectSquare(page, 'c4', 'white man')
  const graph = page.getByRole('slider', { name: 'How the game stood' })
  await graph.focus()
  await page.keyboard.press('ArrowLeft')
  await expectSquare(page, 'c4', 'empty')
  await expect(graph).toHaveAttribute('aria-valuetext', /^Move 2, Black: g6-g5\. /)
  await page.keyboard.press('f')
  const a1 = await square(page, 'a1').boundingBox()
  const h8 = await square(page, 'h8').boundingBox()
  expect(a1?.x).toBeLessThan(h8?.x ?? 0)
})

test('the computer says where the game turned, and its better line is played on the board', async ({
  page,
}) => {
  const { paste, looked } = libraryOn(page)
  await paste(GAME)
  await reviewShown(page)
  await looked()
  const turns = page.locator('.turn')
  await expect(turns.first()).toContainText('Move 3, Black: c6-c5')
  await expect(page.getByText('The biggest turn')).toHaveCount(1)
  await page.keyboard.press('t')
  await expect(page.locator('.turn-shown')).toHaveCount(1)
  await turns.first().getByRole('button', { name: 'Show it on the board' }).click()
  const line = page.locator('.line-bar')
  await expect(line).toContainText('A better way than')
  await expect(line.locator('.moves-move').first()).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(line.locator('.moves-move').nth(1)).toHaveAttribute('aria-current', 'true')
  await line.getByRole('button', { name: 'Back to the game' }).click()
  await expect(line).toHaveCount(0)
})

test('the look of the computer can be stopped and goes on later', async ({ page }) => {
  const { paste, looked } = libraryOn(page)
  await paste(GAME)
  await reviewShown(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  const rest = page.getByText('The computer has looked at a part of the game')
  await expect(rest).toBeVisible()
  await page.getByRole('button', { name: 'Go on looking' }).click()
  await looked()
})

test('a review without the computer shows the game all the same', async ({ page, faults }) => {
  await page.route(/worker.*\.js/, (route) => route.abort())
  const { paste } = libraryOn(page)
  await paste(GAME)
  await reviewShown(page)
  await expect(page.getByText('The computer could not look at the game.')).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('End')
  await expect(page.locator('.moves-move').last()).toHaveAttribute('aria-current', 'true')
  faults.length = 0
})

test('a link to a review opens the game, which can be kept', async ({ page }) => {
  const { notices, list, games } = libraryOn(page)
  await page.goto(`/?${QUICK}#/review/${gameLink()}`)
  await expect(page.locator('.moves-move')).toHaveCount(12)
  await page.getByRole('button', { name: 'Keep in My games' }).click()
  await expect(notices()).toContainText('Kept in My games.')
  await expect(page.getByRole('button', { name: 'Keep in My games' })).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.moves-move')).toHaveCount(12)
  await list()
  await expect(games()).toHaveCount(1)
})

test('a review of nothing says so and leads to the games', async ({ page }) => {
  await page.goto(`/?${QUICK}#/review/gone`)
  await expect(page.getByText('This game is not kept on this device.')).toBeVisible()
  await page.goto(`/?${QUICK}#/review/2broken`)
  await expect(page.getByText('This game cannot be read.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My games' }).click()
  await expectState(page, 'screen', 'games')
})

test('what is shown can be shared: its position as FEN and link, the game as PDN', async ({ page }) => {
  const { paste } = libraryOn(page)
  await paste(GAME)
  await reviewShown(page)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Save, share, open' }).click()
  await expect(page.locator('#exchange-fen')).toHaveValue(/^B:W.*a4/)
  await expect(page.locator('#exchange-pdn')).toHaveValue(/1\. a3-a4 e6-e5/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the moves turn by swipes over the board', async ({ page }) => {
    const { paste } = libraryOn(page)
    await paste(GAME)
    await reviewShown(page)
    const box = await page.locator('.tama-board').boundingBox()
    if (!box) throw new Error('no board')
    const session = await page.context().newCDPSession(page)
    const swipe = async (fromX: number, toX: number) => {
      const y = box.y + box.height / 2
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: fromX, y }] })
      for (let step = 1; step <= 5; step++) {
        const x = fromX + ((toX - fromX) * step) / 5
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(300, 100)
    await expectSquare(page, 'a4', 'white man')
    await swipe(100, 300)
    await expectSquare(page, 'a4', 'empty')
  })
})
