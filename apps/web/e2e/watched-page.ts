import { test as base, expect } from '@playwright/test'

export { expect }

/** What every browser test can ask for beyond Playwright's own fixtures. */
interface Watched {
  /**
   * Errors that the page reported so far: exceptions, error messages of the console, and whatever the Content Security
   * Policy refused. A test fails when any is left at its end; one that provokes an error takes it out of the list.
   */
  readonly faults: string[]
}

/** Playwright's `test` with a page that must not complain. All browser tests use this one. */
export const test = base.extend<Watched>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      await use(faults)
      expect(faults, 'errors that the page reported').toEqual([])
    },
    { auto: true },
  ],
})
