import type { Start } from './choreography.ts'
import type { Entry } from './entry.ts'
import { pointAt, squareAtSpot } from './geometry.ts'
import { heldSpot } from './picture.ts'
import type { Input, InputEvent } from './pointer.ts'
import type { BoardView } from './view.ts'

/**
 * Where the picture of a whole move goes on from that was entered by dropping its piece: in the air over the landing
 * that was meant. undefined for other ways to enter one.
 */
export const dropStart = (
  { orientation }: BoardView,
  before: Input,
  entry: Entry,
  event: InputEvent,
): Start | undefined => {
  if (entry.phase !== 'entered' && entry.phase !== 'pending') return undefined
  if (event.kind !== 'up' || before.gesture.kind !== 'dragging') return undefined
  const { move, hops } = entry
  const to = squareAtSpot(event.spot, orientation)
  const last = move.path.length - 1
  const landing =
    to === move.path[last] ? last : move.path.findIndex((square, hop) => square === to && hop >= hops)
  if (landing < 0) return undefined
  const at = pointAt(heldSpot(event.spot, before.gesture.touch), orientation)
  return { hops, dropped: { at, landing } }
}
