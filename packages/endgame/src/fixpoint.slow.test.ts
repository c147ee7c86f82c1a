import { PRESET_IDS } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { checkFixpoint, loadTables, storedIn } from './testing/index.ts'

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
