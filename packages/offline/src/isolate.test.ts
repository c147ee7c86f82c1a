import { describe, expect, test } from 'vitest'
import { isolateUntouched } from './isolate.ts'

const setUp = (isUsed: boolean) => {
  let tries = 0
  let reloads = 0
  const host = {
    isUsed: () => isUsed,
    isFirstTry: () => tries++ === 0,
    reload: () => {
      reloads++
    },
  }
  return { isolate: (isIdle: boolean) => isolateUntouched(() => isIdle, host), reloads: () => reloads }
}

describe('a page that a reload would isolate', () => {
  test('reloads once while nobody has touched it', () => {
    const { isolate, reloads } = setUp(false)
    isolate(true)
    isolate(true)
    expect(reloads()).toBe(1)
  })

  test('stays as it is once somebody uses it', () => {
    const { isolate, reloads } = setUp(true)
    isolate(true)
    expect(reloads()).toBe(0)
  })

  test('stays as it is while something is under way', () => {
    const { isolate, reloads } = setUp(false)
    isolate(false)
    expect(reloads()).toBe(0)
  })
})
