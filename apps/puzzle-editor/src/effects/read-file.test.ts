import { PRESETS, START } from '@tama/engine'
import { makeFen } from '@tama/engine/notation'
import { loadMessages, translator } from '@tama/i18n'
import { makeCollection, makePuzzle, makePuzzleCsv, makePuzzlePdn, parsePuzzle } from '@tama/puzzles'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { puzzleOfDraft } from '../model/draft-puzzle.ts'
import { mutatedFiles } from '../testing/mutated-files.ts'
import { readDrafts } from './read-file.ts'

const t = translator('en', await loadMessages('en'))

const puzzle = parsePuzzle(
  '{"id":"one","ruleset":"dama","fen":"W:Wd2,a3:Bd3,d5,h7","goal":"crown","in":3,"solution":["d2xd6","h7-h6",["h7-g7","d6-d7"],"d6-d7"],"title":"Şah","author":"A","themes":["breakthrough"]}',
)
if (!puzzle.ok) throw new Error(puzzle.error.kind)

const read = (text: string) => readDrafts(t, text)
const puzzlesOf = (text: string) => read(text).drafts.map((draft) => puzzleOfDraft(draft))

describe('a file of puzzles', () => {
  test.each([
    [
      'as a collection',
      makeCollection({ title: 'Mine', puzzles: [puzzle.value, puzzle.value], unknown: {} }),
    ],
    [
      'as one puzzle a line',
      `${JSON.stringify({ ruleset: 'dama', fen: 'W:Wd2:Bd7', goal: 'win' })}\n`.repeat(2),
    ],
    ['as PDN', makePuzzlePdn([puzzle.value, puzzle.value])],
    ['as CSV', makePuzzleCsv([puzzle.value, puzzle.value])],
    [
      'with Windows line ends and a mark of its encoding',
      `\uFEFF${makePuzzlePdn([puzzle.value, puzzle.value]).replaceAll('\n', '\r\n')}`,
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toMatchObject({ refused: 0, reason: undefined })
    expect(read(text).drafts).toHaveLength(2)
  })

  test('comes back whole as a collection', () => {
    const text = makeCollection({ title: 'Mine', author: 'Me', puzzles: [puzzle.value], unknown: {} })
    expect(read(text)).toMatchObject({ title: 'Mine', author: 'Me' })
    expect(puzzlesOf(text)).toEqual([puzzle.value])
  })

  test('comes back from PDN with its branches, its goal and its names', () => {
    const [back] = puzzlesOf(makePuzzlePdn([puzzle.value]))
    expect(back).toMatchObject({ goal: { kind: 'crown' }, inTurns: 3, title: 'Şah', author: 'A' })
    expect(back?.solution).toEqual(puzzle.value.solution)
  })
})

describe('a PDN game', () => {
  test('that begins at the start gives the position that it ends with', () => {
    const [draft, ...others] = read('1. d3-d4 e6-e5 2. c3-c4 *').drafts
    expect(others).toEqual([])
    expect(draft?.setup.turn).toBe('black')
    expect(makeFen(draft?.setup ?? START)).toContain('c4,d4')
  })

  test('of Tama is Tama', () => {
    expect(read('[Variant "Tama"]\n\n1. d3-e4 d6-e5 *').drafts[0]?.ruleset).toEqual(PRESETS.tama)
  })
})

describe('what cannot be read is told, and costs nothing else', () => {
  const bad = '{"ruleset":"dama","fen":"W:Wd2:Bz7","goal":"win"}'
  const good = '{"ruleset":"dama","fen":"W:Wd2:Bd7","goal":"win"}'

  test('a bad puzzle among good ones', () => {
    const { drafts, refused, reason } = read(`[${good},${bad},${good}]`)
    expect(drafts).toHaveLength(2)
    expect(refused).toBe(1)
    expect(reason).toBe(
      'Number 2: “z7” is not a square. Squares are a1 to h8, with K before a king. (character 8)',
    )
  })

  test.each([
    ['{"ruleset":"dama","fen":"W:Wd2:Bd7"}', '“goal” is missing.'],
    ['{"ruleset":"dama","fen":"W:Wd2:Bd7","goal":"fly"}', '“fly” is not a goal.'],
    ['{"ruleset":"dama","fen":"W:Wd2:Bd7","goal":"win","in":0}', '“in” goes from 1 to 99.'],
    ['{"ruleset":"dama","fen":"W:Wd8:Bd7","goal":"win"}', 'The man on d8 stands on its own last row'],
    [
      '{"ruleset":"dama","fen":"W:Wd2:Bd7","goal":"win","solution":["d2-d5"]}',
      'Ply 1 of the solution, “d2-d5”',
    ],
    ['{"ruleset":"dama"', 'The file is broken in line 1.'],
    ['{"format":"tama-puzzles","version":99,"puzzles":[]}', 'newer version'],
    ['1. d3-d4 d6-d9', 'Game 1 of the file cannot be read to its end.'],
    ['[FEN "W:Wz9:B"]\n\n*', 'Game 1 of the file cannot be read to its end.'],
    ['nonsense', 'The file holds something else.'],
    ['\u0089PNG\r\n\u001a\u0000', 'The file holds something else.'],
    ['Title,FEN\n', 'The file holds something else.'],
    [' \r\n', 'The file is empty.'],
    ['a'.repeat(16_000_001), 'The file is too large.'],
    ['1. d3-d4 '.repeat(500_000), 'The file is too large.'],
  ])('%.80s', (text, reason) => {
    expect(read(text).drafts).toEqual([])
    expect(read(text).reason).toContain(reason)
  })

  test('500 mutated files never throw, and what is read can be kept and read again', () => {
    fc.assert(
      fc.property(mutatedFiles(), (text) => {
        for (const found of puzzlesOf(text)) {
          if (found !== undefined) expect(parsePuzzle(makePuzzle(found))).toEqual({ ok: true, value: found })
        }
      }),
      { numRuns: 500 },
    )
  })
})
