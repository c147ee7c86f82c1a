import { readFileSync } from 'node:fs'
import { PRESETS } from '@tama/engine'
import { parseFen } from '@tama/engine/notation'
import { fromMoves, fromRuleset } from '@tama/engine/testing'
import { parsePuzzle } from '@tama/puzzles'
import { describe, expect, test } from 'vitest'
import { linkOfGame } from './game-link.ts'
import { decodeLink } from './link.ts'
import type { GameLink, LastWord, LinkValue, PositionLink, PuzzleLink } from './link-value.ts'
import { linkOfPuzzle } from './puzzle-link.ts'
import { encodeAny } from './testing/link-values.ts'

const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))

/** What they hold, the link, the ruleset, the FEN; games also their moves and the players' last word. */
const positionRows = rowsOf('links-v1.tsv')
const gameRows = rowsOf('links-v2.tsv')
/** What they hold, the link, the puzzle as a file has it. */
const puzzleRows = rowsOf('links-v3.tsv')

test('the files of sent links hold at least the first ones', () => {
  expect(positionRows.length).toBeGreaterThanOrEqual(14)
  expect(gameRows.length).toBeGreaterThanOrEqual(12)
  expect(puzzleRows.length).toBeGreaterThanOrEqual(7)
})

const positionOfRow = ([, , ruleset = '', fen = '']: readonly string[]): PositionLink => {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(`unreadable row: ${fen}`)
  return { kind: 'position', ruleset: fromRuleset(ruleset), setup: setup.value }
}

const gameOfRow = ([, , ruleset = '', fen = '', moves = '', lastWord]: readonly string[]): GameLink =>
  linkOfGame(fromMoves(fen, fromRuleset(ruleset), moves), lastWord as LastWord)

const puzzleOfRow = ([, , text = '']: readonly string[]): PuzzleLink => {
  const puzzle = parsePuzzle(text)
  if (!puzzle.ok) throw new Error(`unreadable row: ${text}`)
  return linkOfPuzzle(puzzle.value)
}

describe.each([
  ...positionRows.map((row) => [...row.slice(0, 2), positionOfRow(row)] as const),
  ...gameRows.map((row) => [...row.slice(0, 2), gameOfRow(row)] as const),
  ...puzzleRows.map((row) => [...row.slice(0, 2), puzzleOfRow(row)] as const),
])('%s', (_, link, value) => {
  test('the sent link still opens', () => {
    const read = decodeLink(link as string)
    // A route may differ: the link knows the move (rule 11), and the encoder below compares that.
    expect(read.ok && encodeAny(read.value)).toBe(link)
    expect(read.ok && { ...read.value, moves: [], solution: [] }).toEqual({
      ...(value as object),
      moves: [],
      solution: [],
    })
  })

  test('the same still makes the same link', () => {
    expect(encodeAny(value as LinkValue)).toBe(link)
  })
})

test('a game of 100 plies fits in 130 characters', () => {
  const row = gameRows.find(([what]) => what === 'first 100 plies of a game')
  if (!row) throw new Error('no such row')
  const link = gameOfRow(row)
  expect(link.moves).toHaveLength(100)
  for (const ruleset of [PRESETS['dama-federation'], PRESETS.dama]) {
    expect(encodeAny({ ...link, ruleset }).length).toBeLessThanOrEqual(130)
  }
})
