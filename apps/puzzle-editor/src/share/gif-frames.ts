import { applyPalette, GIFEncoder, quantize } from 'gifenc'

/** Pixels of one frame, four bytes each. */
export interface GifFrame {
  readonly pixels: Uint8ClampedArray
  readonly delayMs: number
}

/** One colour is left for what has not changed. */
const COLOURS = 255

/**
 * Writes frames of one size as a GIF that begins again for ever. All frames share the colours of `samples`; of each frame
 * after the first only the pixels are drawn that have changed, which makes the file many times smaller.
 */
export const encodeGif = (
  width: number,
  height: number,
  samples: readonly Uint8ClampedArray[],
  frames: Iterable<GifFrame>,
): Uint8Array<ArrayBuffer> => {
  const all = new Uint8ClampedArray(samples.reduce((length, sample) => length + sample.length, 0))
  let at = 0
  for (const sample of samples) {
    all.set(sample, at)
    at += sample.length
  }
  const palette = quantize(all, COLOURS)
  const unchanged = palette.length
  const gif = GIFEncoder()
  let before: Uint8Array | undefined
  for (const { pixels, delayMs } of frames) {
    const indexes = applyPalette(pixels, palette)
    if (before === undefined) {
      gif.writeFrame(indexes, width, height, { palette: [...palette, [0, 0, 0]], delay: delayMs, repeat: 0 })
    } else {
      const last = before
      const drawn = indexes.map((index, pixel) => (index === last[pixel] ? unchanged : index))
      gif.writeFrame(drawn, width, height, {
        delay: delayMs,
        transparent: true,
        transparentIndex: unchanged,
        dispose: 1,
      })
    }
    before = indexes
  }
  gif.finish()
  return gif.bytes() as Uint8Array<ArrayBuffer>
}
