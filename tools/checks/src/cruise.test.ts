import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cruiseSources } from './cruise.ts'

const SEEDED = fileURLToPath(new URL('../fixtures/seeded', import.meta.url))

const { modules, unseen, violations } = await cruiseSources(SEEDED)

const found = (rule: string): readonly string[] =>
  violations.filter((violation) => violation.rule === rule).map(({ from, to }) => `${from} → ${to}`)

test('all sources of the planted project are read, types included', () => {
  expect(unseen).toEqual([])
  expect(modules).toBeGreaterThan(15)
})

test.each([
  ['arrows-of-engine', ['packages/engine/src/upward.ts → packages/search/src/index.ts']],
  ['arrows-of-board', ['packages/board/src/sideways.ts → packages/search/src/index.ts']],
  ['types-for-i18n', ['packages/i18n/src/runs.ts → packages/engine/src/index.ts']],
  ['home-of-pixi.js', ['packages/board/src/draws.ts → pixi.js']],
  ['no-cycles', ['packages/engine/src/one.ts → packages/engine/src/two.ts']],
  ['pure-packages-know-no-machine', ['packages/engine/src/reads-files.ts → fs']],
  ['tests-are-not-used', ['apps/web/src/uses-a-test.ts → apps/web/src/main.test.ts']],
  [
    'apps-and-tools-stand-alone',
    ['apps/web/src/main.ts → apps/puzzle-editor/src/main.ts', 'tools/cli/src/main.ts → apps/web/src/main.ts'],
  ],
])('%s finds what was planted and nothing else', (rule, imports) => {
  expect(found(rule)).toEqual(imports)
})

test('a path into another package is found, also for types', () => {
  expect(found('by-name-across-packages')).toEqual(
    expect.arrayContaining([
      'packages/search/src/by-path.ts → packages/engine/src/index.ts',
      'packages/board/src/sideways.ts → packages/search/src/index.ts',
    ]),
  )
})

test('an import that leads nowhere is found', () => {
  expect(found('imports-exist')).toContain('packages/search/src/lost.ts → ./gone.ts')
})

test('every violation is explained', () => {
  expect(violations.filter(({ comment }) => comment === '')).toEqual([])
})
