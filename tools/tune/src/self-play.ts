import { type Ruleset, START } from '@tama/engine'
import {
  advance,
  advanceBy,
  type Chance,
  canCapture,
  chanceFrom,
  isDecided,
  isThreefold,
  mix,
  newThought,
  poseQuestion,
  quietPliesOf,
  rootMoves,
  type SearchState,
  think,
} from '@tama/search/tree'
import { RECORD_BYTES, writeRecord, writeResults } from './records.ts'

/** The longest game that is recorded, in plies; whoever is still playing then has drawn. */
const LONGEST_GAME = 300
/** The most bytes that one game can need. */
export const GAME_BYTES = LONGEST_GAME * RECORD_BYTES

/** A game begins with so many random moves, at least and at most. */
const OPENING_PLIES = [3, 12] as const
/** An opening that leaves one side so far ahead, in centimen, by a search of so many nodes, is not played on. */
const UNFAIR = 120
const FAIRNESS_NODES = 2000
/** Up to this ply a move is now and then random, so that unlike positions come up. */
const RANDOM_UNTIL = 44
const RANDOM_SHARE = 0.05
/** A game is given up when the score stays beyond this, in centimen, for so many plies. */
const HOPELESS = 1200
const HOPELESS_PLIES = 4
/** A game without progress for so many plies is a draw. */
const STALE_PLIES = 50

/** The result for White of a finished game, and where its records end. */
export interface PlayedGame {
  readonly white: -1 | 0 | 1
  readonly end: number
}

/** Random moves from the start; false when the position after them is not fair. */
const open = (state: SearchState, ruleset: Ruleset, chance: Chance): boolean => {
  const [least, most] = OPENING_PLIES
  const plies = least + Math.floor(chance() * (most - least + 1))
  poseQuestion(state, { ruleset, start: START, moves: [] })
  for (let ply = 0; ply < plies; ply++) {
    const end = rootMoves(state)
    if (end === 0) return false
    advance(state, Math.floor(chance() * end))
  }
  const thought = newThought()
  think(state, FAIRNESS_NODES, thought)
  return thought.hasMove && Math.abs(thought.value) <= UNFAIR
}

/**
 * Plays game number `game` of a series against itself with about `nodes` nodes a move, and writes a record for each
 * position in which nothing can be captured, from byte `start` of `view` on. The game depends on nothing but the
 * ruleset, the seed, its number, the nodes and how the search behaves.
 */
export const playGame = (
  state: SearchState,
  ruleset: Ruleset,
  seed: number,
  game: number,
  nodes: number,
  view: DataView,
  start: number,
): PlayedGame => {
  const chance = chanceFrom(mix(seed) ^ game)
  state.forget()
  while (!open(state, ruleset, chance)) {}
  const thought = newThought()
  let end = start
  let hopeless = 0
  const over = (white: -1 | 0 | 1): PlayedGame => {
    writeResults(view, start, end, white)
    return { white, end }
  }
  for (let ply = 0; ply < LONGEST_GAME; ply++) {
    const black = state.rootMode & 1
    const moves = rootMoves(state)
    if (moves === 0) return over(black ? 1 : -1)
    if (quietPliesOf(state) >= STALE_PLIES || isThreefold(state)) return over(0)
    const isQuiet = !canCapture(state)
    if (ply < RANDOM_UNTIL && isQuiet && chance() < RANDOM_SHARE) {
      advance(state, Math.floor(chance() * moves))
      continue
    }
    think(state, nodes * (0.6 + 0.8 * chance()), thought)
    const { value } = thought
    if (isQuiet) {
      writeRecord(view, end, state.frames, { score: value, black, quietPlies: quietPliesOf(state), game })
      end += RECORD_BYTES
    }
    hopeless = Math.abs(value) >= HOPELESS ? hopeless + 1 : 0
    if (!thought.hasMove || isDecided(value) || hopeless >= HOPELESS_PLIES) {
      // Without a move the rules have ended the game: its value is the result.
      const own = Math.sign(value) as -1 | 0 | 1
      return over((black ? 0 - own : own) as -1 | 0 | 1)
    }
    advanceBy(state, thought)
  }
  return over(0)
}
