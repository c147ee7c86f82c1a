import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

// What the usual run does in two looks, in every language, light and dark. Workers inherit the variable.
process.env.E2E_WHOLE = '1'

export default defineConfig({
  ...usual,
  testMatch: '*accessible.spec.ts',
  grep: /axe/,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e-slow.json' }]],
})
