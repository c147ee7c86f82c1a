import { type Material, materialsOf } from '@tama/endgame'
import type { Ruleset } from '@tama/engine'
import { askedValues, isSameTable, type PackedTable, packDifference, packWhole } from './compress.ts'
import type { SolvedTable } from './solved.ts'

/** The solved tables of one preset, wherever they come from. */
export interface Source {
  readonly ruleset: Ruleset
  readonly read: (material: Material) => SolvedTable
}

/** The packs of a game's two presets: what both load, and what each loads after that. */
export interface GamePacks {
  readonly shared: readonly PackedTable[]
  readonly first: readonly PackedTable[]
  readonly second: readonly PackedTable[]
}

/** A difference is worth its keep when it is smaller than this part of the whole table. */
const WORTHWHILE = 0.25

/**
 * Packs every table with `counts` pieces for two presets. A table that is the same in both is packed once; so is one
 * whose few differences the second preset adds; others are packed for each.
 */
export const packGame = (
  counts: readonly number[],
  first: Source,
  second: Source,
  onTable: (material: Material) => void = () => {},
): GamePacks => {
  const packs = {
    shared: [] as PackedTable[],
    first: [] as PackedTable[],
    second: [] as PackedTable[],
  }
  for (const material of counts.flatMap(materialsOf)) {
    const ours = first.read(material)
    const theirs = second.read(material)
    const asked = askedValues(ours, first.ruleset)
    const others = askedValues(theirs, second.ruleset)
    const whole = packWhole(ours, asked)
    if (isSameTable(asked, others)) {
      packs.shared.push(whole)
    } else {
      const difference = packDifference(theirs, others, asked, whole.order)
      if (difference.packed.length < WORTHWHILE * whole.packed.length) {
        packs.shared.push(whole)
        packs.second.push(difference)
      } else {
        packs.first.push(whole)
        packs.second.push(packWhole(theirs, others))
      }
    }
    onTable(material)
  }
  return packs
}
