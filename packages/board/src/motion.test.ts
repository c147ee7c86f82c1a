import { expect, test } from 'vitest'
import { MOTIONS, motionFor } from './motion.ts'

test('off has no times at all, delays included', () => {
  expect(Object.values(MOTIONS.off).every((ms) => ms === 0)).toBe(true)
})

test('fast is twice as fast and slow half as fast in every time', () => {
  for (const [name, ms] of Object.entries(MOTIONS.normal)) {
    expect(MOTIONS.fast[name as keyof typeof MOTIONS.fast]).toBe(ms / 2)
    expect(MOTIONS.slow[name as keyof typeof MOTIONS.slow]).toBe(ms * 2)
  }
})

test('who asked for reduced motion gets none at any speed', () => {
  for (const speed of ['off', 'fast', 'normal', 'slow'] as const)
    expect(motionFor(speed, true)).toBe(MOTIONS.off)
  expect(motionFor('slow', false)).toBe(MOTIONS.slow)
})
