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

/** A difference is taken only when it is smaller than this part of the whole table, which needs no other file. */
const WORTHWHILE = 0.9

const isLonePair = (material: Material): boolean => materialsOf(2).includes(material)

/** A table that may be packed, with what is needed for it. */
const candidate = (source: Source, material: Material) => {
  const table = source.read(material)
  const asked = askedValues(table, source.ruleset)
  return { table, asked, ...bestOrder(table, asked) }
}

/**
 * Packs `material` or the same pieces with the other side to move, whichever gets smaller: the other follows from it, one
 * move further. Undefined when the pair is packed under the name of the other. Two lone pieces may end the game where
 * they stand, which follows from no move, so of them both are packed.
 */
export const packPair = (source: Source, material: Material): PackedTable | undefined => {
  const partner = swapSides(material)
  if (!isLonePair(material) && material > partner) return undefined
  const pair = isLonePair(material) ? [material] : [...new Set([material, partner])]
  const [smaller] = pair.map((each) => candidate(source, each)).sort((a, b) => a.size - b.size)
  return smaller && packWhole(smaller.table, smaller.asked, smaller.order)
}

/**
 * Packs what must be loaded after a table of another preset, the only `section` of its pack, to have that of this one:
 * the difference or the whole table, whichever is smaller; undefined where both are alike.
 */
export const packChange = (
  { layout, order }: PackSection,
  base: Source,
  source: Source,
): PackedTable | undefined => {
  const table = source.read(layout.material)
  const asked = askedValues(table, source.ruleset)
  const theirs = askedValues(base.read(layout.material), base.ruleset)
  if (isSameTable(asked, theirs)) return undefined
  const difference = packDifference(table, asked, theirs, order)
  const whole = packWhole(table, asked, bestOrder(table, asked).order)
  return difference.packed.length < WORTHWHILE * whole.packed.length ? difference : whole
}
