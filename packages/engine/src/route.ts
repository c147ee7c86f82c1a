import { jumpsFrom, type Lift, liftPiece, settled } from './capture.ts'
import type { Move } from './move.ts'
import type { Ruleset } from './ruleset.ts'
import type { Position } from './setup.ts'
import type { Square } from './square.ts'

/**
 * How far a capture under way has come along what is asked for: any number that tells apart captures with different
 * futures, undefined when it has left the way.
 */
export type Progress = (lift: Lift) => number | undefined

const toMove = (position: Position, lift: Lift): Move => ({
  from: lift.from,
  path: lift.path as unknown as Move['path'],
  captured: lift.captured,
  promotes:
    position.board[lift.from]?.kind === 'man' && settled(lift.piece, lift.at, position.turn).kind === 'king',
})

/** Captures under way with the same key took the same pieces, stand alike and have come equally far. */
const keyOf = (lift: Lift, progress: number): string => {
  const captured = [...lift.captured].sort((a, b) => a - b).join(',')
  return `${lift.at}${lift.piece.kind}${lift.arrived?.file},${lift.arrived?.row}x${captured}/${progress}`
}

/**
 * The captures of exactly `jumps` jumps by the piece on `from` that keep to the way, one for each set of captured
 * pieces and final square. They may be too short to be legal (rule 9): compare with the legal moves by `sameMove`.
 */
export const capturesAlong = (
  position: Position,
  ruleset: Ruleset,
  from: Square,
  jumps: number,
  progressOf: Progress,
): readonly Move[] => {
  const start = liftPiece(position, from)
  let going: readonly Lift[] = start === undefined ? [] : [start]
  for (let jump = 0; jump < jumps && going.length > 0; jump++) {
    const merged = new Map<string, Lift>()
    for (const lift of going.flatMap((lift) => jumpsFrom(lift, ruleset))) {
      const progress = progressOf(lift)
      const key = progress === undefined ? undefined : keyOf(lift, progress)
      if (key !== undefined && !merged.has(key)) merged.set(key, lift)
    }
    going = [...merged.values()]
  }
  return going.map((lift) => toMove(position, lift))
}

/** The capture that lands on exactly the squares of `path`; undefined when the piece cannot walk so. */
export const captureByPath = (
  position: Position,
  ruleset: Ruleset,
  from: Square,
  path: readonly Square[],
): Move | undefined =>
  capturesAlong(position, ruleset, from, path.length, (lift) =>
    lift.at === path[lift.path.length - 1] ? lift.path.length : undefined,
  )[0]
