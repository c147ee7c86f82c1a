import { type EndgameTables, materialsOf, settle, WORDS, writeSquares, writeWords } from '@tama/endgame'
import { modeOf } from '@tama/engine/hot'
import { NO_POSITION, type SolvedTables } from '../solved.ts'

/** Holds what the packed tables say of positions with `pieces` pieces against freshly solved tables. */
export const comparePacked = (
  solved: SolvedTables,
  packed: EndgameTables,
  pieces: number,
): { readonly compared: number; readonly different: number } => {
  const squares = new Int32Array(pieces)
  const words = new Int32Array(WORDS)
  const mode = modeOf(packed.ruleset, 'white')
  let [compared, different] = [0, 0]
  for (const material of materialsOf(pieces)) {
    const table = solved[material]
    if (table === undefined) throw new Error('a table is missing')
    for (const [number, value] of table.values.entries()) {
      if (value === NO_POSITION) continue
      writeSquares(table.layout, number, squares)
      writeWords(table.layout, squares, words)
      const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] = words
      compared++
      if (settle(packed, mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd) !== value) different++
    }
  }
  return { compared, different }
}
