import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sum } from './count-tests.ts'
import { packageFolders, ROOT } from './project-files.ts'
import { closingLine, REPORTS, table, tally } from './tally.ts'
import { newestSummary, readTasks } from './turbo-run.ts'

const EVERYTHING = ['lint', 'arch', 'unused', 'typecheck', 'test', 'build', 'size', 'e2e']
const SLOW = ['test:slow', 'e2e:slow']

/** Two at a time: more and the browser tests of one task starve the workers of another. */
const OPTIONS = [
  '--concurrency=2',
  '--output-logs=new-only',
  '--log-order=grouped',
  '--continue=dependencies-successful',
  '--summarize',
]

/** A report or summary of an earlier run must not pass for one of this run. */
const forget = (): void => {
  rmSync(join(ROOT, '.turbo', 'runs'), { recursive: true, force: true })
  for (const folder of packageFolders())
    for (const report of Object.values(REPORTS)) rmSync(join(ROOT, folder, report), { force: true })
}

const readReport = (folder: string, file: string): string | undefined => {
  const path = join(ROOT, folder, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

const main = (args: readonly string[]): void => {
  const [first, ...rest] = args
  const slow = first === 'slow'
  const wanted = slow ? SLOW : EVERYTHING
  forget()
  const turbo = spawnSync('turbo', ['run', ...wanted, ...OPTIONS, ...(slow ? rest : args)], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  const summary = newestSummary(ROOT)
  const lines = tally(summary === undefined ? [] : readTasks(summary), readReport)
  const total = sum(lines.map(({ counts }) => counts))
  const unexplained = turbo.status !== 0 && total.failed === 0 ? 1 : 0
  process.stdout.write(
    `\n${table(lines)}\n\n${closingLine({ ...total, failed: total.failed + unexplained })}\n`,
  )
  process.exitCode = total.failed + unexplained > 0 ? 1 : 0
}

main(process.argv.slice(2))
