import {
  BRANCHES,
  enterFirst,
  expectPhase,
  KINGS,
  openPuzzle,
  puzzleMove,
  puzzleOf,
  solveMainLine,
  TWO_WAYS,
} from './puzzle-page.ts'
import { enterMove, HABITS, square } from './table.ts'
import { expect, test } from './watched-page.ts'

const MOVING = 'speed=fast&seed=1&renderer=canvas'

for (const habit of HABITS) {
  test.describe(`by ${habit}`, () => {
    test.use({ hasTouch: habit === 'touch' })
    test('a puzzle is solved from its first move to its last', async ({ page }) => {
      await openPuzzle(page, BRANCHES)
      if (habit === 'keyboard') {
        await page.keyboard.press('b')
        await expect(page.locator('[data-square]:focus')).toBeVisible()
      }
      await solveMainLine(page, habit, BRANCHES)
      await expect(page.locator('.say-text').first()).toHaveText('Solved!')
    })
  })
}

test('a wrong move is answered on the board, put back, and counted', async ({ page }) => {
  await openPuzzle(page, TWO_WAYS, MOVING)
  await enterFirst(page, 'mouse', TWO_WAYS, 'h4-g5')
  await expectPhase(page, 'mistaken')
  await expect(page.locator('.say-bad')).toContainText('h4-g5 does not work')
  await expect(page.locator('html')).toHaveAttribute('data-solver-moves', /^[2-9]$/)
  await expectPhase(page, 'asking')
  await expect(page.locator('html')).toHaveAttribute('data-solver-moves', '0')
  await expect(page.locator('.say-bad')).toContainText('h4-g5 does not work')
  await solveMainLine(page, 'mouse', TWO_WAYS)
  await expect(page.locator('.say')).toContainText('Solved with help.')
  await expect(page.locator('.puzzle-about')).toContainText('1 wrong move')
})

test('without motion a wrong move stays until it is put back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPuzzle(page, TWO_WAYS, 'seed=1&renderer=canvas')
  await enterFirst(page, 'mouse', TWO_WAYS, 'h4-g5')
  await expectPhase(page, 'mistaken')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expectPhase(page, 'asking')
  await expect(square(page, 'h4')).toHaveAccessibleName(/white man/)
})

test('another move that works is no mistake, and the one that was meant is still to be found', async ({
  page,
}) => {
  await openPuzzle(page, TWO_WAYS)
  await enterFirst(page, 'mouse', TWO_WAYS, 'b3-a4')
  await expectPhase(page, 'mistaken')
  await expect(page.locator('.say-doubt')).toHaveText('b3-a4 works, too. Find the move that was meant.')
  await page.keyboard.press('u')
  await solveMainLine(page, 'mouse', TWO_WAYS)
  await expect(page.locator('.say')).toContainText('Solved!')
})

test('a capture may end on another square where that does not matter', async ({ page }) => {
  await openPuzzle(page, KINGS)
  await enterFirst(page, 'mouse', KINGS, 'a2-e2')
  await expectPhase(page, 'asking')
  const puzzle = puzzleOf(KINGS)
  const key = puzzleMove(puzzle, [], 'a2-e2')
  const played = [key, puzzleMove(puzzle, [key], 'e5xe1')]
  await enterMove(page, 'mouse', puzzleMove(puzzle, played, 'a1xh1'), 'data-solver-moves')
  await expectPhase(page, 'solved')
  await expect(page.locator('.say')).toContainText('Solved!')
})

test('a hint shows the piece, another the move, and both are counted', async ({ page }) => {
  await openPuzzle(page, BRANCHES)
  const hint = page.getByRole('button', { name: 'Hint' })
  await hint.click()
  await expect(page.locator('.say')).toContainText('Look at the piece on d4.')
  await hint.click()
  await expect(page.locator('.say')).toContainText('Try d4 to c4.')
  await expect(hint).toBeDisabled()
  await solveMainLine(page, 'mouse', BRANCHES)
  await expect(page.locator('.say')).toContainText('Solved with help.')
  await expect(page.locator('.puzzle-about')).toContainText('2 hints taken.')
})

test('the solution is shown move by move, can be looked back at, and begun again', async ({ page }) => {
  await openPuzzle(page, BRANCHES)
  await page.getByRole('button', { name: 'Solution' }).click()
  await expectPhase(page, 'showing')
  const moves = page.locator('.solver-moves button')
  await expect(moves).toHaveText(['d4-c4'])
  for (let count = 2; count <= 5; count++) {
    await page.getByRole('button', { name: 'One move on' }).click()
    await expect(moves).toHaveCount(count)
  }
  await expectPhase(page, 'solved')
  await expect(page.locator('.say')).toContainText('That was the solution.')
  await moves.first().click()
  await expect(square(page, 'c4')).toHaveAccessibleName(/white man/)
  await expect(square(page, 'b5')).toHaveAccessibleName(/black man/)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expectPhase(page, 'asking')
  await expect(page.locator('html')).toHaveAttribute('data-solver-moves', '0')
})

test('after the main line the other defences wait, each once', async ({ page }) => {
  await openPuzzle(page, BRANCHES)
  await solveMainLine(page, 'mouse', BRANCHES)
  for (const left of ['3 more defences', '2 more defences', 'One more defence']) {
    await page.getByRole('button', { name: left }).click()
    await expectPhase(page, 'asking')
    await expect(page.locator('.say')).toContainText('Another defence')
    for (const [from, to] of [
      ['c4', 'b4'],
      ['c3', 'a5'],
    ] as const) {
      await expectPhase(page, 'asking')
      await square(page, from).click()
      await square(page, to).click()
    }
    await expectPhase(page, 'solved')
  }
  await expect(page.getByRole('button', { name: /defence/ })).toHaveCount(0)
})

test('everything can be done by key', async ({ page }) => {
  await openPuzzle(page, BRANCHES)
  await page.keyboard.press('h')
  await expect(page.locator('.say')).toContainText('Look at the piece')
  await page.keyboard.press('v')
  for (let count = 2; count <= 5; count++) {
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('html')).toHaveAttribute('data-solver-moves', String(count))
  }
  await expectPhase(page, 'solved')
  await page.keyboard.press('Home')
  await expect(square(page, 'd4')).toHaveAccessibleName(/white man/)
  await page.keyboard.press('d')
  await expect(page.locator('.say')).toContainText('Another defence')
  await page.keyboard.press('o')
  await expect(page.locator('html')).toHaveAttribute('data-solver-moves', '0')
  await page.keyboard.press('m')
  await page.keyboard.type('d4-c4')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-solver-moves', '2')
})

test('a move that waits for a second yes is played when it comes', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.protocol === 'http:')
      localStorage.setItem('tama.web.preferences', JSON.stringify({ v: 1, value: { confirmMove: true } }))
  })
  await openPuzzle(page, BRANCHES)
  await square(page, 'd4').click()
  await square(page, 'c4').click()
  await page.getByRole('button', { name: 'Play it' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-solver-moves', '2')
})

test('a touched piece that cannot move says why', async ({ page }) => {
  await openPuzzle(page, BRANCHES)
  await square(page, 'a7').click()
  await expect(page.locator('.say')).toContainText('It is not the turn of the piece on a7.')
})
