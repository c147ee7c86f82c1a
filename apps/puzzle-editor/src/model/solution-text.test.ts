import { parsePuzzle } from '@tama/puzzles'
import { expect, test } from 'vitest'
import { solutionText } from './solution-text.ts'

const text = (solution: unknown): string => {
  const read = parsePuzzle(
    JSON.stringify({ ruleset: 'dama', fen: 'W:Wd2,a3:Bd3,d5,h7', goal: 'crown', solution }),
  )
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return solutionText(read.value)
}

test('a solution is written in one line with its branches in brackets', () => {
  expect(text([])).toBe('')
  expect(text(['d2xd6'])).toBe('1. d2xd6')
  expect(text(['d2xd6', 'h7-h6', 'd6-d7'])).toBe('1. d2xd6 h7-h6 2. d6-d7')
  expect(text(['d2xd6', 'h7-h6', ['h7-g7', 'd6-d7', 'g7-f7'], 'd6-d7'])).toBe(
    '1. d2xd6 h7-h6 (1… h7-g7 2. d6-d7 g7-f7) 2. d6-d7',
  )
  expect(text(['d2xd6', 'h7-h6', 'd6-d7', ['a3-a4', 'h6-h5'], 'h6-g6'])).toBe(
    '1. d2xd6 h7-h6 2. d6-d7 (2. a3-a4 h6-h5) 2… h6-g6',
  )
})
