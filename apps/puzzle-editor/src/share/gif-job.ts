/** A picture of a GIF: a background by its number, and a sprite on it. */
export interface GifShot {
  readonly background: number
  /** The sprite by its number and the place of its upper left corner, in pixels. */
  readonly sprite: { readonly image: number; readonly x: number; readonly y: number } | undefined
  readonly delayMs: number
}

/** What the worker is told: pictures as bitmaps, and how they make up the frames. */
export interface GifJob {
  readonly width: number
  readonly height: number
  readonly backgrounds: readonly ImageBitmap[]
  readonly sprites: readonly ImageBitmap[]
  readonly shots: readonly GifShot[]
}

/** What it answers: the file, or that it could not be made. */
export type GifAnswer =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false }
