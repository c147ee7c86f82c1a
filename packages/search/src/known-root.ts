import { search } from './alpha-beta.ts'
import { enter } from './frame.ts'
import type { RootLine } from './root.ts'
import { DRAW, INFINITE } from './score.ts'
import { MAX_PLY, RUNNING, type SearchState } from './state.ts'

/**
 * Every root move with its exact value, best first, the moves in a list that ends at `end`; undefined unless tables and
 * rules decide them all. Repetition and the no-progress counter of the game so far are taken into account.
 */
export const knownLines = (state: SearchState, end: number): readonly RootLine[] | undefined => {
  if (state.endgame === undefined || state.endgame.mostPieces === 0) return undefined
  const { list } = state
  const lines: RootLine[] = []
  state.rootDepth = 1
  state.horizon = MAX_PLY
  state.estimates = 0
  for (let index = 0; index < end; index++) {
    enter(state, 0, index)
    const value = 0 - search(state, 0, -INFINITE, INFINITE, 1, end)
    if (state.halted !== RUNNING || state.estimates > 0) {
      // A pause is not for this look ahead: it begins anew the next time.
      state.halted = RUNNING
      state.resumePlies = 0
      return undefined
    }
    lines.push({
      index,
      value,
      moves: {
        moves: list.moves.slice(index, index + 1),
        takenEven: list.takenEven.slice(index, index + 1),
        takenOdd: list.takenOdd.slice(index, index + 1),
      },
    })
  }
  return lines.sort((a, b) => b.value - a.value)
}

/**
 * The moves that hold a draw, when that is the best there is and tables alone can't choose between them: all are alike
 * to them, while some ask more of the other side than others.
 */
export const drawingMoves = (known: readonly RootLine[]): readonly number[] => {
  const drawn = known.filter(({ value }) => value === DRAW)
  return known[0]?.value === DRAW && drawn.length > 1 ? drawn.map(({ index }) => index) : []
}
