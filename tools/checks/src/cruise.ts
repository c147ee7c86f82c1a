import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { filesBelow, ROOT } from './project-files.ts'

/** One import that a rule forbids; `comment` is the rule in words. */
export interface Violation {
  readonly rule: string
  readonly from: string
  readonly to: string
  readonly comment: string
}

/**
 * What the check saw. `unseen` are sources that were not read: a checker without a working TypeScript parser passes
 * over them in silence and finds nothing wrong.
 */
export interface Cruise {
  readonly modules: number
  readonly unseen: readonly string[]
  readonly violations: readonly Violation[]
}

/** Folders that hold sources. */
const FOLDERS = ['packages', 'apps', 'tools'] as const

/**
 * Holds all sources below a folder against the rules of `.dependency-cruiser.mjs`.
 * @param base absolute path of a folder laid out like the project
 */
export const cruiseSources = async (base: string): Promise<Cruise> => {
  const options = await extractOptions(join(ROOT, '.dependency-cruiser.mjs'))
  const present = FOLDERS.filter((folder) => filesBelow(base).some((file) => file.startsWith(`${folder}/`)))
  const { output } = await cruise([...present], { ...options, baseDir: base })
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with a text instead of its result')
  const { ruleSetUsed, violations } = output.summary
  const comments = new Map(ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]))
  return {
    modules: output.modules.length,
    unseen: unseenSources(base, output),
    violations: violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      comment: comments.get(rule.name) ?? '',
    })),
  }
}

const unseenSources = (base: string, { modules }: ICruiseResult): readonly string[] => {
  const seen = new Set(modules.map(({ source }) => source))
  return filesBelow(base).filter(
    (file) =>
      /^(packages|apps|tools)\/.*\.(ts|tsx)$/.test(file) && !/\/fixtures\//.test(file) && !seen.has(file),
  )
}
