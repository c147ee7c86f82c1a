import { encodeGif, type GifFrame } from './gif-frames.ts'
import type { GifAnswer, GifJob } from './gif-job.ts'

/** Draws the frames of a job one after the other. */
function* framesOf({ width, height, backgrounds, sprites, shots }: GifJob): Generator<GifFrame, void> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('no canvas in the worker')
  for (const { background, sprite, delayMs } of shots) {
    pen.drawImage(backgrounds[background] as ImageBitmap, 0, 0)
    if (sprite !== undefined) pen.drawImage(sprites[sprite.image] as ImageBitmap, sprite.x, sprite.y)
    yield { pixels: pen.getImageData(0, 0, width, height).data, delayMs }
  }
}

const answer = (job: GifJob): GifAnswer => {
  try {
    const [first] = framesOf({ ...job, shots: job.shots.slice(0, 1) })
    if (first === undefined) return { ok: false }
    return { ok: true, bytes: encodeGif(job.width, job.height, [first.pixels], framesOf(job)) }
  } catch {
    return { ok: false }
  }
}

addEventListener('message', ({ data }: MessageEvent<GifJob>) => postMessage(answer(data)))
