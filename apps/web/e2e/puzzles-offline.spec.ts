import { keptOnDevice } from './kept-on-device.ts'
import { enterFirst, expectPhase, openPuzzle, solveMainLine, TWO_WAYS } from './puzzle-page.ts'
import { QUICK } from './table.ts'
import { expect, test } from './watched-page.ts'

test.use({ serviceWorkers: 'allow' })

test('after one visit puzzles are listed, opened by link, checked and solved without a network', async ({
  page,
  context,
}) => {
  await page.goto(`/?${QUICK}`)
  await keptOnDevice(page)
  await context.setOffline(true)
  await page.goto('about:blank')
  await page.goto(`/?${QUICK}#/puzzles`)
  await expect(page.locator('.daily-card')).toHaveCount(2)
  await page.locator('.tile').first().click()
  await expectPhase(page, 'asking')
  await page.goto('about:blank')
  await openPuzzle(page, TWO_WAYS)
  await enterFirst(page, 'mouse', TWO_WAYS, 'h4-g5')
  await expectPhase(page, 'mistaken')
  await expect(page.locator('.say-bad')).toContainText('h4-g5 does not work: ')
  await page.keyboard.press('u')
  await solveMainLine(page, 'mouse', TWO_WAYS)
})
