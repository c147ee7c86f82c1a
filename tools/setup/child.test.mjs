import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runChild } from './child.mjs'

const node = (/** @type {string} */ program) =>
  runChild(process.execPath, ['-e', program], { stdio: 'ignore' })

test('the exit code of the child comes back', async () => {
  expect(await node('process.exit(0)')).toBe(0)
  expect(await node('process.exit(3)')).toBe(3)
})

test('a child ended by a signal is a failure: 128 and the number of the signal', async () => {
  expect(await node('process.kill(process.pid, "SIGKILL")')).toBe(137)
})

test('a program that is not there is exit code 127', async () => {
  expect(await runChild('no-such-program-anywhere', [], { stdio: 'ignore' })).toBe(127)
})

test('termination is passed on to the child', async () => {
  const ended = node('setTimeout(() => {}, 60000)')
  await sleep(300)
  process.emit('SIGTERM')
  expect(await ended).toBe(143)
})
