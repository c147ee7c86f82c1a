import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { linkedPaths, namedPaths, tableUnder } from './markdown.ts'
import { filesBelow, packageFolders, ROOT } from './project-files.ts'

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const documents = filesBelow(ROOT).filter((file) => file.endsWith('.md') && !/\/fixtures\//.test(file))

/** Decisions are never rewritten: a path in them may be gone. */
const living = documents.filter((file) => !file.startsWith('docs/adr/'))

/** A path counts from the root, from the document or from the sources beside it. */
const exists = (path: string, document: string): boolean =>
  ['', dirname(document), `${dirname(document)}/src`].some((from) => existsSync(join(ROOT, from, path)))

/** A bare file name is a promise only in the documents of the root; elsewhere it may be one to come. */
const promised = (document: string): readonly string[] =>
  namedPaths(read(document)).filter((path) => path.includes('/') || !document.includes('/'))

test.each(living)('every path named in %s exists', (document) => {
  expect(promised(document).filter((path) => !exists(path, document))).toEqual([])
})

test.each(documents)('every link in %s leads somewhere', (document) => {
  const broken = linkedPaths(read(document)).filter(
    (path) => !existsSync(join(ROOT, dirname(document), decodeURI(path))),
  )
  expect(broken).toEqual([])
})

test('the README names only scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = read('README.md').matchAll(/(?:^|`)(?:pnpm|npm)(?: run)?(?: -s)? ([a-z][a-z0-9:]*)/gm)
  const named = [...commands].map((match) => match[1] ?? '')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

interface Manifest {
  readonly name: string
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
}

const manifestOf = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`)) as Manifest

const ours = (dependencies: Record<string, string> = {}): readonly string[] =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith('@tama/'))
    .map((name) => name.replace('@tama/', ''))

const inWords = (names: readonly string[]): string =>
  names.length === 0 ? '–' : [...names].sort().join(', ')

test('the arrows in ARCHITECTURE.md are those of the package.json files', () => {
  const drawn = tableUnder(read('ARCHITECTURE.md'), 'Arrows').map(([folder, ...cells]) => [
    folder?.replaceAll('`', ''),
    ...cells,
  ])
  const actual = packageFolders().map((folder) => {
    const { dependencies = {}, devDependencies } = manifestOf(folder)
    const libraries = Object.keys(dependencies).filter((name) => !name.startsWith('@tama/'))
    return [folder, inWords(ours(dependencies)), inWords(ours(devDependencies)), inWords(libraries)]
  })
  const sorted = (rows: readonly (readonly (string | undefined)[])[]) =>
    rows.map((row) => row.join(' | ')).sort()
  expect(sorted(drawn)).toEqual(sorted(actual))
})

test('decisions have a number, each its own, and carry it in their heading', () => {
  const decisions = filesBelow(ROOT, 'docs/adr').filter((file) => file.endsWith('.md'))
  const numbers = decisions.map((file) => /^docs\/adr\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1])
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(decisions.length)
  for (const [index, file] of decisions.entries())
    expect(read(file)).toMatch(new RegExp(`^# ${numbers[index]}\\b`))
})
