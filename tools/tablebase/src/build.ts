import { type Material, materialsOf, swapSides } from '@tama/endgame'
import { type Rules, solve } from './solve.ts'
import type { SolvedTables } from './solved.ts'
import type { WorkFolder } from './work-folder.ts'

/** Hears how far a build is: of each pair of materials when it is done, with `plies`, its longest win or loss. */
export type Progress = (material: Material, plies: number | undefined) => void

/**
 * Every table of `rules` with up to `pieces` pieces: what the work folder has is read, the rest is solved and kept
 * there.
 */
export const build = (
  rules: Rules,
  pieces: number,
  folder: WorkFolder | undefined,
  progress: Progress = () => {},
): SolvedTables => {
  const tables: SolvedTables = []
  for (let count = 2; count <= pieces; count++) {
    for (const material of materialsOf(count)) {
      if (tables[material] !== undefined) continue
      const pair = [...new Set([material, swapSides(material)])]
      const kept = pair.map((each) => folder?.read(each))
      if (kept.every((table) => table !== undefined)) {
        for (const table of kept) tables[table.layout.material] = table
        progress(material, undefined)
        continue
      }
      let longest = 0
      solve(material, rules, tables, (plies) => {
        longest = plies
      })
      for (const each of pair) {
        const table = tables[each]
        if (table !== undefined) folder?.write(table)
      }
      progress(material, longest)
    }
  }
  return tables
}
