// HOT: runs at nodes of the principal variation. Below: no objects, closures, iterators or exceptions.
import { MAX_PLY, type SearchState } from './state.ts'

/** Nothing is known yet from `ply` on. */
export const clearLine = (state: SearchState, ply: number): void => {
  state.lineLength[ply] = 0
}

/** The best line from `ply` is now the move at `index` of the list, followed by the best line from the next ply. */
export const extendLine = (state: SearchState, ply: number, index: number): void => {
  const { lineMoves, lineTakenEven, lineTakenOdd, lineLength } = state
  const here = ply * MAX_PLY
  const next = here + MAX_PLY
  const length = Math.min(lineLength[ply + 1] as number, MAX_PLY - 1)
  lineMoves[here] = state.list.moves[index] as number
  lineTakenEven[here] = state.list.takenEven[index] as number
  lineTakenOdd[here] = state.list.takenOdd[index] as number
  for (let i = 0; i < length; i++) {
    lineMoves[here + 1 + i] = lineMoves[next + i] as number
    lineTakenEven[here + 1 + i] = lineTakenEven[next + i] as number
    lineTakenOdd[here + 1 + i] = lineTakenOdd[next + i] as number
  }
  lineLength[ply] = length + 1
}
