import { type Counts, countTests, NO_TESTS, sum } from './count-tests.ts'
import type { Task } from './turbo-run.ts'

/** The tasks that run tests, and the report each leaves in the folder of its package. */
export const REPORTS: Readonly<Record<string, string>> = {
  test: 'test-results/unit.json',
  'test:slow': 'test-results/slow.json',
  e2e: 'test-results/e2e.json',
  'e2e:slow': 'test-results/e2e-slow.json',
}

/** One line of the closing table. */
export interface Line {
  readonly task: string
  readonly counts: Counts
  /** What the counts do not tell, for example that a report is missing. */
  readonly remark: string
}

/**
 * Counts a whole run. A task that runs tests counts by the tests in its report, and a failure that the report does not
 * show counts as one more; any other task is one check.
 * @param readReport the text of a report, undefined where there is no such file
 */
export const tally = (
  tasks: readonly Task[],
  readReport: (folder: string, file: string) => string | undefined,
): readonly Line[] =>
  tasks.map((task) => {
    const file = REPORTS[task.name]
    if (task.ending === 'not-run') return line(task, { ...NO_TESTS, skipped: 1 }, 'not run')
    if (file === undefined) return line(task, task.ending === 'passed' ? ONE_PASSED : ONE_FAILED, '')
    const text = readReport(task.folder, file)
    const counted = text === undefined ? undefined : countTests(text)
    if (counted === undefined) return line(task, ONE_FAILED, `no readable ${file}`)
    const { counts, retried } = counted
    if (task.ending === 'failed' && counts.failed === 0)
      return line(task, sum([counts, ONE_FAILED]), 'failed outside of its tests')
    if (retried > 0) return line(task, counts, `${retried} only at a second try`)
    return line(task, counts, counts.passed + counts.failed === 0 ? 'no test at all' : '')
  })

const ONE_PASSED: Counts = { ...NO_TESTS, passed: 1 }
const ONE_FAILED: Counts = { ...NO_TESTS, failed: 1 }

const line = (task: Task, counts: Counts, remark: string): Line => ({ task: task.id, counts, remark })

/** The line that closes every run of the tests. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** The table before it: one line a task, failures marked. */
export const table = (lines: readonly Line[]): string => {
  const width = Math.max(0, ...lines.map(({ task }) => task.length))
  return lines
    .map(({ task, counts, remark }) => {
      const { passed, failed, skipped } = counts
      const mark = failed > 0 ? 'FAILED' : skipped > 0 ? 'skipped' : ''
      return `${task.padEnd(width)} ${String(passed).padStart(6)} ${[mark, remark].filter(Boolean).join(': ')}`.trimEnd()
    })
    .join('\n')
}
