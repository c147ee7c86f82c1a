import { expect, test } from 'vitest'
import { encodeGif, type GifFrame } from './gif-frames.ts'

const SIZE = 8
const painted = (...colours: readonly (readonly [number, number, number])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    Array.from({ length: SIZE * SIZE }, (_, pixel) => {
      const colour = colours[pixel % colours.length] ?? [0, 0, 0]
      return [...colour, 255]
    }).flat(),
  )

const RED = [200, 0, 0] as const
const BLUE = [0, 0, 200] as const

/** Where each graphics control of a file begins. */
const controls = (bytes: Uint8Array): readonly number[] =>
  [...bytes.keys()].filter((at) => bytes[at] === 0x21 && bytes[at + 1] === 0xf9 && bytes[at + 2] === 4)

const encoded = (frames: readonly GifFrame[]): Uint8Array =>
  encodeGif(
    SIZE,
    SIZE,
    frames.map(({ pixels }) => pixels),
    frames,
  )

test('a film is a GIF of its size that begins again for ever, each frame with its time', () => {
  const bytes = encoded([
    { pixels: painted(RED, BLUE), delayMs: 1500 },
    { pixels: painted(BLUE, RED), delayMs: 60 },
  ])
  const text = Buffer.from(bytes).toString('latin1')
  expect(text.slice(0, 6)).toBe('GIF89a')
  expect([bytes[6], bytes[8]]).toEqual([SIZE, SIZE])
  expect(text).toContain('NETSCAPE2.0\x03\x01\x00\x00')
  expect(controls(bytes).map((at) => (bytes[at + 4] ?? 0) + 256 * (bytes[at + 5] ?? 0))).toEqual([150, 6])
  expect(bytes.at(-1)).toBe(0x3b)
})

test('a frame like the one before costs almost nothing', () => {
  const noise = Uint8ClampedArray.from({ length: SIZE * SIZE * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 7919) % 256,
  )
  const [one, two] = [1, 2].map(
    (count) => encoded(Array.from({ length: count }, () => ({ pixels: noise, delayMs: 100 }))).length,
  ) as [number, number]
  expect(two - one).toBeLessThan(60)
})
