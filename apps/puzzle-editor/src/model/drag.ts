import type { Piece } from '@tama/engine'

/** A point of the window in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A piece on its way from the palette to the board. */
export type PaletteDrag =
  | { readonly phase: 'idle' }
  /** Down on a piece of the palette, not yet a drag: it may still be a tap. */
  | { readonly phase: 'pressed'; readonly pointer: number; readonly piece: Piece; readonly start: Point }
  | { readonly phase: 'dragging'; readonly pointer: number; readonly piece: Piece; readonly at: Point }

export type PaletteDragEvent =
  | { readonly kind: 'down'; readonly pointer: number; readonly piece: Piece; readonly at: Point }
  | { readonly kind: 'move'; readonly pointer: number; readonly at: Point }
  | { readonly kind: 'up'; readonly pointer: number }
  /** The system took the pointer away, or the user pressed Escape. */
  | { readonly kind: 'cancel' }

/** How far a press may tremble and still be a tap, in pixels. */
const SLOP = 8

export const NO_DRAG: PaletteDrag = { phase: 'idle' }

/** The drag after an event. A second finger ends it: nothing stays in the hand. */
export const dragStep = (drag: PaletteDrag, event: PaletteDragEvent): PaletteDrag => {
  switch (event.kind) {
    case 'down':
      return drag.phase === 'idle'
        ? { phase: 'pressed', pointer: event.pointer, piece: event.piece, start: event.at }
        : NO_DRAG
    case 'move': {
      if (drag.phase === 'idle' || drag.pointer !== event.pointer) return drag
      if (drag.phase === 'dragging') return { ...drag, at: event.at }
      const far = Math.hypot(event.at.x - drag.start.x, event.at.y - drag.start.y) > SLOP
      return far ? { phase: 'dragging', pointer: drag.pointer, piece: drag.piece, at: event.at } : drag
    }
    case 'up':
      return drag.phase !== 'idle' && drag.pointer === event.pointer ? NO_DRAG : drag
    case 'cancel':
      return NO_DRAG
  }
}
