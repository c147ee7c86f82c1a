// HOT: runs at nodes of the principal variation. Below: no objects, closures, iterators or exceptions.
import { MAX_PLY, type SearchState } from './state.ts'

/** Nothing is known yet from `ply` on. */
export const clearLine = (s: SearchState, ply: number): void => {
  s.lineLength[ply] = 0
}

/** The best line from `ply` is now the move at `index` of the list, followed by the best line from the next ply. */
export const extendLine = (s: SearchState, ply: number, index: number): void => {
  const { lineMoves, lineTakenEven, lineTakenOdd, lineLength } = s
  const here = ply * MAX_PLY
  const next = here + MAX_PLY
  const length = Math.min(lineLength[ply + 1] as number, MAX_PLY - 1)
  lineMoves[here] = s.list.moves[index] as number
  lineTakenEven[here] = s.list.takenEven[index] as number
  lineTakenOdd[here] = s.list.takenOdd[index] as number
  for (let i = 0; i < length; i++) {
    lineMoves[here + 1 + i] = lineMoves[next + i] as number
    lineTakenEven[here + 1 + i] = lineTakenEven[next + i] as number
    lineTakenOdd[here + 1 + i] = lineTakenOdd[next + i] as number
  }
  lineLength[ply] = length + 1
}
