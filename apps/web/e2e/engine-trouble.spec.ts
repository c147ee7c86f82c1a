import type { Page } from '@playwright/test'
import { expectState, remember, square, startGame } from './table.ts'
import { expect, test } from './watched-page.ts'

const firstMove = async (page: Page): Promise<void> => {
  await square(page, 'd3').click()
  await square(page, 'd4').click()
}

const trouble = (page: Page) => page.locator('[data-card="trouble"]')

/** Keeps every worker that the page makes, so that a test can kill one. */
const keepWorkers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const workers: Worker[] = []
    Object.assign(window, { workers })
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        workers.push(this)
      }
    }
  })

test('a worker that is killed while it thinks is replaced and the game goes on', async ({ page }) => {
  await keepWorkers(page)
  await remember(page, { level: 10 })
  await startGame(page)
  await firstMove(page)
  await expectState(page, 'thinking', 'yes')
  await page.evaluate(() => {
    const { workers } = window as unknown as { readonly workers: readonly Worker[] }
    for (const worker of workers) worker.terminate()
  })
  await expectState(page, 'ply', '2', 30_000)
})

test('workers that never answer: within ten seconds there are ways on', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(): void {}
    }
  })
  await remember(page, { level: 1 })
  await startGame(page)
  await firstMove(page)
  await expect(trouble(page)).toBeVisible({ timeout: 10_000 })
  await expect(trouble(page).getByRole('button')).toHaveCount(4)
  await trouble(page).getByRole('button', { name: 'Play on as two players' }).click()
  await square(page, 'd6').click()
  await square(page, 'd5').click()
  await expectState(page, 'ply', '2')
})

test('workers that fail at once: the game offers to try again and takes back', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        setTimeout(() => this.dispatchEvent(new ErrorEvent('error')), 50)
      }
      override postMessage(): void {}
    }
  })
  await remember(page, { level: 1 })
  await startGame(page)
  await firstMove(page)
  await expect(trouble(page)).toContainText('did not answer', { timeout: 10_000 })
  await trouble(page).getByRole('button', { name: 'Take back' }).click()
  await expectState(page, 'ply', '0')
  await expect(trouble(page)).toBeHidden()
})

test('a browser without workers says so and two people can play', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker')
  })
  await remember(page, { level: 1 })
  await startGame(page)
  await firstMove(page)
  await expect(trouble(page)).toContainText('cannot run the computer opponent', { timeout: 10_000 })
  await trouble(page).getByRole('button', { name: 'Play on as two players' }).click()
  await square(page, 'e6').click()
  await square(page, 'e5').click()
  await expectState(page, 'ply', '2')
})
