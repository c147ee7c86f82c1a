import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../../tools/setup/find-browser.mjs'

const executablePath = findBrowser()

// Pure tests run in Node like everywhere; `*.browser.test.ts` need a real page, its layout and its canvases.
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{src,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
          isolate: false,
          pool: 'threads',
        },
      },
      {
        extends: true,
        optimizeDeps: { include: ['pixi.js', 'pixi.js/unsafe-eval'] },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.ts'],
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: executablePath ? { executablePath } : {},
              contextOptions: { reducedMotion: 'no-preference' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 700, height: 760 } }],
            api: { port: 4330 },
          },
        },
      },
    ],
  },
})
