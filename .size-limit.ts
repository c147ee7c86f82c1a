import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Bundle, readBundle } from './tools/checks/src/bundle.ts'

// Budgets for the scripts of the built apps, compressed as a server sends them. Held by `pnpm size`.
const BUDGETS: Readonly<Record<keyof Bundle, string>> = {
  firstScreen: '60 kB',
  game: '32 kB',
  pixi: '165 kB',
  workers: '45 kB',
  languages: '12 kB',
  weights: '400 kB',
  later: '30 kB',
}

/** These count as a whole; of the others each file has the budget for itself. */
const WHOLE: readonly (keyof Bundle)[] = ['firstScreen', 'pixi']

/** A language is a file of `packages/i18n/src` named by its code. */
const LANGUAGES = readdirSync('packages/i18n/src').flatMap(
  (file) => /^([a-z]{2,3})\.ts$/.exec(file)?.[1] ?? [],
)

const checksOf = (app: string) => {
  const folder = join('apps', app, 'dist')
  const bundle = readBundle(folder, LANGUAGES)
  return (Object.keys(BUDGETS) as (keyof Bundle)[]).flatMap((group) => {
    const files = bundle[group].map((file) => join(folder, file))
    const sets = WHOLE.includes(group) ? [files] : files.map((file) => [file])
    return sets
      .filter((path) => path.length > 0)
      .map((path) => ({
        name: `${app}: ${group}${WHOLE.includes(group) ? '' : ` ${path[0]}`}`,
        path,
        limit: BUDGETS[group],
        gzip: true,
      }))
  })
}

export default [...checksOf('web'), ...checksOf('puzzle-editor')]
