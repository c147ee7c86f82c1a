import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { makeFen, parseFen } from './notation/fen.ts'
import { makeFullMove, parseMove } from './notation/move-text.ts'
import { parsePdn } from './notation/pdn-read.ts'
import { makePdn } from './notation/pdn-write.ts'
import { makeRuleset } from './notation/ruleset-text.ts'
import { PRESET_IDS, PRESETS, type Ruleset } from './ruleset.ts'
import { fromFen, fromRuleset, moveTexts } from './testing/from-text.ts'

const doc = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')

/** The rows of the tables under a certain head, cell by cell. */
const tableRows = (text: string, head: string): readonly (readonly string[])[] => {
  const tables = text.split('\n\n').filter((part) => part.startsWith(head))
  if (tables.length === 0) throw new Error(`no table begins with ${head}`)
  return tables.flatMap((table) =>
    table
      .trimEnd()
      .split('\n')
      .slice(2)
      .map((row) => row.split('|').slice(1, -1)),
  )
}

/** What stands in backticks, blanks included. */
const quoted = (cell = ''): readonly string[] =>
  Array.from(cell.matchAll(/`([^`]*)`/g), ([, text = '']) => text)
const onlyQuoted = (cell = ''): string => quoted(cell)[0] ?? ''

/** Text in backticks that looks like a FEN. */
const fensOf = (text: string): readonly string[] => quoted(text).filter((code) => /^[WB]:[WB]/.test(code))

describe('docs/rules.md', () => {
  const rules = doc('rules.md')

  test('every FEN is one', () => {
    const fens = fensOf(rules)
    expect(fens.length).toBeGreaterThan(10)
    expect(fens.filter((fen) => !parseFen(fen).ok)).toEqual([])
  })

  test('every list of legal moves is right', () => {
    const rows = tableRows(rules, '| position | ruleset | legal moves |')
    expect(rows.length).toBeGreaterThan(14)
    for (const [fen, rulesets = '', moves] of rows) {
      for (const ruleset of rulesets.split(',').map((name) => fromRuleset(name.trim()))) {
        expect([fen, ...moveTexts(fromFen(onlyQuoted(fen)), ruleset)]).toEqual([fen, ...quoted(moves)])
      }
    }
  })

  test('the presets are what the table says', () => {
    const rows = tableRows(rules, '| | `tama`')
    for (const [index, id] of PRESET_IDS.entries()) {
      const told = Object.fromEntries(rows.map((cells) => [cells[0]?.trim(), cells[index + 1]?.trim()]))
      const options = Object.entries(PRESETS[id]).map(([name, value]) => [name, `${value}`])
      expect(told).toEqual(Object.fromEntries(options))
    }
  })

  test('every rule is tested by number', () => {
    const numbers = Array.from(rules.matchAll(/^\*\*(\d+)\./gm), ([, number]) => number)
    expect(numbers).toEqual(Array.from({ length: 22 }, (_, index) => `${index + 1}`))
    const tests = readdirSync(new URL('.', import.meta.url))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
      .join('\n')
    const tested = new Set(
      Array.from(tests.matchAll(/(?:test|describe)\S*\(\s*'rule (\d+)/g), ([, number]) => number),
    )
    expect(numbers.filter((number) => !tested.has(number))).toEqual([])
  })
})

describe('docs/notation.md', () => {
  const notation = doc('notation.md')
  const readMove = (fen: string, ruleset: Ruleset, text: string) => {
    const read = parseMove(text, fromFen(fen), ruleset)
    return read.ok ? makeFullMove(read.value) : read.error.kind
  }

  test.each([
    ['| position | ruleset | text | is read as |', 7],
    ['| position | ruleset | text | because |', 4],
  ])('moves are read or refused as the table says: %s', (head, count) => {
    const rows = tableRows(notation, head)
    expect(rows.length).toBe(count)
    for (const [fen, ruleset = '', text, answer = ''] of rows) {
      const expected = onlyQuoted(answer) || answer.trim()
      expect(readMove(onlyQuoted(fen), fromRuleset(ruleset.trim()), onlyQuoted(text))).toBe(expected)
    }
  })

  test('positions are read and written as the table says', () => {
    const rows = tableRows(notation, '| text | is |')
    expect(rows.length).toBe(5)
    for (const [text, expected] of rows) {
      const read = parseFen(onlyQuoted(text))
      expect(read.ok && makeFen(read.value)).toBe(onlyQuoted(expected))
    }
  })

  test('positions are refused as the table says', () => {
    const rows = tableRows(notation, '| text | because | column |')
    expect(rows.length).toBe(8)
    for (const [text, kind = '', column] of rows) {
      expect(parseFen(onlyQuoted(text))).toMatchObject({
        ok: false,
        error: { kind: kind.trim(), at: Number(column) },
      })
    }
  })

  test('rulesets in it are rulesets', () => {
    const rulesets = quoted(notation).filter((code) => /^(tama|dama)[a-z-]*(\+|$)/.test(code))
    expect(rulesets.map((text) => makeRuleset(fromRuleset(text)))).toEqual([
      'tama+reversal=allowed+loneKings=draw',
      'tama-igg',
      'tama-igg',
    ])
  })

  test('the game in it is read and written as it stands', () => {
    const [, pdn = ''] = /```pdn\n([\s\S]*?)```/.exec(notation) ?? []
    const [game] = parsePdn(pdn)
    if (!game?.ok) throw new Error(JSON.stringify(game))
    expect(makePdn([game.value])).toBe(pdn)
    expect(game.value.notes).toEqual([])
  })
})
