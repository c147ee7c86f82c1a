import { type Material, materialsOf, type PackSection, swapSides } from '@tama/endgame'
import type { Ruleset } from '@tama/engine'
import {
  askedValues,
  bestOrder,
  isSameTable,
  type PackedTable,
  packDifference,
  packWhole,
} from './compress.ts'
import type { SolvedTable } from './solved.ts'

/** The solved tables of one preset, wherever they come from. */
export interface Source {
  readonly ruleset: Ruleset
  readonly read: (material: Material) => SolvedTable
}

/** A difference is taken when it is smaller than this part of the whole table: it needs no room of its own when loaded. */
const WORTHWHILE = 0.9

const isLonePair = (material: Material): boolean => materialsOf(2).includes(material)

/** A table that may be packed, with what is needed for it. */
const candidate = (source: Source, material: Material) => {
  const table = source.read(material)
  const asked = askedValues(table, source.ruleset)
  return { table, asked, ...bestOrder(table, asked) }
}

/**
 * Packs the tables with `counts` pieces. Of two that differ in the side to move the smaller one is enough: the other
 * follows from it, one move further. Two lone pieces may end the game where they stand, which follows from no move, so
 * of them both are packed.
 */
export const packTables = (
  counts: readonly number[],
  source: Source,
  onTable: (table: PackedTable) => void = () => {},
): readonly PackedTable[] => {
  const packs: PackedTable[] = []
  for (const material of counts.flatMap(materialsOf)) {
    const partner = swapSides(material)
    if (!isLonePair(material) && material > partner) continue
    const pair = isLonePair(material) ? [material] : [...new Set([material, partner])]
    const [smaller] = pair.map((each) => candidate(source, each)).sort((a, b) => a.size - b.size)
    if (smaller === undefined) continue
    const pack = packWhole(smaller.table, smaller.asked, smaller.order)
    packs.push(pack)
    onTable(pack)
  }
  return packs
}

/**
 * Packs what must be loaded after the tables of another preset, whose pack has `sections`, to have those of this one:
 * nothing where both are alike, else the difference or the whole table, whichever is smaller.
 */
export const packChanges = (
  sections: readonly PackSection[],
  base: Source,
  source: Source,
  onTable: (table: PackedTable) => void = () => {},
): readonly PackedTable[] => {
  const packs: PackedTable[] = []
  for (const { layout, order } of sections) {
    const table = source.read(layout.material)
    const asked = askedValues(table, source.ruleset)
    const theirs = askedValues(base.read(layout.material), base.ruleset)
    if (isSameTable(asked, theirs)) continue
    const difference = packDifference(table, asked, theirs, order)
    const whole = packWhole(table, asked, bestOrder(table, asked).order)
    const pack = difference.packed.length < WORTHWHILE * whole.packed.length ? difference : whole
    packs.push(pack)
    onTable(pack)
  }
  return packs
}
