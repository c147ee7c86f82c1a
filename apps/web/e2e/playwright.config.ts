import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../../../tools/setup/find-browser.mjs'
import { freePort } from './free-port.ts'

// Drives both apps as `npm start` serves them: built, at one address, with the strict headers. `pnpm e2e` builds them
// first. The port and the browser are chosen once and handed on: Playwright reads this file again in every worker.
const port = process.env.E2E_PORT ?? String(await freePort())
const browser = process.env.CHROMIUM_PATH ?? findBrowser()
if (!browser) throw new Error('No Chromium found: `pnpm e2e` installs one.')
process.env.E2E_PORT = port
process.env.CHROMIUM_PATH = browser

const address = `http://localhost:${port}`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Patience is for slow machines: a test waits for what it needs, never for a time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Once more on a machine that is busy with something else; the list names a test that needed it as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: address,
    launchOptions: { executablePath: browser },
    // Only the tests of work without a network have them: elsewhere they would answer in place of the network.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], channel: undefined } }],
  webServer: {
    command: 'node --import tsx ../../../tools/serve/src/main.ts',
    env: { PORT: port },
    url: `${address}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
})
