import { readFileSync } from 'node:fs'
import { PRESETS } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { parseCollection, parsePuzzle } from './format/collection-text.ts'
import { makePuzzleCsv, parsePuzzleCsv } from './format/csv.ts'
import { PUZZLE_FIELDS } from './format/field.ts'
import { makePuzzlePdn, parsePuzzlePdn } from './format/pdn.ts'
import { makePuzzle, puzzleOfJson } from './format/puzzle-text.ts'
import { makeSolution } from './format/solution-text.ts'
import { type Json, parseJson } from './json.ts'
import { mainLine } from './solution.ts'

const docs = readFileSync(new URL('../../../docs/puzzle-format.md', import.meta.url), 'utf8')

/** The code blocks of a language, in order. */
const blocks = (language: string): readonly string[] =>
  [...docs.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text ?? '')

/** The rows of the table behind a text: another text and the kind of its refusal, both as code. */
const rowsBehind = (before: string): readonly (readonly [string, string])[] => {
  const table = docs.split(before)[1]?.split('\n\n')[1] ?? ''
  return [...table.matchAll(/^\| `(.*?)` \| `([a-z-]+)` \|/gm)].map(([, text = '', kind = '']) => [
    text,
    kind,
  ])
}

const [puzzleText = '', lineText = '', collectionText = ''] = blocks('json')

const read = parsePuzzle(puzzleText)
if (!read.ok) throw new Error(JSON.stringify(read.error))
const fork = read.value

describe('docs/puzzle-format.md', () => {
  test('shows a puzzle with every field, in the order in which they are written', () => {
    expect(Object.keys(JSON.parse(puzzleText) as object)).toEqual(PUZZLE_FIELDS)
    expect(JSON.parse(makePuzzle(fork))).toEqual(JSON.parse(puzzleText))
  })

  test('shows a line that is read and written as it stands', () => {
    const fen = 'B:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,c3,d3,e3,f3,g3,b4,Ke8:Bf5,a6,b6,c6,d6,f6,a7,b7,c7,d7,e7,g7,h7'
    const line = parseJson(lineText) as readonly Json[]
    const puzzle = puzzleOfJson({ ruleset: 'dama', fen, goal: 'crown', solution: line })
    expect(puzzle).toMatchObject({ ok: true })
    if (!puzzle.ok) return
    const { solution, position, ruleset } = puzzle.value
    expect(makeSolution(solution, position, ruleset)).toEqual(line)
    expect(solution[0]?.next).toHaveLength(3)
  })

  test('shows a collection', () => {
    const collection = parseCollection(collectionText)
    expect(collection).toMatchObject({ ok: true, value: { refused: [], collection: { title: 'Two shots' } } })
    expect(collection.ok && collection.value.collection.puzzles).toHaveLength(2)
  })

  test('names the refusals of a file', () => {
    const found = rowsBehind('\n## Refusals')
    expect(found.map(([, kind]) => kind)).toEqual([
      'empty',
      'not-json',
      'not-puzzles',
      'other-format',
      'newer-version',
    ])
    for (const [text, kind] of found)
      expect(parseCollection(text)).toMatchObject({ ok: false, error: { kind } })
  })

  test('names the refusals of a puzzle', () => {
    const found = rowsBehind('told by its number:')
    expect(found).toHaveLength(9)
    for (const [text, kind] of found) {
      expect(puzzleOfJson(JSON.parse(text) as Json), text).toMatchObject({ ok: false, error: { kind } })
    }
  })

  test('shows the same puzzle as PDN and as CSV', () => {
    const [pdn = ''] = blocks('pdn')
    const [csv = ''] = blocks('csv')
    expect(parsePuzzlePdn(pdn)).toEqual({ puzzles: [fork], refused: [] })
    expect(makePuzzlePdn([fork])).toBe(pdn)
    expect(makePuzzleCsv([fork])).toBe(csv)
    const rows = parsePuzzleCsv(csv, PRESETS.tama)
    expect(rows).toMatchObject({ ok: true, value: { refused: [] } })
    expect(rows.ok && mainLine(rows.value.puzzles[0]?.solution ?? [])).toEqual(mainLine(fork.solution))
  })
})
