import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { finalSquare, type Move, moveKey } from './move.ts'
import { makeFullMove, parseMove } from './notation/move-text.ts'
import { legalMoves } from './rules.ts'
import { PRESET_IDS, PRESETS, type PresetId } from './ruleset.ts'
import { squareName } from './square.ts'
import { fromFen, fromMove, fromMoves, moveTexts } from './testing/from-text.ts'

const read = (name: string): string => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')

type MoveEntry = readonly [from: string, to: string, captured: readonly string[]]

interface MovesLine {
  readonly ruleset: PresetId
  readonly fen: string
  readonly moves: readonly MoveEntry[]
}

const entryOf = (move: Move): MoveEntry => [
  squareName(move.from),
  squareName(finalSquare(move)),
  move.captured.map(squareName).sort(),
]

const sorted = (entries: readonly MoveEntry[]): readonly string[] =>
  entries.map((entry) => JSON.stringify(entry)).sort()

const movesLines = (name: string): readonly MovesLine[] =>
  read(name)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as MovesLine)

describe.each([
  ['cases-moves.jsonl', 1116],
  ['game-positions-moves.jsonl', 864],
])('%s', (name, count) => {
  const lines = movesLines(name)
  test('has all its lines', () => {
    expect(lines.length).toBe(count)
  })
  test.each(lines.map((line, index) => ({ ...line, number: index + 1 })))(
    'line $number: $ruleset $fen',
    ({ ruleset, fen, moves }) => {
      expect(sorted(legalMoves(fromFen(fen), PRESETS[ruleset]).map(entryOf))).toEqual(sorted(moves))
    },
  )
})

interface RulePosition {
  readonly id: string
  readonly title: string
  readonly fen: string
  readonly moves: Readonly<Record<PresetId, readonly string[]>>
}

/** Here the file names another landing between two straight jumps than the first one behind the captured piece. */
const OTHERWISE_WRITTEN = ['TUDAF-3']

describe('rule-positions.json', () => {
  const rows = (JSON.parse(read('rule-positions.json')) as readonly RulePosition[]).flatMap((row) =>
    PRESET_IDS.map((preset) => ({ ...row, preset })),
  )
  test.each(rows)('$id ($preset)', ({ id, fen, moves, preset }) => {
    const position = fromFen(fen)
    const legal = legalMoves(position, PRESETS[preset])
    const expected = moves[preset].map((text) => fromMove(text, position, PRESETS[preset]))
    expect(legal.map(moveKey).sort()).toEqual(expected.map(moveKey).sort())
    if (!OTHERWISE_WRITTEN.includes(id)) expect(expected.map(makeFullMove)).toEqual(moves[preset])
  })
})

interface TeachingPosition {
  readonly id: string
  readonly fen: string
  readonly accept: readonly string[]
  readonly legal: readonly string[]
}

describe('teaching-positions.json', () => {
  const rows = JSON.parse(read('teaching-positions.json')) as readonly TeachingPosition[]
  const both = rows.flatMap((row) =>
    (['dama', 'dama-federation'] as const).map((preset) => ({ ...row, preset })),
  )
  test.each(both)('$id ($preset)', ({ fen, accept, legal, preset }) => {
    const position = fromFen(fen)
    const keys = (texts: readonly string[]) =>
      texts.map((text) => moveKey(fromMove(text, position, PRESETS[preset]))).sort()
    expect(legalMoves(position, PRESETS[preset]).map(moveKey).sort()).toEqual(keys(legal))
    expect(keys(legal)).toEqual(expect.arrayContaining(keys(accept)))
  })
})

interface OpeningShot {
  readonly id: string
  readonly ruleset: PresetId
  readonly fen: string
  readonly solution: readonly string[]
  readonly firstMove: string
}

describe('opening-shots.json', () => {
  const rows = JSON.parse(read('opening-shots.json')) as readonly OpeningShot[]
  test.each(rows)('$id: the whole line is legal', ({ fen, ruleset, solution, firstMove }) => {
    const game = fromMoves(fen, PRESETS[ruleset], solution.join(' '))
    expect(game.plies.length).toBe(solution.length)
    expect(solution[0]).toBe(firstMove)
  })
})

test('what parseMove reads of every written move is that move', () => {
  for (const { ruleset, fen } of movesLines('game-positions-moves.jsonl')) {
    const position = fromFen(fen)
    const legal = legalMoves(position, PRESETS[ruleset])
    const read = moveTexts(position, PRESETS[ruleset]).map((text) =>
      parseMove(text, position, PRESETS[ruleset], legal),
    )
    expect(read.map((move) => (move.ok ? moveKey(move.value) : '')).sort()).toEqual(legal.map(moveKey).sort())
  }
})
