import { generate, hasCapture } from '@tama/engine/hot'
import { search } from './alpha-beta.ts'
import { enter } from './frame.ts'
import { ageOrdering } from './ordering.ts'
import { INFINITE, isDecided } from './score.ts'
import { FRAME, MAX_PLY, RUNNING, type SearchState, STOPPED } from './state.ts'

// A game played on the search's own memory, for tools that play millions of moves: no texts, no objects by the move.
// The root of `state` is the position on the board; `poseQuestion` sets it up.

/** The deepest iteration of a short search. */
const DEEPEST = 40

/** What a short search found. */
export interface Thought {
  /** For the side to move: centimen, or a win or loss (`score.ts`). */
  value: number
  /** False when the rules have ended the game: then there is no move. */
  hasMove: boolean
  /** The best move, packed, and what it takes. */
  move: number
  takenEven: number
  takenOdd: number
}

export const newThought = (): Thought => ({ value: 0, hasMove: false, move: 0, takenEven: 0, takenOdd: 0 })

/** Writes the legal moves of the root to the start of the list; how many there are. */
export const rootMoves = (state: SearchState): number => {
  const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] = state.frames
  return generate(state.rootMode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, state.list, 0)
}

/** True when the side to move at the root can capture. */
export const canCapture = (state: SearchState): boolean => {
  const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] = state.frames
  return hasCapture(state.rootMode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
}

/** Plays the move at `index` of the list at the root, for good. */
export const advance = (state: SearchState, index: number): void => {
  enter(state, 0, index)
  state.frames.copyWithin(0, FRAME, 2 * FRAME)
  state.played++
  state.rootMode ^= 1
}

/** Plays a move that was found. */
export const advanceBy = (state: SearchState, { move, takenEven, takenOdd }: Thought): void => {
  state.list.moves[0] = move
  state.list.takenEven[0] = takenEven
  state.list.takenOdd[0] = takenOdd
  advance(state, 0)
}

/** True when the position at the root has stood often enough for a draw. */
export const isThreefold = (state: SearchState): boolean => {
  const at = state.played
  const oldest = Math.max(0, at - (state.quietPlies[at] as number))
  let times = 1
  for (let before = at - 2; before >= oldest; before -= 2) {
    if (state.keysLow[before] === state.keysLow[at] && state.keysHigh[before] === state.keysHigh[at]) times++
  }
  return times >= state.ruleset.repetition
}

/** Plies without progress at the root. */
export const quietPliesOf = (state: SearchState): number => state.quietPlies[state.played] as number

/** Deepens until `nodes` are spent and writes what the last finished iteration found to `thought`. */
export const think = (state: SearchState, nodes: number, thought: Thought): void => {
  ageOrdering(state)
  state.table.grow()
  state.nodes = 0
  state.halted = RUNNING
  state.resumePlies = 0
  state.horizon = MAX_PLY
  state.nextPoll = nodes
  state.poll = () => {
    if (state.rootDepth > 1) state.halted = STOPPED
  }
  for (let depth = 1; depth <= DEEPEST; depth++) {
    state.rootDepth = depth
    const value = search(state, depth, -INFINITE, INFINITE, 0, 0)
    if (state.halted !== RUNNING) break
    thought.value = value
    thought.hasMove = (state.lineLength[0] as number) > 0
    thought.move = state.lineMoves[0] as number
    thought.takenEven = state.lineTakenEven[0] as number
    thought.takenOdd = state.lineTakenOdd[0] as number
    if (state.nodes >= nodes || !thought.hasMove || isDecided(value)) break
  }
  state.halted = RUNNING
  state.resumePlies = 0
}
