import { materialName, materialsOf, readPack } from '@tama/endgame'
import { PRESETS } from '@tama/engine'
import { expect, test } from 'vitest'
import { build } from './build.ts'
import { packGame, type Source } from './pack-game.ts'
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

test('what two presets have in common is packed once', () => {
  const { shared, first, second } = packGame([2], sourceOf('dama'), sourceOf('dama-federation'))
  expect(shared.map(({ material }) => materialName(material))).toEqual(['K-K'])
  expect(first.map(({ material }) => materialName(material))).toEqual(['K-M', 'M-K', 'M-M'])
  expect(second).toHaveLength(3)
  const same = packGame([2], sourceOf('tama'), sourceOf('tama-igg'))
  expect([same.shared.length, same.first.length, same.second.length]).toEqual([4, 0, 0])
})

test('a pack can be read again', () => {
  const { shared } = packGame([2], sourceOf('tama'), sourceOf('tama-igg'))
  const read = readPack(writePack(shared))
  if (!read.ok) throw new Error(read.error)
  expect(read.value.map(({ layout }) => layout.material)).toEqual([...materialsOf(2)])
  for (const [index, section] of read.value.entries()) {
    expect(section.order).toEqual(shared[index]?.order)
    expect([...section.packed]).toEqual([...(shared[index]?.packed ?? [])])
    expect(section.isDifference).toBe(false)
  }
})
