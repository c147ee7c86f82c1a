import { PRESET_IDS } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { checkFixpoint, loadTables, storedIn } from './testing/index.ts'

/** Entries without a capture: those that a table is asked for. */
const ENTRIES = 663_577

describe.each(PRESET_IDS)('every entry with up to three pieces (%s)', (preset) => {
  test('follows from the entries that its moves lead to', async () => {
    const tables = await loadTables(preset, 3)
    let entries = 0
    for (const material of storedIn(tables)) {
      const { checked, contradictions } = checkFixpoint(tables, material)
      expect(contradictions).toEqual([])
      entries += checked
    }
    expect(entries).toBe(ENTRIES)
  })
})
