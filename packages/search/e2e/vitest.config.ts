import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../../../tools/setup/find-browser.mjs'

// The real worker in a real browser, on a page that may share memory with it and on one that may not.
const executablePath = findBrowser()

const onPage = (name: string, isIsolated: boolean, headers: Record<string, string>) => ({
  server: { headers },
  test: {
    name,
    include: ['e2e/*.browser.test.ts'],
    testTimeout: 30_000,
    provide: { isIsolated },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: executablePath ? { executablePath } : {} }),
      instances: [{ browser: 'chromium' as const, name: `${name} page` }],
    },
  },
})

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/e2e.json' }]],
    projects: [
      onPage('isolated', true, {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      }),
      onPage('plain', false, {}),
    ],
  },
})
