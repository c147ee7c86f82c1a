import type { Box } from './geometry.ts'
import { crowned, type Picture } from './picture.ts'
import type { Playing } from './player.ts'
import type { Input } from './pointer.ts'
import type { Board, BoardSnapshot } from './view.ts'

/** What a snapshot is taken of. */
export interface Shown {
  readonly renderer: Board['renderer']
  readonly picture: Picture
  readonly box: Box
  readonly input: Input
  readonly playing: Playing | undefined
  readonly paints: number
}

/** Describes what is painted in the terms of a test. */
export const snapshotOf = ({ renderer, picture, box, input, playing, paints }: Shown): BoardSnapshot => {
  const { entry, gesture } = input
  const squareSize = box.width / 8
  return {
    renderer,
    orientation: picture.orientation,
    squareSize,
    pieces: picture.pieces.map(({ key, piece, spot, scale, alpha, crown }) => ({
      square: key,
      colour: piece.colour,
      kind: crown >= 1 ? crowned(piece).kind : piece.kind,
      x: box.left + spot.x * squareSize,
      y: box.top + spot.y * squareSize,
      scale,
      alpha,
    })),
    marks: picture.marks,
    chosen: entry.phase === 'chosen' ? entry.from : undefined,
    trail: entry.phase === 'chosen' ? entry.trail : [],
    dragging: gesture.kind === 'dragging',
    animation:
      playing?.plan.kind !== 'move'
        ? undefined
        : { move: playing.plan.move, elapsedMs: playing.elapsedMs(), totalMs: playing.plan.totalMs },
    paints,
  }
}
