import { hasCapture, modeOf } from '@tama/engine/hot'
import { createLayout, writeSquares } from '../layout.ts'
import { type Material, materialsOf } from '../material.ts'
import { settleWords } from '../settle.ts'
import type { EndgameTables } from '../tables.ts'
import { WORDS, writeWords } from '../words.ts'

const ORDER = [0, 1, 2, 3]

/** Works the table of `material` out from those of the positions that its moves lead to. */
const derive = (tables: EndgameTables, material: Material): void => {
  const layout = createLayout(material, ORDER)
  const values = new Int8Array(layout.size)
  const squares = new Int32Array(layout.pieces)
  const words = new Int32Array(WORDS)
  const mode = modeOf(tables.ruleset, 'white')
  for (let number = 0; number < layout.size; number++) {
    if (!writeSquares(layout, number, squares)) continue
    writeWords(layout, squares, words)
    const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] = words
    if (hasCapture(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)) continue
    values[number] = settleWords(tables, mode, words)
  }
  tables.add({ layout, values })
}

/**
 * Adds the tables with `pieces` pieces of the other side to move, which are not stored: whoever asks every entry of a
 * table about its moves has them at hand then. Says of which materials.
 */
export const addDerived = (tables: EndgameTables, pieces: number): readonly Material[] => {
  // Fewer men come first: what a promotion leads to is there.
  const missing = materialsOf(pieces).filter((material) => !tables.isStored(material))
  for (const material of missing) derive(tables, material)
  return missing
}
