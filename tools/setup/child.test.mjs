import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
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

test('termination reaches the child and what the child has started', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'child-')), 'heartbeat')
  const grandchild = `setInterval(() => require('fs').appendFileSync(${JSON.stringify(file)}, '.'), 20)`
  const child = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(grandchild)}])`
  const ended = node(child)
  await vi.waitUntil(() => beats(file) > 0, { timeout: 20_000 })
  process.emit('SIGTERM', 'SIGTERM')
  expect(await ended).toBe(143)
  await sleep(100)
  const last = beats(file)
  await sleep(200)
  expect(beats(file)).toBe(last)
})

const beats = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
