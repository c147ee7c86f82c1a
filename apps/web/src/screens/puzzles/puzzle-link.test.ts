import { PRESETS, START, startGame } from '@tama/engine'
import { encodeGame, encodePosition, linkOfGame } from '@tama/share'
import { expect, test } from 'vitest'
import { isLink, linkOf, openPuzzle, readPuzzleLink } from './puzzle-link.ts'
import { BRANCHES, FORK, puzzleOf } from './testing.ts'

test('a puzzle goes into a link and comes out with its solution', () => {
  const puzzle = puzzleOf(BRANCHES)
  const link = linkOf(puzzle) ?? ''
  expect(isLink(link)).toBe(true)
  const read = readPuzzleLink(link)
  expect(read.ok && read.value.solution).toEqual(puzzle.solution)
  expect(read.ok && read.value.position).toEqual(puzzle.position)
})

test('ids of puzzles are no links', () => {
  expect(['tama-001', 'dama-1', 'x'].some(isLink)).toBe(false)
})

test.each([
  ['3', 'truncated'],
  ['30G', 'truncated'],
  ['9abcdefgh', 'newer-version'],
] as const)('the link %s is refused as %s', (link, kind) => {
  expect(readPuzzleLink(link)).toEqual({ ok: false, error: { kind: 'bad-link', error: { kind } } })
})

test('links to other things are no puzzles', () => {
  const position = encodePosition({ kind: 'position', ruleset: PRESETS.tama, setup: START })
  const game = encodeGame(linkOfGame(startGame(START, PRESETS.tama)))
  for (const link of [position, game.ok ? game.value : ''])
    expect(readPuzzleLink(link)).toEqual({ ok: false, error: { kind: 'unknown' } })
})

test('a changed link is refused', () => {
  const link = linkOf(puzzleOf(FORK)) ?? ''
  const changed = `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`
  expect(readPuzzleLink(changed)).toEqual({
    ok: false,
    error: { kind: 'bad-link', error: { kind: 'damaged' } },
  })
})

test('a position in which the game is over cannot be solved', () => {
  const over = puzzleOf({ ruleset: 'dama', fen: 'B:Wa3,a4,b5,c5:Ba5', goal: 'win', solution: [] })
  expect(openPuzzle(over)).toEqual({ ok: false, error: { kind: 'over' } })
  expect(readPuzzleLink(linkOf(over) ?? '')).toEqual({ ok: false, error: { kind: 'over' } })
})
