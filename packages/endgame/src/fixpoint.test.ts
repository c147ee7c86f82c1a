import { PRESET_IDS } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { materialsOf } from './material.ts'
import { checkFixpoint, loadTables, storedIn } from './testing/index.ts'

/** Every entry is held against its moves by fixpoint.slow.test.ts; here one of so many, and of those with four pieces. */
const STEP = 17
const FOUR_STEP = 14_983

describe.each(PRESET_IDS)('entries with up to three pieces (%s)', (preset) => {
  test('follow from the entries that their moves lead to', async () => {
    const tables = await loadTables(preset, 3)
    let entries = 0
    for (const material of storedIn(tables)) {
      const { checked, contradictions } = checkFixpoint(tables, material, STEP)
      expect(contradictions).toEqual([])
      entries += checked
    }
    expect(entries).toBeGreaterThan(18_000)
  })
})

test.each(PRESET_IDS)(
  'entries with four pieces follow from what their moves lead to (%s)',
  async (preset) => {
    const tables = await loadTables(preset, 4)
    let entries = 0
    for (const material of materialsOf(4).filter((each) => tables.isStored(each))) {
      const { checked, contradictions } = checkFixpoint(tables, material, FOUR_STEP)
      expect(contradictions).toEqual([])
      entries += checked
    }
    expect(entries).toBeGreaterThan(1000)
  },
)

test('a contradiction is found', async () => {
  const tables = await loadTables('tama', 3)
  const material = storedIn(tables).at(-1) ?? 0
  const table = tables.tableOf(material)
  const wrong = table?.values.map((value, number) => (number < 4000 ? value + 2 : value))
  if (table === undefined || wrong === undefined) throw new Error('no table')
  tables.add({ layout: table.layout, values: wrong })
  expect(checkFixpoint(tables, material, 40).contradictions).not.toEqual([])
})
