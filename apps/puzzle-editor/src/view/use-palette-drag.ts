import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals'
import type { Board } from '@tama/board'
import type { Piece, Square } from '@tama/engine'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { dragStep, NO_DRAG, type PaletteDrag, type PaletteDragEvent } from '../model/drag.ts'

/** What a piece of the palette listens to so that it can be dragged. */
export interface GrabHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: () => void
  /** Keeps the click that ends a drag from choosing the tool. */
  readonly onClick: (event: MouseEvent) => void
}

export interface PaletteDragging {
  readonly drag: ReadonlySignal<PaletteDrag>
  /** Goes on the element that follows the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>
  readonly handlersFor: (piece: Piece) => GrabHandlers
}

/** Drags pieces from the palette: shows the square below in `hovered`, and tells `drop` where a piece was let go. */
export const usePaletteDrag = (
  board: Signal<Board | undefined>,
  hovered: Signal<Square | undefined>,
  drop: (piece: Piece, square: Square) => void,
): PaletteDragging => {
  const drag = useSignal<PaletteDrag>(NO_DRAG)
  const ghost = useRef<HTMLDivElement>(null)
  const justDropped = useRef(false)

  const send = (event: PaletteDragEvent): void => {
    const now = dragStep(drag.value, event)
    drag.value = now
    const at = now.phase === 'dragging' ? now.at : undefined
    hovered.value = at && board.value?.squareAt(at.x, at.y)
    if (at) ghost.current?.style.setProperty('translate', `${at.x}px ${at.y}px`)
  }

  const release = (event: PointerEvent): void => {
    const held = drag.value
    const square = hovered.value
    send({ kind: 'up', pointer: event.pointerId })
    if (held.phase !== 'dragging' || held.pointer !== event.pointerId) return
    justDropped.current = true
    if (square !== undefined) drop(held.piece, square)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') send({ kind: 'cancel' })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return {
    drag,
    ghost,
    handlersFor: (piece) => ({
      onPointerDown: (event) => {
        justDropped.current = false
        if (event.button !== 0) return
        if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
        const { pointerId: pointer, clientX: x, clientY: y } = event
        send({ kind: 'down', pointer, piece, at: { x, y } })
      },
      onPointerMove: ({ pointerId: pointer, clientX: x, clientY: y }) =>
        send({ kind: 'move', pointer, at: { x, y } }),
      onPointerUp: release,
      onPointerCancel: () => send({ kind: 'cancel' }),
      onClick: (event) => {
        if (justDropped.current) event.preventDefault()
        justDropped.current = false
      },
    }),
  }
}
