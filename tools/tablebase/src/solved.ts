import { createLayout, type Layout, type Material } from '@tama/endgame'

/** The values of every position of one material; `NO_POSITION` where a number means none. */
export interface SolvedTable {
  readonly layout: Layout
  readonly values: Int16Array
}

/** Stands where a number means no position. */
export const NO_POSITION = -0x7fff

/** The tables solved so far of one ruleset, by material. */
export type SolvedTables = (SolvedTable | undefined)[]

/** The kinds in the order in which a table is worked on; stored tables may use another. */
const WORKING_ORDER = [0, 1, 2, 3]

/** The layout of tables while they are solved. */
export const workingLayout = (material: Material): Layout => createLayout(material, WORKING_ORDER)
