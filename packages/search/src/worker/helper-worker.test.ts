import { expect, test } from 'vitest'
import { threadsOfDevice } from './helper-worker.ts'

test('one processor is left to the page, and no more than four threads search', () => {
  expect([1, 2, 3, 4, 5, 8, 64].map(threadsOfDevice)).toEqual([1, 1, 2, 3, 4, 4, 4])
})
