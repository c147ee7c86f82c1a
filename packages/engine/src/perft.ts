import { wordsOf } from './hot/bridge.ts'
import { generate } from './hot/generate.ts'
import { modeOf } from './hot/mode.ts'
import { createMoveList } from './hot/move-list.ts'
import { countLeaves } from './hot/perft.ts'
import { play } from './play.ts'
import { referenceMoves } from './reference.ts'
import type { Ruleset } from './ruleset.ts'
import type { Position } from './setup.ts'

/**
 * The number of sequences of `depth` legal moves (rule 11: routes merged) from `position`; 1 for depth 0.
 * Pure move generation: lone-piece results, repetition and counters end nothing.
 */
export const perft = (position: Position, ruleset: Ruleset, depth: number): number => {
  if (depth <= 0) return 1
  const { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd } = wordsOf(position)
  const mode = modeOf(ruleset, position.turn)
  const list = createMoveList(depth)
  if (depth === 1) return generate(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, list, 0)
  return countLeaves(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, depth, list, 0)
}

/** The same count by the readable twin. */
export const referencePerft = (position: Position, ruleset: Ruleset, depth: number): number => {
  if (depth <= 0) return 1
  const moves = referenceMoves(position, ruleset)
  if (depth === 1) return moves.length
  return moves.reduce((sum, move) => sum + referencePerft(play(position, move), ruleset, depth - 1), 0)
}
