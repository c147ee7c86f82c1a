import { expectSquare, libraryOn } from './library-page.ts'
import { enterMove, expectState, remember, sensibleMove, square, startGame, state } from './table.ts'
import { expect, test } from './watched-page.ts'

const openFromText = async (page: import('@playwright/test').Page, text: string): Promise<void> => {
  await page.goto('/?speed=off&renderer=canvas')
  await page.getByRole('button', { name: 'Open a game or a position' }).click()
  await page.locator('#exchange-text').fill(text)
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()
}

test('a wrong FEN says what is wrong and at which character', async ({ page }) => {
  await openFromText(page, 'W:Wd4:Bd9')
  await expect(page.getByRole('dialog')).toContainText('“d9” is not a square')
  await expect(page.getByRole('dialog')).toContainText('character 8')
  await page.locator('#exchange-text').fill('W:Wd4:Bd6')
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()
  await page.locator('.start-go button').click()
  await expectState(page, 'fen', 'W:Wd4:Bd6')
})

test('a wrong PDN names line, character and reason, and opens what could be read', async ({ page }) => {
  await openFromText(page, '[Variant "Tama"]\n\n1. d3-d4 d6-d5\n2. d4-d7 *')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('“d4-d7” is not legal here')
  await expect(dialog).toContainText('line 4, character 4')
  await dialog.getByRole('button', { name: 'Open what could be read' }).click()
  await expectState(page, 'ply', '2')
})

test('a game that goes on past its end is read whole and says where our rules end it', async ({ page }) => {
  await openFromText(page, '[GameType "30,W,8,8,A0,0"]\n[SetUp "1"]\n[FEN "W:WKa1:BKh8"]\n\n1. a1-a2 h8-h7 *')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('By our rules the game was over before the first move')
  await dialog.getByRole('listitem').getByRole('button', { name: 'Open' }).click()
  // A game that is over is looked through, not played: here there is nothing left for the computer to look at.
  await expectState(page, 'screen', 'review')
  await expect(page.locator('.moves-move')).toHaveCount(2)
  const { list, games } = libraryOn(page)
  await list()
  await games().getByRole('link').click()
  await expectState(page, 'screen', 'review')
  await page.getByRole('button', { name: 'To the end', exact: true }).click()
  await expectSquare(page, 'a2', 'white king')
  await expect(page.locator('.pass')).toHaveCount(0)
})

test('a bad link gives a sentence and loses nothing', async ({ page }) => {
  await remember(page, { level: 1 })
  await startGame(page)
  await enterMove(page, 'mouse', sensibleMove((await state(page, 'fen')) ?? '', 'tama'))
  await expectState(page, 'ply', '2')
  await page.evaluate(() => {
    location.hash = '#1nonsense'
  })
  await expect(page.locator('.notice-error')).toContainText('link')
  await expectState(page, 'screen', 'play')
  expect(await state(page, 'ply')).toBe('2')
})

test('a position in a link is played from the side that the link says', async ({ page }) => {
  await remember(page, { side: 'white', level: 1 })
  await startGame(page, { fen: 'B:Wa2,b2,d3:Ba7,b7,d6' })
  await expectState(page, 'ply', '1')
  await expectState(page, 'turn', 'white')
})

test('a kept game that is broken is set aside with a sentence, and its text can be saved', async ({
  page,
}) => {
  await page.goto('/?renderer=canvas')
  await page.locator('.start-go').waitFor()
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tama')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('records', 'readwrite')
          writing.objectStore('records').put('{"version":1,"moves":["d3-d9"]}', 'web.game')
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
  await expect(page.locator('[data-card="unreadable"]')).toContainText('could not be read')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save what was kept' }).click()
  expect((await saving).suggestedFilename()).toBe('kept-game.txt')
  await page.locator('.start-go button').click()
  await expectState(page, 'phase', 'playing')
})

test('the app starts whatever the store holds', async ({ page }) => {
  for (const kept of ['', 'null', '{', '{"v":99}', '{"v":1,"value":[]}']) {
    await page.addInitScript((text) => {
      if (location.protocol !== 'http:') return
      for (const name of ['settings', 'web.choices', 'web.preferences', 'web.clock'])
        localStorage.setItem(`tama.${name}`, text)
    }, kept)
    await page.goto('about:blank')
    await page.goto('/?speed=off&renderer=canvas')
    await expect(page.locator('.start-go button')).toBeVisible()
  }
  await page.locator('.start-go button').click()
  await expectState(page, 'phase', 'playing')
})

test('a browser that keeps nothing says so and plays', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'indexedDB', { get: refuse })
  })
  await page.goto('/?speed=off&renderer=canvas')
  await expect(page.locator('.notice-error')).toContainText('does not let the page save')
  await page.locator('.start-go button').click()
  await square(page, 'd3').click()
  await square(page, 'd4').click()
  await expectState(page, 'ply', '2')
})

test('a browser without WebGL says so, draws the board and plays', async ({ page }) => {
  await page.addInitScript(() => {
    const make = HTMLCanvasElement.prototype.getContext
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value: function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(make, this, [kind, ...rest])
      },
    })
  })
  await page.goto('/?speed=off')
  await expect(page.locator('.notices')).toContainText('no WebGL')
  await page.locator('.start-go button').click()
  await square(page, 'd3').click()
  await square(page, 'd4').click()
  await expectState(page, 'ply', '2')
  await expect(page.locator('.tama-board')).not.toHaveAttribute('data-renderer', 'webgl')
})
