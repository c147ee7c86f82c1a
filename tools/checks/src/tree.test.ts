import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, packageFolders, ROOT } from './project-files.ts'

const files = filesBelow(ROOT)
const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\/fixtures\//.test(file))
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

test('no file is named after nothing in particular', () => {
  const vague = /(^|\/)(utils?|helpers?|common|misc|shared|types?)\.(ts|tsx|mjs)$/
  expect(sources.filter((file) => vague.test(file))).toEqual([])
})

test('no source is longer than 500 lines, hot code and languages excepted', () => {
  const long = sources.filter((file) => {
    if (/^packages\/i18n\/src\/[a-z]{2,3}\.ts$/.test(file)) return false
    const lines = read(file).split('\n')
    return lines.length > 501 && !lines.slice(0, 5).some((line) => line.includes('HOT'))
  })
  expect(long).toEqual([])
})

test('nothing in the project names a place of one machine', () => {
  const folders = ['home', 'Users', 'root', 'tmp', 'work', 'mnt'].join('|')
  const place = new RegExp(String.raw`(?:^|["'\`\s(=])/(?:${folders})/\w`, 'm')
  const texts = files.filter((file) =>
    /\.(css|html|json|jsonl|md|mjs|pdn|svg|ts|tsx|tsv|txt|ya?ml)$/.test(file),
  )
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((file) => place.test(read(file)))).toEqual([])
})

test('shared code never asks which game it is', () => {
  const shared = sources.filter((file) => /^packages\/(engine|search|board|share|ui)\/src\//.test(file))
  const asks = /(?:[!=]==\s*|case\s+)'(?:tama|dama)(?:-[a-z]+)?'/
  expect(shared.filter((file) => !/\.test\.tsx?$/.test(file) && asks.test(read(file)))).toEqual([])
})

test('the board knows squares and moves, never rulesets', () => {
  const board = sources.filter(
    (file) => file.startsWith('packages/board/src/') && !/\.test\.ts$|\/testing\//.test(file),
  )
  expect(board.length).toBeGreaterThan(5)
  expect(board.filter((file) => /\bRuleset\b|\bPRESETS\b/.test(read(file)))).toEqual([])
})

test('the type check covers every package', () => {
  const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] }
  const checked = references.map(({ path }) => path)
  expect(packageFolders().filter((folder) => !checked.includes(folder))).toEqual([])
})

test('every package is tested with everything else', () => {
  const untested = packageFolders().filter((folder) => {
    const { scripts } = JSON.parse(read(`${folder}/package.json`)) as { scripts?: Record<string, string> }
    return !scripts?.test?.startsWith('vitest run')
  })
  expect(untested).toEqual([])
})

test('slow tests are run by a script of their package', () => {
  const slow = sources.filter((file) => file.endsWith('.slow.test.ts'))
  const owners = packageFolders().filter((folder) => slow.some((file) => file.startsWith(`${folder}/`)))
  const forgotten = owners.filter((folder) => !read(`${folder}/package.json`).includes('"test:slow"'))
  expect(forgotten).toEqual([])
})

test('every tool says in a README what its command does', () => {
  const tools = packageFolders().filter((folder) => folder.startsWith('tools/'))
  expect(tools.filter((folder) => !existsSync(join(ROOT, folder, 'README.md')))).toEqual([])
})
