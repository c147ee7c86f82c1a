import { describe, expect, test } from 'vitest'
import { createIsolator } from './isolate.ts'

const setUp = (isIdle = true) => {
  let use = (): void => {}
  let tries = 0
  let reloads = 0
  const isolate = createIsolator(() => isIdle, {
    onUse: (hear) => {
      use = hear
    },
    isFirstTry: () => tries++ === 0,
    reload: () => {
      reloads++
    },
  })
  return { isolate, use: () => use(), reloads: () => reloads }
}

describe('a page that a reload would isolate', () => {
  test('reloads once while nobody has touched it', () => {
    const { isolate, reloads } = setUp()
    isolate()
    isolate()
    expect(reloads()).toBe(1)
  })

  test('stays as it is once somebody uses it', () => {
    const { isolate, use, reloads } = setUp()
    use()
    isolate()
    expect(reloads()).toBe(0)
  })

  test('stays as it is while something is under way', () => {
    const { isolate, reloads } = setUp(false)
    isolate()
    expect(reloads()).toBe(0)
  })
})
