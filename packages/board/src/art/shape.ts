/** A point of a drawing, in its own units; x right, y down. */
export type Place = readonly [x: number, y: number]

/** A colour at a part (0..1) of a gradient; `alpha` 0..1. */
export interface Stop {
  readonly at: number
  readonly colour: string
  readonly alpha?: number
}

/** What fills or strokes a shape: a colour `#rrggbb`, or a gradient in the units of the drawing. */
export type Paint =
  | string
  | { readonly kind: 'linear'; readonly from: Place; readonly to: Place; readonly stops: readonly Stop[] }
  | {
      readonly kind: 'radial'
      readonly centre: Place
      readonly radius: number
      readonly stops: readonly Stop[]
    }

/** An outline that is filled, stroked or both. `d` is SVG path text, which canvases read, too. */
interface PathShape {
  readonly kind: 'path'
  readonly d: string
  readonly fill?: Paint
  readonly stroke?: Paint
  /** Stroke width. */
  readonly width?: number
  /** 0..1 */
  readonly opacity?: number
  readonly cap?: 'round'
  readonly dash?: readonly number[]
}

/** A short text, centred on `at`. */
interface TextShape {
  readonly kind: 'text'
  readonly text: string
  readonly at: Place
  /** Height of the letters' box. */
  readonly size: number
  readonly fill: string
}

/** Shapes moved, scaled and maybe clipped together. */
interface GroupShape {
  readonly kind: 'group'
  readonly shapes: readonly Shape[]
  readonly at?: Place
  readonly scale?: number
  /** Clockwise, in degrees. */
  readonly turn?: number
  /** Only what lies inside this path shows. */
  readonly clip?: string
  readonly opacity?: number
}

/**
 * One part of a drawing. Drawings are data: an SVG element and a canvas are painted from the same list, so that all
 * boards look alike.
 */
export type Shape = PathShape | TextShape | GroupShape

const text = (value: number): string => String(Math.round(value * 100) / 100)

/** Path text from commands and numbers, rounded to hundredths. */
export const path = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? text(part) : part)).join(' ')

/** A circle. */
export const circle = (x: number, y: number, radius: number): string =>
  path(
    'M',
    x - radius,
    y,
    'a',
    radius,
    radius,
    0,
    1,
    0,
    2 * radius,
    0,
    'a',
    radius,
    radius,
    0,
    1,
    0,
    -2 * radius,
    0,
    'Z',
  )

/** A rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  path('M', x, y, 'h', width, 'v', height, 'h', -width, 'Z')

/** A closed polygon. */
export const polygon = (points: readonly Place[]): string =>
  path('M', ...points.flatMap(([x, y], index) => (index === 0 ? [x, y] : ['L', x, y])), 'Z')

/** Fonts of short texts in drawings: what a system shows small figures well in. */
export const DRAWING_FONT = 'system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif'
