import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['Three sacrifices', 'three-sacrifices'],
  ['Şahın üç ıslığı', 'sahin-uc-isligi'],
  ['Կոմբինացիա', 'puzzle'],
  ['../../etc/passwd', 'etc-passwd'],
  ['', 'puzzle'],
  ['a'.repeat(99), 'a'.repeat(60)],
])('%s is saved as %s', (title, name) => {
  expect(fileName(title, 'puzzle')).toBe(name)
})
