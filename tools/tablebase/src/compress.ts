import { deflateRawSync } from 'node:zlib'
import { type Layout, type Material, pliesOf, UNKNOWN, WORDS, writeSquares, writeWords } from '@tama/endgame'
import type { Ruleset } from '@tama/engine'
import { hasCapture, modeOf } from '@tama/engine/hot'
import { NO_POSITION, type SolvedTable } from './solved.ts'

/** A table as it goes into a pack. */
export interface PackedTable {
  readonly material: Material
  /** The order of the kinds by which it packs best. */
  readonly order: readonly number[]
  readonly isDifference: boolean
  readonly packed: Uint8Array
}

/** Longer wins would need more than a byte. */
const MOST_PLIES = 126

/** Stands where nobody will ask: there is no position, or the side to move can capture. */
const NOT_ASKED = UNKNOWN

/** The values of a solved table without those that nobody asks for. */
export const askedValues = ({ layout, values }: SolvedTable, ruleset: Ruleset): Int16Array => {
  const asked = new Int16Array(layout.size)
  const squares = new Int32Array(layout.pieces)
  const words = new Int32Array(WORDS)
  const mode = modeOf(ruleset, 'white')
  for (let number = 0; number < layout.size; number++) {
    const value = values[number] as number
    asked[number] = NOT_ASKED
    if (value === NO_POSITION) continue
    writeSquares(layout, number, squares)
    writeWords(layout, squares, words)
    const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] = words
    if (hasCapture(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)) continue
    if (pliesOf(value) > MOST_PLIES)
      throw new Error(`a win in ${pliesOf(value)} plies does not fit into a byte`)
    asked[number] = value
  }
  return asked
}

/** True when two rulesets say the same wherever somebody asks. */
export const isSameTable = (a: Int16Array, b: Int16Array): boolean =>
  a.every((value, number) => value === b[number])

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      )

/** The orders of the four kinds that differ for `material`: kinds without pieces come last. */
const ordersOf = (material: Material): readonly (readonly number[])[] => {
  const kinds = [0, 1, 2, 3].filter((kind) => ((material >> (2 * kind)) & 3) > 0)
  const absent = [0, 1, 2, 3].filter((kind) => !kinds.includes(kind))
  return permutations(kinds).map((order) => [...order, ...absent])
}

/** The strides and counts of the four kinds, in the order of `Layout.lead`. */
const stridesOf = (layout: Layout): readonly number[] => [
  layout.ownKingsStride,
  layout.ownMenStride,
  layout.oppKingsStride,
  layout.oppMenStride,
]
const countsOf = (layout: Layout): readonly number[] => [
  layout.ownKingsCount,
  layout.ownMenCount,
  layout.oppKingsCount,
  layout.oppMenCount,
]

/**
 * `asked` in another order of the kinds, as bytes, with what nobody asks for the same as what stands before it. A number
 * is the sum of a number for each kind times its stride: an order changes only the strides.
 */
const inOrder = (
  { layout }: SolvedTable,
  asked: Int16Array,
  base: Int16Array | undefined,
  order: readonly number[],
): Uint8Array => {
  const counts = countsOf(layout)
  const strides = stridesOf(layout)
  const [firstCount = 0, secondCount = 0, thirdCount = 0, lastCount = 0] = order.map((kind) => counts[kind])
  const [firstStep = 0, secondStep = 0, thirdStep = 0, lastStep = 0] = order.map((kind) => strides[kind])
  const bytes = new Uint8Array(layout.size)
  let at = 0
  let last = 0
  for (let first = 0; first < firstCount; first++) {
    for (let second = 0; second < secondCount; second++) {
      for (let third = 0; third < thirdCount; third++) {
        let number = first * firstStep + second * secondStep + third * thirdStep
        for (let fourth = 0; fourth < lastCount; fourth++, number += lastStep) {
          const value = asked[number] as number
          if (value !== NOT_ASKED) last = base === undefined ? value : value - (base[number] as number)
          else if (base !== undefined) last = 0
          bytes[at++] = last
        }
      }
    }
  }
  return bytes
}

const deflate = (bytes: Uint8Array): Uint8Array => deflateRawSync(bytes, { level: 9, memLevel: 9 })

/** A quick guess of how small bytes get. */
const roughSize = (bytes: Uint8Array): number => deflateRawSync(bytes, { level: 1 }).length

/** The order of the kinds in which the asked values of a table get smallest, and how small about. */
export const bestOrder = (
  table: SolvedTable,
  asked: Int16Array,
): { readonly order: readonly number[]; readonly size: number } => {
  const [best] = ordersOf(table.layout.material)
    .map((order) => ({ order, size: roughSize(inOrder(table, asked, undefined, order)) }))
    .sort((a, b) => a.size - b.size)
  if (best === undefined) throw new Error('a material without pieces')
  return best
}

/** Packs the asked values of a table. */
export const packWhole = (table: SolvedTable, asked: Int16Array, order: readonly number[]): PackedTable => ({
  material: table.layout.material,
  order,
  isDifference: false,
  packed: deflate(inOrder(table, asked, undefined, order)),
})

/** Packs what must be added to `base`, the asked values of the same material under other rules, kept in `order`. */
export const packDifference = (
  table: SolvedTable,
  asked: Int16Array,
  base: Int16Array,
  order: readonly number[],
): PackedTable => ({
  material: table.layout.material,
  order,
  isDifference: true,
  packed: deflate(inOrder(table, asked, base, order)),
})
