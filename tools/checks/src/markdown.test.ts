import { expect, test } from 'vitest'
import { linkedPaths, namedPaths, tableUnder } from './markdown.ts'

test('paths between backticks are found, other code is not', () => {
  const text =
    'See `packages/engine/`, `turbo.json` and `.ci/run`; not `1/2-1/2`, `legalMoves`, `npm start`, `/editor/`, `a < b/c`.'
  expect(namedPaths(text)).toEqual(['packages/engine', 'turbo.json', '.ci/run'])
})

test('code blocks are examples, not promises', () => {
  expect(namedPaths('```\n`some/path`\n```\nand `other/path`')).toEqual(['other/path'])
})

test('links to files are found without their anchors, links to the world are not', () => {
  const text =
    '[rules](docs/rules.md#captures) ![play](docs/play.png) [web](https://example.org) [here](#top)'
  expect(linkedPaths(text)).toEqual(['docs/rules.md', 'docs/play.png'])
})

test('a table is found by its heading, to the next heading', () => {
  const text = '# A\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n## B\n\nwords\n\n| z |\n|---|\n| 3 |\n| 4 |\n'
  expect(tableUnder(text, 'A')).toEqual([['1', '2']])
  expect(tableUnder(text, 'B')).toEqual([['3'], ['4']])
  expect(tableUnder(text, 'C')).toEqual([])
})
