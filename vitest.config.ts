import { defineConfig } from 'vitest/config'

// One config for every package: vitest looks upwards from the package it is started in.
// Tests are pure, so files share a thread and its modules; `*.slow.test.ts` belong to `pnpm verify:slow`.
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**', '**/e2e/**', '**/*.slow.test.ts'],
    isolate: false,
    pool: 'threads',
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
