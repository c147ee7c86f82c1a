import { materialName, materialsOf, readPack } from '@tama/endgame'
import { PRESETS } from '@tama/engine'
import { expect, test } from 'vitest'
import { build } from './build.ts'
import type { PackedTable } from './compress.ts'
import { packChange, packPair, type Source } from './pack-game.ts'
import { writePack } from './write-pack.ts'

const sourceOf = (preset: 'dama' | 'dama-federation' | 'tama' | 'tama-igg'): Source => {
  const ruleset = PRESETS[preset]
  const tables = build({ ruleset }, 2, undefined)
  return {
    ruleset,
    read: (material) => {
      const table = tables[material]
      if (table === undefined) throw new Error('a material that was not solved')
      return table
    },
  }
}

const packAll = (source: Source): readonly PackedTable[] =>
  materialsOf(2).flatMap((material) => packPair(source, material) ?? [])

/** The sections of what was packed, as a reader sees them. */
const sectionsOf = (tables: readonly PackedTable[]) => {
  const read = readPack(writePack(tables))
  if (!read.ok) throw new Error(read.error)
  return read.value
}

test('what two presets have in common is packed once', () => {
  const changes = (base: Source, source: Source) =>
    sectionsOf(packAll(base))
      .flatMap((section) => packChange(section, base, source) ?? [])
      .map(({ material }) => materialName(material))
  expect(changes(sourceOf('dama'), sourceOf('dama-federation'))).toEqual(['K-M', 'M-K', 'M-M'])
  expect(changes(sourceOf('tama'), sourceOf('tama-igg'))).toEqual([])
})

test('a pack can be read again', () => {
  const tables = packAll(sourceOf('tama'))
  const sections = sectionsOf(tables)
  expect(sections.map(({ layout }) => layout.material)).toEqual([...materialsOf(2)])
  for (const [index, section] of sections.entries()) {
    expect(section.order).toEqual(tables[index]?.order)
    expect([...section.packed]).toEqual([...(tables[index]?.packed ?? [])])
    expect(section.isDifference).toBe(false)
  }
})
