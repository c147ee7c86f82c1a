import { type EndgameTables, materialsOf, numberOf, UNKNOWN, writeSquares } from '@tama/endgame'
import { askedValues } from '../compress.ts'
import type { SolvedTables } from '../solved.ts'

/** Holds the packed tables with `pieces` pieces against freshly solved ones, wherever somebody asks. */
export const comparePacked = (
  solved: SolvedTables,
  packed: EndgameTables,
  pieces: number,
): { readonly compared: number; readonly different: number } => {
  const squares = new Int32Array(pieces)
  let [compared, different] = [0, 0]
  for (const material of materialsOf(pieces)) {
    const ours = solved[material]
    const theirs = packed.tableOf(material)
    if (ours === undefined || theirs === undefined) throw new Error('a table is missing')
    for (const [number, value] of askedValues(ours, packed.ruleset).entries()) {
      if (value === UNKNOWN) continue
      writeSquares(ours.layout, number, squares)
      compared++
      if (theirs.values[numberOf(theirs.layout, squares)] !== value) different++
    }
  }
  return { compared, different }
}
