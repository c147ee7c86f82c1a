import { readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/** Folders that hold what was made or installed, never what was written. */
const MADE = new Set([
  '.cache',
  '.git',
  '.turbo',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
])

/**
 * Every written file below a folder.
 * @param base absolute path
 * @param folder from there; empty for all of it
 * @returns paths from `base`, with forward slashes, sorted
 */
export const filesBelow = (base: string, folder = ''): readonly string[] =>
  readdirSync(join(base, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isFile()) return [path]
      return entry.isDirectory() && !MADE.has(entry.name) ? filesBelow(base, path) : []
    })
    .sort()

/** The folders of all packages, apps and tools that have a `package.json`, from the project's root. */
export const packageFolders = (): readonly string[] =>
  filesBelow(ROOT)
    .map((file) => /^((?:packages|apps|tools)\/[^/]+)\/package\.json$/.exec(file)?.[1])
    .filter((folder) => folder !== undefined)
