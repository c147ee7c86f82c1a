import { expect, test } from 'vitest'
import { parsePort } from './port.ts'

test.each([
  [undefined, 4173],
  ['', 4173],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65_535],
])('PORT=%s is port %i', (text, port) => {
  expect(parsePort(text)).toBe(port)
})

test.each(['65536', '-1', '80.5', '0x50', 'web', ' 80', '1e3'])('PORT=%s is no port', (text) => {
  expect(parsePort(text)).toBeUndefined()
})
