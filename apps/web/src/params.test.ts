import { expect, test } from 'vitest'
import { parseParams } from './params.ts'

test('wishes in the address are read one by one', () => {
  expect(parseParams('?renderer=canvas&speed=off&seed=12')).toEqual({
    renderer: 'canvas',
    speed: 'off',
    seed: 12,
  })
})

test('what is missing or unknown is left to the settings', () => {
  const nothing = { renderer: undefined, speed: undefined, seed: undefined }
  expect(parseParams('')).toEqual(nothing)
  expect(parseParams('?renderer=webgpu&speed=warp&seed=-1')).toEqual(nothing)
})
