declare module 'gifenc' {
  type Colour = readonly number[]

  interface FrameOptions {
    readonly palette?: readonly Colour[]
    /** Milliseconds. */
    readonly delay?: number
    /** 0: for ever. */
    readonly repeat?: number
    readonly transparent?: boolean
    readonly transparentIndex?: number
    readonly dispose?: number
  }

  interface Encoder {
    readonly writeFrame: (indexes: Uint8Array, width: number, height: number, options: FrameOptions) => void
    readonly finish: () => void
    readonly bytes: () => Uint8Array
  }

  export function GIFEncoder(): Encoder
  export function quantize(pixels: Uint8ClampedArray, colours: number): readonly Colour[]
  export function applyPalette(pixels: Uint8ClampedArray, palette: readonly Colour[]): Uint8Array
}
