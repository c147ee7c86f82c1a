import { defineConfig } from 'vitest/config'

// Deep counts and long random runs: `vitest run --config ../../vitest.slow.config.ts` in a package.
export default defineConfig({
  test: {
    include: ['**/*.slow.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    isolate: false,
    pool: 'threads',
    testTimeout: 30 * 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/slow.json' }]],
  },
})
