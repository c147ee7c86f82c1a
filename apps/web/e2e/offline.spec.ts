import type { Page } from '@playwright/test'
import { keptOnDevice } from './kept-on-device.ts'
import { type PlainHost, startPlainHost } from './plain-host.ts'
import { enterMove, expectState, QUICK, remember, sensibleMove, square, startGame, state } from './table.ts'
import { expect, test } from './watched-page.ts'

test.use({ serviceWorkers: 'allow' })

const playAMove = async (page: Page): Promise<void> => {
  const before = Number(await state(page, 'ply'))
  await enterMove(page, 'mouse', sensibleMove((await state(page, 'fen')) ?? '', 'tama'))
  await expectState(page, 'ply', String(before + 2))
}

test('after one visit the game, another language and the editor work without a network', async ({
  page,
  context,
}) => {
  await remember(page, { level: 3 })
  await page.goto(`/?${QUICK}`)
  await keptOnDevice(page)
  await context.setOffline(true)
  await page.reload()
  await page.locator('.start-go button').click()
  await expectState(page, 'screen', 'play')
  await playAMove(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  for (const code of ['hy', 'tr', 'ar']) {
    await page.locator('dialog[open] select').first().selectOption(code)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
  }
  await page.goto('/editor/')
  await square(page, 'c3').waitFor()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
})

test('after a visit to the editor alone the game works without a network', async ({ page, context }) => {
  await page.goto('/editor/')
  await keptOnDevice(page)
  await context.setOffline(true)
  await page.goto(`/?${QUICK}`)
  await page.locator('.start-go button').click()
  await expectState(page, 'screen', 'play')
  await playAMove(page)
})

test('tables of endings come when they are needed, and are kept for a time without a network', async ({
  page,
  context,
}) => {
  const tables: string[] = []
  context.on('response', (response) => {
    const name = response.url().split('/').at(-1) ?? ''
    if (name.endsWith('.bin')) tables.push(name.replace(/-[\w-]{8}\.bin$/, ''))
  })
  /** A slow device may take longer to fetch them than the computer may take for a hint. */
  const expectExactHint = () =>
    expect(async () => {
      await startGame(page, { fen: 'W:WKb4,f2,a2:BKe5' })
      await page.getByRole('button', { name: 'Hint' }).click()
      await expect(page.getByText('Exact: White wins in 25 plies.')).toBeVisible({ timeout: 4000 })
    }).toPass()
  await page.goto(`/?${QUICK}`)
  await keptOnDevice(page)
  expect(tables).toEqual([])
  await expectExactHint()
  expect(tables).toContain('K-KMM')
  expect(tables).not.toContain('MM-MM')
  await context.setOffline(true)
  await expectExactHint()
})

test.describe('on a host without headers', () => {
  let host: PlainHost
  test.beforeEach(async () => {
    host = await startPlainHost()
  })
  test.afterEach(() => host.close())

  test('a page that nobody has touched becomes isolated by itself, and stays so without a network', async ({
    page,
    context,
  }) => {
    await page.goto(host.address)
    await expect.poll(() => page.evaluate(() => crossOriginIsolated).catch(() => false)).toBe(true)
    await keptOnDevice(page)
    await context.setOffline(true)
    await page.reload()
    await page.locator('.start-go').waitFor()
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
    await page.goto(`${host.address}editor/`)
    await square(page, 'c3').waitFor()
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  })

  test('a page in use goes on as it is and plays without shared memory', async ({ page }) => {
    await remember(page, { level: 3 })
    await page.goto(`${host.address}?${QUICK}`)
    await page.locator('.start-go button').click()
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    await keptOnDevice(page)
    await playAMove(page)
    expect(await page.evaluate(() => ['isFirst' in window, crossOriginIsolated])).toEqual([true, false])
    await page.reload()
    await expectState(page, 'screen', 'play')
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
    await playAMove(page)
  })

  test('a new version asks, reloads no game by itself, and begins when the user wants it', async ({
    page,
    context,
  }) => {
    await remember(page, { level: 3 })
    await page.goto(`${host.address}?${QUICK}`)
    await page.locator('.start-go button').click()
    await keptOnDevice(page)
    const other = await context.newPage()
    await other.goto(`${host.address}?${QUICK}#/`)
    await other.locator('.start-go').waitFor()
    await playAMove(page)
    for (const open of [page, other]) await open.evaluate(() => Object.assign(window, { isFirst: true }))

    host.renew()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const reload = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Reload' })
    await expect(reload).toBeVisible({ timeout: 60_000 })
    await playAMove(page)
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
    await expect(page.locator('meta[name="build"]')).toHaveCount(0)

    await reload.click()
    await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', '2')
    await expectState(page, 'ply', '4')
    await expect(
      other.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Reload' }),
    ).toBeVisible()
    expect(await other.evaluate(() => 'isFirst' in window)).toBe(true)
    await other.getByRole('button', { name: 'Reload' }).click()
    await expect(other.locator('meta[name="build"]')).toHaveAttribute('content', '2')
  })
})
