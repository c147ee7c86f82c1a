import { readFile } from 'node:fs/promises'
import { PRESET_IDS, PRESETS } from '@tama/engine'
import { fromFen, fromRuleset } from '@tama/engine/testing'
import { describe, expect, test } from 'vitest'
import { presetWithTables } from './files.ts'
import { createLibrary } from './library.ts'
import { materialsOf, swapSides } from './material.ts'
import { probe } from './probe.ts'

const readTable = async (file: URL) => new Uint8Array(await readFile(file))

describe('a library', () => {
  test.each(PRESET_IDS)('loads every table with up to three pieces (%s)', async (preset) => {
    const library = createLibrary({ readFile: readTable })
    const ruleset = PRESETS[preset]
    const tables = library.tablesOf(ruleset)
    expect(tables?.mostPieces).toBe(0)
    expect(library.isLoaded(ruleset, 3)).toBe(false)
    expect(await library.load(ruleset, 3)).toEqual({ ok: true, value: undefined })
    expect(library.isLoaded(ruleset, 3)).toBe(true)
    expect(library.tablesOf(ruleset)).toBe(tables)
    for (const material of materialsOf(2)) expect(tables?.isStored(material)).toBe(true)
    for (const material of materialsOf(3)) {
      expect(tables?.isStored(material)).not.toBe(tables?.isStored(swapSides(material)))
    }
  })

  test('reads each file once, however often and from wherever it is asked', async () => {
    const read: string[] = []
    const library = createLibrary({
      readFile: (file) => {
        read.push(file.pathname.split('/').at(-1) ?? '')
        return readTable(file)
      },
    })
    const { dama } = PRESETS
    await Promise.all([library.load(dama, 3), library.load(dama, 2), library.load(dama, 3)])
    await library.load({ ...dama, noProgressPlies: 40 }, 3)
    expect(read).toEqual(['dama-3.bin'])
  })

  test('shows no table before the difference that belongs to it', async () => {
    let answer: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const library = createLibrary({
      readFile: async (file) => {
        if (file.pathname.includes('igg')) await held
        return readTable(file)
      },
    })
    const loading = library.load(PRESETS['tama-igg'], 3)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(library.tablesOf(PRESETS['tama-igg'])?.mostPieces).toBe(0)
    answer()
    await loading
    expect(library.tablesOf(PRESETS['tama-igg'])?.mostPieces).toBe(3)
  })

  test('says what failed and tries again when it is asked again', async () => {
    const answers = [undefined, new TextEncoder().encode('<!doctype html>')]
    const library = createLibrary({
      readFile: (file) => (answers.length > 0 ? Promise.resolve(answers.shift()) : readTable(file)),
    })
    expect(await library.load(PRESETS.tama, 3)).toEqual({ ok: false, error: 'no-file' })
    expect(await library.load(PRESETS.tama, 3)).toEqual({ ok: false, error: 'damaged' })
    expect(library.isLoaded(PRESETS.tama, 3)).toBe(false)
    expect((await library.load(PRESETS.tama, 3)).ok).toBe(true)
  })

  test('has nothing for rules of one’s own, and loads nothing for them', async () => {
    const library = createLibrary({ readFile: () => Promise.reject(new Error('nobody may ask')) })
    const ruleset = fromRuleset('dama+loneMen=draw')
    expect(library.tablesOf(ruleset)).toBeUndefined()
    expect(library.isLoaded(ruleset, 4)).toBe(true)
    expect(await library.load(ruleset, 4)).toEqual({ ok: true, value: undefined })
  })
})

test('tables do not depend on repetition and the no-progress counter', () => {
  expect(presetWithTables(fromRuleset('tama+repetition=2+noProgressPlies=30'))).toBe('tama')
  expect(presetWithTables(fromRuleset('tama+reversal=allowed+promotion=atEnd'))).toBe('tama-igg')
  expect(presetWithTables(fromRuleset('tama+reversal=allowed'))).toBeUndefined()
})

test('the presets of a game have different tables where their rules differ', async () => {
  const library = createLibrary({ readFile: readTable })
  const verdict = async (preset: 'dama' | 'dama-federation', fen: string) => {
    await library.load(PRESETS[preset], 3)
    const tables = library.tablesOf(PRESETS[preset])
    return tables && probe(tables, fromFen(fen))
  }
  // The man is worth nothing where a king against a man has won already.
  expect(await verdict('dama', 'W:WKa1:Bh7')).toEqual({ value: 'win', plies: 0 })
  expect(await verdict('dama-federation', 'W:WKa1:Bh7')).toEqual({ value: 'draw' })
})
