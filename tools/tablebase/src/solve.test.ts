import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { materialName, materialsOf } from '@tama/endgame'
import { loadTables } from '@tama/endgame/testing'
import { PRESETS } from '@tama/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { build } from './build.ts'
import { figuresOf, figuresTable } from './figures.ts'
import { comparePacked } from './testing/compare-packed.ts'
import { openWorkFolder } from './work-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'tablebase-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Rows of material, positions, win, draw and loss in percent, longest win in plies. */
const CHECKED = readFileSync(new URL('../fixtures/three-pieces-lone-at-once.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => row.split('\t'))

test('three pieces have the figures that two other programs agree on', () => {
  const tables = build({ ruleset: PRESETS['dama-federation'], loneAtOnce: true }, 3, undefined)
  const found = materialsOf(3).flatMap((material) => {
    const table = tables[material]
    return table === undefined ? [] : [figuresOf(table)]
  })
  for (const [name = '', positions, win, draw, loss, longest] of CHECKED) {
    const row = found.find(({ material }) => materialName(material) === name)
    expect([
      name,
      String(row?.positions),
      row?.wins.toFixed(1),
      row?.draws.toFixed(1),
      row?.losses.toFixed(1),
      String(row?.longestWin),
    ]).toEqual([name, positions, win, draw, loss, longest])
  }
  expect(CHECKED).toHaveLength(6)
  expect(figuresTable(found.slice(0, 1))).toBe(
    [
      '| to move – other | positions | win | draw | loss | longest win | longest loss |',
      '|---|---|---|---|---|---|---|',
      '| KK-K | 124,992 | 30.6 % | 69.4 % | 0 | 5 | – |',
    ].join('\n'),
  )
})

describe('two pieces', () => {
  const ruleset = PRESETS.dama

  test('are as the packs have them wherever somebody asks', async () => {
    const solved = build({ ruleset }, 2, undefined)
    expect(comparePacked(solved, await loadTables('dama', 2), 2)).toEqual({ compared: 7088, different: 0 })
  })

  test('are solved once and read from the work folder afterwards', () => {
    const path = join(folder, 'dama')
    const first: unknown[] = []
    const second: unknown[] = []
    const solved = build({ ruleset }, 2, openWorkFolder(path), (_, plies) => first.push(plies))
    const read = build({ ruleset }, 2, openWorkFolder(path), (_, plies) => second.push(plies))
    expect(first).toEqual([1, 1, 17])
    expect(second).toEqual([undefined, undefined, undefined])
    expect(read).toEqual(solved)
  })

  test('are solved again when a file was cut short', () => {
    const path = join(folder, 'cut')
    const solved = build({ ruleset }, 2, openWorkFolder(path))
    truncateSync(join(path, 'M-M.i16'), 100)
    const plies: unknown[] = []
    expect(build({ ruleset }, 2, openWorkFolder(path), (_, each) => plies.push(each))).toEqual(solved)
    expect(plies).toEqual([undefined, undefined, 17])
  })
})
