import { PRESETS } from '@tama/engine'
import { fromFen } from '@tama/engine/testing'
import { mainLine, parsePuzzle } from '@tama/puzzles'
import { expect, test } from 'vitest'
import { writtenLine, writtenTree } from './written-tree.ts'

const read = parsePuzzle(
  '{"ruleset":"dama","fen":"W:Wd2,a3:Bd3,d5,h7","goal":"crown","in":3,"solution":["d2xd6","h7-h6",["h7-g7","d6-d7"],"d6-d7"]}',
)
if (!read.ok) throw new Error(read.error.kind)
const { solution, position, ruleset } = read.value

test('every move of a solution has its text, the number of its turn and whose it is', () => {
  const [key, ...others] = writtenTree(solution, position, ruleset)
  expect(others).toEqual([])
  expect(key).toMatchObject({ text: 'd2xd6', turn: 1, isSolver: true })
  expect(key?.next.map(({ text, turn, isSolver }) => [text, turn, isSolver])).toEqual([
    ['h7-h6', 1, false],
    ['h7-g7', 1, false],
  ])
  for (const defence of key?.next ?? []) {
    expect(defence.next).toMatchObject([{ text: 'd6-d7', turn: 2, isSolver: true }])
    expect(defence.next[0]?.line).toHaveLength(3)
  }
})

test('a line is written with as much as tells its moves apart', () => {
  expect(writtenLine(mainLine(solution), position, ruleset)).toEqual(['d2xd6', 'h7-h6', 'd6-d7'])
  expect(writtenLine([], fromFen('W:Wa1:Bh8'), PRESETS.tama)).toEqual([])
})
