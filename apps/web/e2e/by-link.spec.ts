import type { Browser, Page } from '@playwright/test'
import { expectState, QUICK, remember, square, state } from './table.ts'
import { expect, test } from './watched-page.ts'

/** A page of somebody with a device of their own. */
const person = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await remember(page, { opponent: 'friend', ruleset: 'dama' })
  return page
}

const move = async (page: Page, from: string, to: string): Promise<void> => {
  await square(page, from).click()
  await square(page, to).click()
}

/** Copies the link of the card, as what stands behind the `#`. */
const copyLink = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.locator('[data-card="send"]')).toHaveCount(0)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  return text.slice(text.indexOf('#') + 1)
}

const openLink = async (page: Page, link: string): Promise<void> => {
  await page.goto('about:blank')
  await page.goto(`/?${QUICK}#${link}`)
}

const begin = async (page: Page): Promise<void> => {
  await page.goto(`/?${QUICK}#/`)
  await page.locator('.start-go button').click()
  await expectState(page, 'screen', 'play')
}

test('two people on two devices send each other moves, and each game goes on where it was', async ({
  browser,
}) => {
  const [ann, bob] = [await person(browser), await person(browser)]
  await begin(ann)
  await move(ann, 'd3', 'd4')
  await expect(ann.locator('[data-card="send"]')).toContainText('Send your move')
  const first = await copyLink(ann)
  await expect(ann.locator('.status')).toContainText('Your friend is to move')

  await openLink(bob, first)
  await expect(bob.locator('[data-card="offer"]')).toContainText('A game came by link')
  await expect(bob.locator('.start-side')).toContainText('You play Black')
  await bob.locator('.start-go button').click()
  await expectState(bob, 'ply', '1')
  await expect(bob.locator('.strip-bottom')).toHaveAttribute('aria-label', 'Black')
  await move(bob, 'e6', 'e5')
  const second = await copyLink(bob)

  await openLink(ann, second)
  await expectState(ann, 'ply', '2')
  await ann.goBack()
  await expectState(ann, 'screen', 'start')
  await ann.goForward()
  await expectState(ann, 'turn', 'white')
  await expect(ann.locator('.status')).toContainText('Your turn')
  await expect(ann.locator('.strip-bottom')).toHaveAttribute('aria-label', 'White')
  await move(ann, 'e3', 'e4')
  const third = await copyLink(ann)

  await openLink(bob, third)
  await expectState(bob, 'ply', '3')
  await expect(bob.locator('.moves-move')).toHaveText(['d3-d4', 'e6-e5', 'e3-e4'])
  for (const page of [ann, bob]) await page.context().close()
})

test('a link that was answered already leads to the game as it stands', async ({ browser }) => {
  const [ann, bob] = [await person(browser), await person(browser)]
  await begin(ann)
  await move(ann, 'd3', 'd4')
  const first = await copyLink(ann)
  await openLink(bob, first)
  await bob.locator('.start-go button').click()
  await move(bob, 'e6', 'e5')
  await copyLink(bob)
  await openLink(bob, first)
  await expectState(bob, 'ply', '2')
  await expect(bob.locator('.notices')).toContainText('older')
  await openLink(ann, first)
  await expectState(ann, 'ply', '1')
  await expect(ann.locator('.status')).toContainText('Your friend is to move')
  for (const page of [ann, bob]) await page.context().close()
})

test('a link that goes another way asks which game counts', async ({ browser }) => {
  const [ann, bob] = [await person(browser), await person(browser)]
  await begin(ann)
  await move(ann, 'd3', 'd4')
  const first = await copyLink(ann)
  const answers: string[] = []
  for (const [from, to] of [
    ['e6', 'e5'],
    ['h6', 'h5'],
  ] as const) {
    const friend = await person(browser)
    await openLink(friend, first)
    await friend.locator('.start-go button').click()
    await move(friend, from, to)
    answers.push(await copyLink(friend))
    await friend.context().close()
  }
  await openLink(ann, answers[0] ?? '')
  await expectState(ann, 'ply', '2')
  await openLink(ann, answers[1] ?? '')
  const fork = ann.locator('[data-card="fork"]')
  await expect(fork).toContainText('from move 1 on')
  await fork.getByRole('button', { name: 'The game of the link' }).click()
  await expectState(ann, 'ply', '2')
  await expect(ann.locator('.moves-move').nth(1)).toHaveText('h6-h5')
  await openLink(ann, answers[0] ?? '')
  await ann.locator('[data-card="fork"]').getByRole('button', { name: 'Keep both' }).click()
  await expect(ann.locator('.moves-move').nth(1)).toHaveText('e6-e5')
  await ann.goto(`/?${QUICK}#/`)
  await expect(ann.locator('.link-game')).toHaveCount(2)
  for (const page of [ann, bob]) await page.context().close()
})

test('a draw is offered with a move, taken, and told', async ({ browser }) => {
  const [ann, bob] = [await person(browser), await person(browser)]
  await begin(ann)
  await move(ann, 'd3', 'd4')
  await ann.getByRole('switch', { name: 'Offer a draw with it' }).check()
  const offered = await copyLink(ann)
  await openLink(bob, offered)
  await bob.locator('.start-go button').click()
  await bob.locator('[data-card="draw-offer"]').getByRole('button', { name: 'Accept the draw' }).click()
  await expectState(bob, 'phase', 'over')
  const agreed = await copyLink(bob)
  await openLink(ann, agreed)
  await expectState(ann, 'phase', 'over')
  await expect(ann.locator('[data-card="result"]')).toContainText('Draw')
  for (const page of [ann, bob]) await page.context().close()
})

test('games by link stay on the start screen, whatever else is played', async ({ browser }) => {
  const ann = await person(browser)
  await begin(ann)
  await move(ann, 'd3', 'd4')
  await copyLink(ann)
  await ann.goto(`/?${QUICK}#/`)
  await ann.getByRole('radio', { name: 'Computer' }).check()
  await ann.locator('.start-go button').click()
  await expectState(ann, 'ply', '0')
  await ann.goto(`/?${QUICK}#/`)
  await expect(ann.locator('.link-game')).toContainText('Your friend is to move')
  await ann.locator('.link-game-open').click()
  await expectState(ann, 'ply', '1')
  await ann.goto(`/?${QUICK}#/`)
  await ann.getByRole('button', { name: 'Remove this game' }).click()
  await expect(ann.locator('.link-game')).toHaveCount(0)
  await ann.context().close()
})

test('an answer that is opened in another page goes on in this one', async ({ browser }) => {
  const [ann, bob] = [await person(browser), await person(browser)]
  await begin(ann)
  await move(ann, 'd3', 'd4')
  const first = await copyLink(ann)
  await openLink(bob, first)
  await bob.locator('.start-go button').click()
  await move(bob, 'e6', 'e5')
  const second = await copyLink(bob)
  const other = await ann.context().newPage()
  await other.goto(`/?${QUICK}#${second}`)
  await expectState(other, 'ply', '2')
  await expectState(ann, 'ply', '2')
  for (const page of [ann, bob]) await page.context().close()
})

test('a broken link to a game is refused in words', async ({ browser }) => {
  const ann = await person(browser)
  await begin(ann)
  await move(ann, 'd3', 'd4')
  const link = await copyLink(ann)
  for (const broken of [
    link.slice(0, -2),
    `${link}x`,
    `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`,
  ]) {
    await openLink(ann, broken)
    await expect(ann.locator('.notice-error')).toBeVisible()
    expect(await state(ann, 'screen')).not.toBe('link')
  }
  await ann.context().close()
})
