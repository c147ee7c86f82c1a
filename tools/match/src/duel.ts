import { type Move, moveKey, type Ruleset, START } from '@tama/engine'
import { keyAt } from '@tama/engine/hot'
import type * as Tree from '@tama/search/tree'
import type { GameRecord } from './play-game.ts'

/** A version of the search's tree: the module `@tama/search/tree` of some folder. */
export type TreeModule = typeof Tree

/** One side of a duel: a version and the nodes it may search for a move. */
export interface Duellist {
  readonly tree: TreeModule
  readonly state: Tree.SearchState
  readonly nodes: number
  /** Milliseconds spent so far. */
  spentMs: number
}

/** Both sides must see the same winner by so much, in centimen, for so many plies in a row: then the game is over. */
const AGREED_SCORE = 1200
const AGREED_PLIES = 4
const LONGEST_PLIES = 300

/** Prepares a version. */
export const newDuellist = async (tree: TreeModule, ruleset: Ruleset, nodes: number): Promise<Duellist> => {
  // Versions from before there was anything to load lack the function.
  await (tree.loadEvaluation as TreeModule['loadEvaluation'] | undefined)?.(ruleset)
  return { tree, state: tree.createSearchState(8), nodes, spentMs: 0 }
}

/** Plays one game between two versions from the position after `opening`, without texts or processes in between. */
export const playDuel = (
  ruleset: Ruleset,
  opening: readonly Move[],
  sides: readonly [white: Duellist, black: Duellist],
  clock: () => number,
): Omit<GameRecord, 'moves'> => {
  for (const { tree, state } of sides) {
    state.forget()
    tree.poseQuestion(state, { ruleset, start: START, moves: [] })
    for (const move of opening) {
      const end = tree.rootMoves(state)
      const keys = Array.from({ length: end }, (_, index) => keyAt(state.list, index))
      tree.advance(state, keys.indexOf(moveKey(move)))
    }
  }
  const thought = sides[0].tree.newThought()
  let agreed = 0
  let leader = 0
  for (let ply = 0; ply < LONGEST_PLIES; ply++) {
    const isBlack = opening.length % 2 !== ply % 2
    const side = sides[isBlack ? 1 : 0]
    const { tree, state } = side
    const winner = (own: number): GameRecord['result'] => (own > 0 !== isBlack ? '1-0' : '0-1')
    if (tree.rootMoves(state) === 0) return { result: winner(-1), reason: 'no-legal-move' }
    if (tree.isThreefold(state)) return { result: '1/2-1/2', reason: 'repetition' }
    if (tree.quietPliesOf(state) >= ruleset.noProgressPlies)
      return { result: '1/2-1/2', reason: 'no-progress' }
    const startMs = clock()
    tree.think(state, side.nodes, thought)
    side.spentMs += clock() - startMs
    const { value } = thought
    if (!thought.hasMove) return { result: value === 0 ? '1/2-1/2' : winner(value), reason: 'lone-pieces' }
    const ahead = Math.abs(value) >= AGREED_SCORE ? Math.sign(isBlack ? -value : value) : 0
    agreed = ahead !== 0 && ahead === leader ? agreed + 1 : ahead === 0 ? 0 : 1
    leader = ahead
    if (agreed >= AGREED_PLIES) return { result: ahead > 0 ? '1-0' : '0-1', reason: 'agreed' }
    for (const other of sides) other.tree.advanceBy(other.state, thought)
  }
  return { result: '1/2-1/2', reason: 'length' }
}
