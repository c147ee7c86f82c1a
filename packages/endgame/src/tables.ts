// HOT: `valueOf` runs at nodes of a search. No objects, closures, iterators or exceptions in it.
import type { Ruleset } from '@tama/engine'
import type { Layout } from './layout.ts'
import { MATERIALS, type Material, swapSides } from './material.ts'
import * as place from './place.ts'
import * as value from './value.ts'

// V8 folds a module's own constants and inlines its own functions without a check; imported ones it does neither.
const { materialOfWords, numberOfWords } = place
const { UNKNOWN } = value

/** The values of one material: an int8 (see value.ts) for each number of its layout. */
export interface Table {
  readonly layout: Layout
  /** Where the side to move can capture, and where there is no position, anything. */
  readonly values: Int8Array
}

/** The endgame tables of one ruleset, as far as they have been loaded. Repetition and the no-progress counter are not in them. */
export class EndgameTables {
  readonly ruleset: Ruleset
  /** The largest number of pieces of which a table has been there; 0 before the first. */
  mostPieces = 0
  private readonly layouts: (Layout | undefined)[] = new Array(MATERIALS).fill(undefined)
  private readonly values: (Int8Array | undefined)[] = new Array(MATERIALS).fill(undefined)
  /** 1 for each material that was asked for in vain. */
  private readonly missed = new Uint8Array(MATERIALS)

  /** No table yet. */
  constructor(ruleset: Ruleset) {
    this.ruleset = ruleset
  }

  /** Adds the table of a material or puts it in the place of an older one. */
  add({ layout, values }: Table): void {
    this.layouts[layout.material] = layout
    this.values[layout.material] = values
    this.mostPieces = Math.max(this.mostPieces, layout.pieces)
  }

  /** Forgets the table of `material`. */
  remove(material: number): void {
    this.layouts[material] = undefined
    this.values[material] = undefined
  }

  /**
   * The materials of which `valueOf` was asked since the last call without having a table of either side to move. They
   * may be beyond any table.
   */
  takeMissed(): readonly Material[] {
    const missed = [...this.missed.keys()].filter(
      (material) =>
        this.missed[material] === 1 && !this.isStored(material) && !this.isStored(swapSides(material)),
    )
    this.missed.fill(0)
    return missed
  }

  /** True when the table of `material` is loaded. */
  isStored(material: number): boolean {
    return this.values[material] !== undefined
  }

  /** Adds every table of `other`. */
  addAll(other: EndgameTables): void {
    for (let material = 0; material < MATERIALS; material++) {
      const table = other.tableOf(material)
      if (table !== undefined) this.add(table)
    }
  }

  /** The table of `material`; undefined while it is not loaded. */
  tableOf(material: number): Table | undefined {
    const layout = this.layouts[material]
    const values = this.values[material]
    return layout === undefined || values === undefined ? undefined : { layout, values }
  }

  /**
   * The stored value of a position in words (see `@tama/engine/hot`) for its side to move, `black` 1 or 0; `UNKNOWN`
   * without a table. Meaningless when the side to move can capture. Of most materials a table is stored for one side
   * to move: `settle` knows what to do.
   */
  valueOf(
    black: number,
    ownEven: number,
    ownOdd: number,
    oppEven: number,
    oppOdd: number,
    kingsEven: number,
    kingsOdd: number,
  ): number {
    const material = materialOfWords(ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
    const layout = this.layouts[material]
    const values = this.values[material]
    if (layout === undefined || values === undefined) {
      this.missed[material] = 1
      return UNKNOWN
    }
    return values[
      numberOfWords(layout, black, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
    ] as number
  }
}
