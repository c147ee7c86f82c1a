import { PRESET_IDS } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { materialsOf } from './material.ts'
import { addDerived, checkFixpoint, loadTables, storedIn } from './testing/index.ts'

/** So many entries are stored at least, whichever side to move packs better. */
const ENTRIES = 309_371

describe.each(PRESET_IDS)('every entry with up to three pieces (%s)', (preset) => {
  test('follows from the entries that its moves lead to', async () => {
    const tables = await loadTables(preset, 3)
    let entries = 0
    for (const material of storedIn(tables)) {
      const { checked, contradictions } = checkFixpoint(tables, material)
      expect(contradictions).toEqual([])
      entries += checked
    }
    expect(entries).toBeGreaterThanOrEqual(ENTRIES)
  })
})

/** So many entries with four pieces are stored at least, of the smaller of every two tables. */
const FOUR_ENTRIES = 19_000_000

describe.each(PRESET_IDS)('every entry with four pieces (%s)', (preset) => {
  test('follows from the entries that its moves lead to', async () => {
    const tables = await loadTables(preset, 4)
    const stored = storedIn(tables).filter((material) => materialsOf(4).includes(material))
    for (const pieces of [3, 4]) addDerived(tables, pieces)
    let entries = 0
    for (const material of stored) {
      const { checked, contradictions } = checkFixpoint(tables, material)
      expect(contradictions).toEqual([])
      entries += checked
    }
    expect(entries).toBeGreaterThan(FOUR_ENTRIES)
  })
})
