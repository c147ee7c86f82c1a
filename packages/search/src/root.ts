import { bestLine, type EndgameTables } from '@tama/endgame'
import { legalMoves, type Move, moveKey, type Position, play, type Ruleset } from '@tama/engine'
import { keyAt, type MoveList } from '@tama/engine/hot'
import { makeFullMove } from '@tama/engine/notation'
import { search } from './alpha-beta.ts'
import { enter } from './frame.ts'
import type { Line } from './info.ts'
import type { Watch } from './limits.ts'
import { clearLine, extendLine } from './principal-variation.ts'
import { INFINITE, isDecided, scoreOf } from './score.ts'
import { MAX_PLY, PAUSED, type SearchState, STOPPED } from './state.ts'

/** A move at the root with what was found behind it. */
export interface RootLine {
  /** Index of the first move in the list of the search. */
  readonly index: number
  /** For the side to move at the root; beyond the window only a bound. */
  readonly value: number
  /** The principal variation, the first move included. */
  readonly moves: MoveList
}

/** The search of one root move; pauses whenever the tree does. */
function* searchChild(
  state: SearchState,
  watch: Watch,
  index: number,
  end: number,
  depth: number,
  alpha: number,
  beta: number,
): Generator<void, number> {
  for (;;) {
    enter(state, 0, index)
    const value = 0 - search(state, depth, 0 - beta, 0 - alpha, 1, end)
    if (state.halted !== PAUSED) return value
    yield
    watch.resume()
  }
}

/**
 * Searches the root moves with the indices `candidates` of a list that ends at `end`, in that order, and returns the
 * best with its line. When the search is stopped on the way that is the best so far, undefined without any.
 */
export function* searchRoot(
  state: SearchState,
  watch: Watch,
  candidates: readonly number[],
  end: number,
  depth: number,
  alpha: number,
  beta: number,
): Generator<void, RootLine | undefined> {
  let best: RootLine | undefined
  let floor = alpha
  for (const index of candidates) {
    let value = -INFINITE
    if (best === undefined) {
      value = yield* searchChild(state, watch, index, end, depth - 1, floor, beta)
    } else {
      value = yield* searchChild(state, watch, index, end, depth - 1, floor, floor + 1)
      if (state.halted !== STOPPED && value > floor && value < beta) {
        value = yield* searchChild(state, watch, index, end, depth - 1, floor, beta)
      }
    }
    if (state.halted === STOPPED) break
    if (best !== undefined && value <= best.value) continue
    clearLine(state, 0)
    extendLine(state, 0, index)
    const length = state.lineLength[0] as number
    best = {
      index,
      value,
      moves: {
        moves: state.lineMoves.slice(0, length),
        takenEven: state.lineTakenEven.slice(0, length),
        takenOdd: state.lineTakenOdd.slice(0, length),
      },
    }
    if (value >= beta) break
    floor = Math.max(floor, value)
  }
  return best
}

/** The moves of a line from `position` on; a win that tables promise is followed to its end. */
const movesOf = (
  line: RootLine,
  position: Position,
  ruleset: Ruleset,
  endgame: EndgameTables | undefined,
): readonly Move[] => {
  let at = position
  const searched = Array.from(line.moves.moves, (_, ply) => {
    const key = keyAt(line.moves, ply)
    const move = legalMoves(at, ruleset).find((legal) => moveKey(legal) === key)
    if (move === undefined) throw new Error(`the line leaves the rules at ply ${ply}: ${key}`)
    at = play(at, move)
    return move
  })
  if (endgame === undefined || !isDecided(line.value)) return searched
  return [...searched, ...bestLine(endgame, at, MAX_PLY - searched.length)]
}

/** A line as text. */
export const describe = (
  line: RootLine,
  position: Position,
  ruleset: Ruleset,
  endgame: EndgameTables | undefined,
): Line => ({
  score: scoreOf(line.value),
  moves: movesOf(line, position, ruleset, endgame).map(makeFullMove),
})
