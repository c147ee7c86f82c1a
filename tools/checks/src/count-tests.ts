/** How many tests ended how. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 }

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (total, next) => ({
      passed: total.passed + next.passed,
      failed: total.failed + next.failed,
      skipped: total.skipped + next.skipped,
    }),
    NO_TESTS,
  )

/** The part of Vitest's JSON report that counts. A file that could not be loaded is a failed suite without tests. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/**
 * The part of Playwright's JSON report that counts. `flaky` passed at a second try; `errors` are faults outside of any
 * test.
 */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
}

/** What one report tells; `retried` are tests that passed only at a second try, counted as passed. */
export interface Counted {
  readonly counts: Counts
  readonly retried: number
}

/**
 * Counts the tests of one report.
 * @param text a JSON report of Vitest or of Playwright
 * @returns undefined when it is neither, or cut off
 */
export const countTests = (text: string): Counted | undefined => {
  const report = parse(text)
  if (isVitest(report)) {
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    const counts = {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
    }
    return { counts, retried: 0 }
  }
  if (isPlaywright(report)) {
    const { expected, unexpected, flaky, skipped } = report.stats
    const counts = { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
    return { counts, retried: flaky }
  }
  return undefined
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isVitest = (report: unknown): report is VitestReport =>
  typeof report === 'object' && report !== null && 'numPassedTests' in report && 'testResults' in report

const isPlaywright = (report: unknown): report is PlaywrightReport =>
  typeof report === 'object' && report !== null && 'stats' in report && 'errors' in report
