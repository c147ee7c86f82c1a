import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fingerprint, holds } from './stamp.mjs'

const folder = mkdtempSync(join(tmpdir(), 'stamp-'))
const lock = join(folder, 'lock')
const stamp = join(folder, 'stamp')

test('the fingerprint follows the contents, and an absent file differs from a filled one', () => {
  const absent = fingerprint([lock])
  writeFileSync(lock, 'one')
  const one = fingerprint([lock])
  writeFileSync(lock, 'two')
  const two = fingerprint([lock])
  expect(new Set([absent, one, two]).size).toBe(3)
  writeFileSync(lock, 'one')
  expect(fingerprint([lock])).toBe(one)
})

test('only the very same text counts as installed', () => {
  expect(holds(stamp, 'abc')).toBe(false)
  writeFileSync(stamp, 'abc')
  expect(holds(stamp, 'abc')).toBe(true)
  expect(holds(stamp, 'abd')).toBe(false)
})
