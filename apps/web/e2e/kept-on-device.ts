import { expect, type Page } from '@playwright/test'

/** Waits until both apps are kept on the device. */
export const keptOnDevice = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registrations = await navigator.serviceWorker.getRegistrations()
          return registrations.filter(({ active }) => active?.state === 'activated').length
        }),
      { timeout: 60_000 },
    )
    .toBe(2)
