import { PIECES } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { dragStep, NO_DRAG, type PaletteDrag, type PaletteDragEvent } from './drag.ts'

const piece = PIECES.black.man
const down: PaletteDragEvent = { kind: 'down', pointer: 1, piece, at: { x: 100, y: 100 } }
const moveTo = (x: number, y: number, pointer = 1): PaletteDragEvent => ({
  kind: 'move',
  pointer,
  at: { x, y },
})
const after = (...events: readonly PaletteDragEvent[]): PaletteDrag => events.reduce(dragStep, NO_DRAG)

describe('a drag from the palette', () => {
  test('begins when the pointer has gone farther than a finger trembles', () => {
    expect(after(down, moveTo(104, 104)).phase).toBe('pressed')
    expect(after(down, moveTo(109, 100))).toEqual({
      phase: 'dragging',
      pointer: 1,
      piece,
      at: { x: 109, y: 100 },
    })
  })

  test('follows its own pointer only', () => {
    expect(after(down, moveTo(200, 200), moveTo(5, 5, 2))).toMatchObject({ at: { x: 200, y: 200 } })
    expect(after(down, moveTo(200, 200), { kind: 'up', pointer: 2 }).phase).toBe('dragging')
  })

  test('ends when its pointer is lifted or taken away', () => {
    expect(after(down, moveTo(200, 200), { kind: 'up', pointer: 1 })).toBe(NO_DRAG)
    expect(after(down, moveTo(200, 200), { kind: 'cancel' })).toBe(NO_DRAG)
  })

  test('is dropped by a second finger, and the next press works again', () => {
    const second: PaletteDragEvent = { ...down, pointer: 2 }
    expect(after(down, moveTo(200, 200), second)).toBe(NO_DRAG)
    expect(after(down, second, down).phase).toBe('pressed')
  })

  test('does not begin without a press', () => {
    expect(after(moveTo(200, 200))).toBe(NO_DRAG)
  })
})
