import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How one task of a run ended; `not-run` when something that it needs had failed. */
export type Ending = 'passed' | 'failed' | 'not-run'

/** One task of a run of turbo: `id` as in `@tama/engine#test`, `folder` of its package from the project's root. */
export interface Task {
  readonly id: string
  readonly name: string
  readonly folder: string
  readonly ending: Ending
}

/** The part of turbo's run summary (`--summarize`) that is read here. */
interface RunSummary {
  readonly tasks: readonly {
    readonly taskId: string
    readonly task: string
    readonly directory: string
    readonly command: string
    readonly execution?: { readonly exitCode?: number | null }
    readonly cache: { readonly status: string }
  }[]
}

/** Tasks without a command only order the others. */
const NO_COMMAND = '<NONEXISTENT>'

/**
 * Reads the tasks of a run from turbo's summary of it.
 * @param text the summary file
 */
export const readTasks = (text: string): readonly Task[] => {
  const { tasks } = JSON.parse(text) as RunSummary
  return tasks
    .filter(({ command }) => command !== NO_COMMAND)
    .map(({ taskId, task, directory, execution, cache }) => ({
      id: taskId,
      name: task,
      folder: directory,
      ending: endingOf(execution?.exitCode, cache.status),
    }))
}

const endingOf = (exitCode: number | null | undefined, cache: string): Ending => {
  if (cache === 'HIT' || exitCode === 0) return 'passed'
  return exitCode === undefined || exitCode === null ? 'not-run' : 'failed'
}

/**
 * The summary that turbo wrote last.
 * @param root the project's folder
 * @returns its text; undefined when there is none, that is when turbo did not even start
 */
export const newestSummary = (root: string): string | undefined => {
  const folder = join(root, '.turbo', 'runs')
  const newest = existsSync(folder) ? readdirSync(folder).sort().at(-1) : undefined
  return newest === undefined ? undefined : readFileSync(join(folder, newest), 'utf8')
}
