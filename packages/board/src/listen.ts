import type { Square } from '@tama/engine'
import { type Box, type Spot, spotInBox } from './geometry.ts'
import type { InputEvent } from './pointer.ts'

/** A click this soon after a pointer was let go belongs to it; any other comes from a screen reader. */
const CLICK_AFTER_MS = 700

/** What listening needs of the board. */
export interface Listener {
  /** Where the 64 squares are in the window now. */
  readonly box: () => Box
  readonly nowMs: () => number
  /** The square of an element of the grid. */
  readonly squareOf: (target: EventTarget | null) => Square | undefined
  /** True while a pointer is down on the board. */
  readonly isHolding: () => boolean
  readonly take: (event: InputEvent) => void
}

/** Listens to pointers over the grid and hands them on as input events. Returns how to stop. */
export const listenToPointers = (
  grid: HTMLElement,
  { box, nowMs, squareOf, isHolding, take }: Listener,
): (() => void) => {
  const abort = new AbortController()
  const { signal } = abort
  let releasedMs = Number.NEGATIVE_INFINITY
  const spotOf = (event: PointerEvent): Spot => spotInBox(box(), event.clientX, event.clientY)

  grid.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) {
        take({ kind: 'cancel', pointer: event.pointerId })
        return
      }
      const touch = event.pointerType !== 'mouse'
      take({ kind: 'down', pointer: event.pointerId, spot: spotOf(event), touch, timeMs: nowMs() })
      // Events keep coming when the pointer leaves the board. A pointer made by a script cannot be captured.
      try {
        grid.setPointerCapture(event.pointerId)
      } catch {}
    },
    { signal },
  )
  grid.addEventListener(
    'pointermove',
    (event) => {
      if (!isHolding()) return
      const steps = event.getCoalescedEvents?.() ?? []
      for (const step of steps.length > 1 ? steps : [event]) {
        take({ kind: 'move', pointer: event.pointerId, spot: spotOf(step) })
      }
    },
    { signal },
  )
  grid.addEventListener(
    'pointerup',
    (event) => {
      releasedMs = nowMs()
      take({ kind: 'up', pointer: event.pointerId, spot: spotOf(event), timeMs: releasedMs })
    },
    { signal },
  )
  for (const kind of ['pointercancel', 'lostpointercapture'] as const) {
    grid.addEventListener(kind, (event) => take({ kind: 'cancel', pointer: event.pointerId }), { signal })
  }
  grid.addEventListener(
    'click',
    (event) => {
      const square = squareOf(event.target)
      const timeMs = nowMs()
      if (square === undefined || timeMs - releasedMs < CLICK_AFTER_MS) return
      take({ kind: 'activate', square, timeMs })
    },
    { signal },
  )
  grid.addEventListener('contextmenu', (event) => isHolding() && event.preventDefault(), { signal })
  grid.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  return () => abort.abort()
}
