import { expect, test } from 'vitest'
import { isolateUntouched } from './isolate.ts'

const setUp = (isUntouched: boolean) => {
  let tries = 0
  let reloads = 0
  const host = {
    isFirstTry: () => tries++ === 0,
    reload: () => {
      reloads++
    },
  }
  return { isolate: () => isolateUntouched(() => isUntouched, host), reloads: () => reloads }
}

test('a page that a reload would isolate reloads once while nobody has touched it', () => {
  const { isolate, reloads } = setUp(true)
  isolate()
  isolate()
  expect(reloads()).toBe(1)
})

test('a page in use stays as it is', () => {
  const { isolate, reloads } = setUp(false)
  isolate()
  expect(reloads()).toBe(0)
})
