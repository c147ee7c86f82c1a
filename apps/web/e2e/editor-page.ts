import type { Locator, Page } from '@playwright/test'

/** Handles of the puzzle editor. Names are the English ones. */
export const editorOn = (page: Page) => ({
  /** Opens the editor, with a link behind the `#` if given. */
  open: async (link = ''): Promise<void> => {
    await page.goto(link === '' ? '/editor/' : `/editor/#${link}`)
    await page.locator('.board-host [data-square]').first().waitFor()
  },
  /** The real element over a square, `a1` .. `h8`. */
  square: (name: string): Locator => page.locator(`.board-host [data-square="${name}"]`),
  tool: (name: string): Locator => page.getByRole('radio', { name }),
  fen: (): Locator => page.getByLabel('Position as text'),
  /** Goes to a part of the editor. */
  go: async (place: 'Board' | 'Solution' | 'Details' | 'Share'): Promise<void> => {
    await page.getByRole('tab', { name: place }).click()
  },
  verdict: (): Locator => page.getByRole('region', { name: 'Verdict' }),
  notices: (): Locator => page.getByRole('region', { name: 'Notices' }),
})

/** The middle of an element in CSS pixels of the window. */
const middleOf = async (locator: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('the element is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags with the mouse from the middle of one element to the middle of another, or to a point. */
export const dragWithMouse = async (
  page: Page,
  from: Locator,
  to: Locator | { readonly x: number; readonly y: number },
): Promise<void> => {
  await from.scrollIntoViewIfNeeded()
  const start = await middleOf(from)
  const end = 'x' in to ? to : await middleOf(to)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

/** Drags with one finger, as a touch screen sends it. */
export const dragWithFinger = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const start = await middleOf(from)
  const end = await middleOf(to)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', start.x, start.y)
  for (let step = 1; step <= 8; step++) {
    await touch(
      'touchMove',
      start.x + ((end.x - start.x) * step) / 8,
      start.y + ((end.y - start.y) * step) / 8,
    )
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
