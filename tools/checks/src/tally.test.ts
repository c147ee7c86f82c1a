import { expect, test } from 'vitest'
import { closingLine, table, tally } from './tally.ts'
import { type Ending, readTasks, type Task } from './turbo-run.ts'

const task = (name: string, ending: Ending): Task => ({
  id: `@tama/x#${name}`,
  name,
  folder: 'packages/x',
  ending,
})

const report = (passed: number, failed = 0): string =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  })

const countsOf = (one: Task, text: string | undefined) => tally([one], () => text)[0]?.counts

test('a check is one, passed or failed', () => {
  expect(countsOf(task('lint', 'passed'), undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countsOf(task('lint', 'failed'), undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('tests count by their report', () => {
  expect(countsOf(task('test', 'passed'), report(40))).toEqual({ passed: 40, failed: 0, skipped: 0 })
  expect(countsOf(task('test', 'failed'), report(39, 1))).toEqual({ passed: 39, failed: 1, skipped: 0 })
})

test('a failure outside of the tests is not lost', () => {
  expect(countsOf(task('e2e', 'failed'), report(40))).toEqual({ passed: 40, failed: 1, skipped: 0 })
})

test('a missing or broken report is a failure, even where the task says that it passed', () => {
  expect(countsOf(task('test', 'passed'), undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countsOf(task('test', 'passed'), '{"numPas')).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a test that passed only at a second try is passed, and told', () => {
  const flaky = { stats: { expected: 9, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] }
  const lines = tally([task('e2e', 'passed')], () => JSON.stringify(flaky))
  expect(table(lines)).toBe('@tama/x#e2e     10 1 only at a second try')
})

test('what was not run counts as skipped', () => {
  expect(countsOf(task('e2e', 'not-run'), undefined)).toEqual({ passed: 0, failed: 0, skipped: 1 })
})

test('the closing line has the three numbers and nothing else', () => {
  expect(closingLine({ passed: 812, failed: 0, skipped: 1 })).toBe('812 passed, 0 failed, 1 skipped')
})

test('the table marks what failed', () => {
  const lines = tally([task('lint', 'failed'), task('test', 'passed')], () => report(12))
  expect(table(lines)).toBe('@tama/x#lint      0 FAILED\n@tama/x#test     12')
})

test('tasks are read from the summary of a run, cached ones as passed, those without a command not at all', () => {
  const entry = (name: string, more: object) => ({
    taskId: `a#${name}`,
    task: name,
    directory: 'packages/a',
    command: 'run it',
    cache: { status: 'MISS' },
    ...more,
  })
  const summary = {
    tasks: [
      entry('topo', { command: '<NONEXISTENT>' }),
      entry('lint', { cache: { status: 'HIT' } }),
      entry('test', { execution: { exitCode: 0 } }),
      entry('build', { execution: { exitCode: 2 } }),
      entry('e2e', {}),
    ],
  }
  expect(readTasks(JSON.stringify(summary)).map(({ name, ending }) => [name, ending])).toEqual([
    ['lint', 'passed'],
    ['test', 'passed'],
    ['build', 'failed'],
    ['e2e', 'not-run'],
  ])
})
