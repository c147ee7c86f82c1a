import { expect, test } from 'vitest'
import { countTests, sum } from './count-tests.ts'

const vitest = (more: object): string =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: 'passed', assertionResults: [{}] }],
    ...more,
  })

test('a report of Vitest is counted by its tests', () => {
  expect(countTests(vitest({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }))).toEqual({
    counts: { passed: 5, failed: 2, skipped: 2 },
    retried: 0,
  })
})

test('a test file that could not be loaded is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(countTests(vitest({ testResults }))?.counts).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test('a report of Playwright is counted by its tests; a second try is told, a fault outside of tests fails', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countTests(JSON.stringify({ stats, errors: [{}] }))).toEqual({
    counts: { passed: 8, failed: 2, skipped: 2 },
    retried: 1,
  })
})

test.each(['', '{"numPassedTests": 5', '[]', 'null', '{}', '3'])('%s is no report', (text) => {
  expect(countTests(text)).toBeUndefined()
})

test('counts add up', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
  ).toEqual({ passed: 11, failed: 22, skipped: 33 })
})
