import type { Ruleset } from '../ruleset.ts'
import type { Position } from '../setup.ts'
import type { Square } from '../square.ts'
import { wordsOf } from './bridge.ts'
import { traceRoutes } from './captures.ts'
import { generate } from './generate.ts'
import { modeOf } from './mode.ts'
import {
  CAPTURE,
  CAPTURED_SHIFT,
  createMoveList,
  createRouteTrace,
  fromOf,
  MOST_CAPTURED,
  type MoveList,
  PROMOTES,
  ROUTES_KEPT,
  type RouteTrace,
  toOf,
} from './move-list.ts'

/** A legal move as the generator found it. */
export interface FoundMove {
  readonly from: Square
  readonly promotes: boolean
  /** How many pieces it takes; 0 for a quiet move. */
  readonly count: number
  /** The ways to walk it, each as landing squares; never empty. Between jumps straight on only the nearest landing is tried. */
  readonly paths: readonly (readonly Square[])[]
}

const pathsAt = (trace: RouteTrace, index: number, count: number): readonly (readonly Square[])[] =>
  Array.from({ length: trace.counts[index] as number }, (_, k) => {
    const at = (index * ROUTES_KEPT + k) * MOST_CAPTURED
    return Array.from(trace.squares.subarray(at, at + count)) as unknown as readonly Square[]
  })

// Made when first needed and used again: nobody sees them but the function below, which leaves nothing in them.
let room: { readonly list: MoveList; readonly trace: RouteTrace } | undefined

/** Every legal move of `position` once, in the sense of rule 11, in the order of the generator. */
export const findMoves = (position: Position, ruleset: Ruleset): readonly FoundMove[] => {
  room ??= { list: createMoveList(0), trace: createRouteTrace() }
  const { list, trace } = room
  const words = wordsOf(position)
  traceRoutes(trace)
  const end = generate(
    modeOf(ruleset, position.turn),
    words.ownEven,
    words.ownOdd,
    words.oppEven,
    words.oppOdd,
    words.kingsEven,
    words.kingsOdd,
    list,
    0,
  )
  traceRoutes(undefined)
  return Array.from({ length: end }, (_, index) => {
    const packed = list.moves[index] as number
    const count = packed >>> CAPTURED_SHIFT
    return {
      from: fromOf(packed) as Square,
      promotes: (packed & PROMOTES) !== 0,
      count,
      paths: packed < CAPTURE ? [[toOf(packed) as Square]] : pathsAt(trace, index, count),
    }
  })
}
