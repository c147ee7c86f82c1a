import { readFile } from 'node:fs/promises'
import { type Position, PRESET_IDS, PRESETS, type Ruleset } from '@tama/engine'
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
    expect(await library.load(ruleset, 3)).toEqual({ ok: true, value: undefined })
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
    expect((await library.load(PRESETS.tama, 3)).ok).toBe(true)
  })

  test.each(PRESET_IDS)('has, of every two materials of four pieces, one (%s)', async (preset) => {
    const library = createLibrary({ readFile: readTable })
    expect(await library.load(PRESETS[preset], 4)).toEqual({ ok: true, value: undefined })
    const tables = library.tablesOf(PRESETS[preset])
    expect(tables?.mostPieces).toBe(4)
    for (const material of materialsOf(4)) {
      const partner = swapSides(material)
      expect(tables?.isStored(material)).toBe(partner === material || !tables?.isStored(partner))
    }
  })

  test('has nothing for rules of one’s own, and loads nothing for them', async () => {
    const library = createLibrary({ readFile: () => Promise.reject(new Error('nobody may ask')) })
    const ruleset = fromRuleset('dama+loneMen=draw')
    expect(library.tablesOf(ruleset)).toBeUndefined()
    expect(await library.load(ruleset, 4)).toEqual({ ok: true, value: undefined })
  })
})

describe('tables with four pieces, when they are missed', () => {
  const { dama, tama } = PRESETS
  const FOUR = fromFen('W:WKa1,Kb1,a3:BKh8')

  const listening = (
    answer: (name: string, file: URL) => Promise<Uint8Array | undefined> = (_, file) => readTable(file),
  ) => {
    const read: string[] = []
    const library = createLibrary({
      readFile: (file) => {
        const name = file.pathname.split('/').slice(-2).join('/')
        read.push(name)
        return answer(name, file)
      },
    })
    const ask = (ruleset: Ruleset, position: Position) => {
      const tables = library.tablesOf(ruleset)
      return tables && probe(tables, position)
    }
    return { library, read, ask }
  }

  test('those that were asked for are loaded and no others, whichever side is to move', async () => {
    const { library, read, ask } = listening()
    await library.load(dama, 3)
    await library.loadMissed(dama)
    expect(read).toEqual(['data/dama-3.bin'])
    expect(ask(dama, FOUR)).toBeUndefined()
    await library.loadMissed(dama)
    expect([...read].sort()).toEqual(['dama/K-KKK.bin', 'dama/K-KKM.bin', 'data/dama-3.bin'])
    expect(ask(dama, FOUR)).toEqual({ value: 'win', plies: 3 })
    expect(ask(dama, { ...FOUR, turn: 'black' })?.value).toBe('loss')
    await library.loadMissed(dama)
    expect(read).toHaveLength(3)
  })

  test('a table is whole when it is seen, the base of a difference included', async () => {
    const { library, read, ask } = listening()
    await library.load(PRESETS['tama-igg'], 3)
    ask(PRESETS['tama-igg'], FOUR)
    await library.loadMissed(PRESETS['tama-igg'])
    expect(read.slice(2).sort()).toEqual([
      'tama-igg/K-KKK.bin',
      'tama-igg/K-KKM.bin',
      'tama/K-KKK.bin',
      'tama/K-KKM.bin',
    ])
  })

  test('a table is not seen before those that promotions lead to', async () => {
    let answer: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { library, ask } = listening(async (name, file) => {
      if (name === 'dama/K-KKK.bin') await held
      return readTable(file)
    })
    await library.load(dama, 3)
    ask(dama, FOUR)
    const loading = library.loadMissed(dama)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(ask(dama, FOUR)).toBeUndefined()
    answer()
    await loading
    expect(ask(dama, FOUR)?.value).toBe('win')
  })

  test('what arrives after it was let go is not kept', async () => {
    let answer: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { library, ask } = listening(async (name, file) => {
      if (name === 'dama/K-KKM.bin') await held
      return readTable(file)
    })
    await library.load(dama, 3)
    ask(dama, FOUR)
    const late = library.loadMissed(dama)
    await library.load(tama, 3)
    ask(tama, FOUR)
    await library.loadMissed(tama)
    answer()
    expect(await late).toEqual({ ok: true, value: undefined })
    expect(ask(dama, FOUR)).toBeUndefined()
  })

  test('a file that cannot be had is not asked for again until the next load', async () => {
    const { library, read, ask } = listening(async (name, file) =>
      name.startsWith('dama/') ? undefined : readTable(file),
    )
    await library.load(dama, 3)
    for (let search = 1; search <= 2; search++) {
      for (let slice = 0; slice < 3; slice++) {
        expect(ask(dama, FOUR)).toBeUndefined()
        expect(await library.loadMissed(dama)).toEqual({ ok: false, error: 'no-file' })
      }
      expect(read).toHaveLength(1 + 2 * search)
      await library.load(dama, 3)
    }
  })

  test('those of another ruleset are let go, so that memory has an end', async () => {
    const { library, ask } = listening()
    for (const ruleset of [dama, tama, dama]) {
      await library.load(ruleset, 3)
      expect(ask(ruleset, FOUR)).toBeUndefined()
      await library.loadMissed(ruleset)
      expect(ask(ruleset, FOUR)?.value).toBe('win')
    }
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
