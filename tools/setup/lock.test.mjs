import { existsSync, mkdirSync, mkdtempSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from './lock.mjs'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'deep', 'lock')

test('two at once work one after the other', async () => {
  const folder = newFolder()
  const log = /** @type {string[]} */ ([])
  const work = (/** @type {string} */ name) =>
    withLock(folder, async () => {
      log.push(`${name} begins`)
      await new Promise((done) => setTimeout(done, 20))
      log.push(`${name} ends`)
    })
  await Promise.all([work('first'), work('second')])
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('the lock is free again after a failure', async () => {
  const folder = newFolder()
  await expect(withLock(folder, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(existsSync(folder)).toBe(false)
})

test('a lock left behind long ago does not block for ever', async () => {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  utimesSync(folder, new Date(0), new Date(0))
  expect(await withLock(folder, async () => 'done')).toBe('done')
})
