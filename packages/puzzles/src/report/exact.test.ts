import { fileLibrary } from '@tama/endgame/testing'
import { PRESETS, type Ruleset } from '@tama/engine'
import { fromFen } from '@tama/engine/testing'
import { beforeAll, expect, test } from 'vitest'
import { createProofState } from '../proof/prover.ts'
import type { Puzzle } from '../puzzle.ts'
import { exactFindings } from './exact.ts'

const library = fileLibrary()
const state = createProofState(1, library.tablesOf)
beforeAll(async () => {
  await library.load(PRESETS.dama, 4)
})

const found = (fen: string, ruleset: Ruleset = PRESETS.dama) => {
  const puzzle: Puzzle = {
    ruleset,
    position: fromFen(fen),
    goal: { kind: 'win' },
    solution: [],
    themes: [],
    unknown: {},
  }
  return exactFindings(state, puzzle).map(({ winner, plies }) => [winner, plies])
}

test('tables say who wins and in how many plies, whoever is to move', () => {
  expect(found('W:WKb4,f2,a2:BKe5')).toEqual([['white', 25]])
  expect(found('B:WKe4:BKg5,h7,c7')).toEqual([['black', 25]])
  expect(found('W:Wa2,b2,h3:BKe6')).toEqual([[undefined, 0]])
})

test('nothing is said of more pieces, of rules without tables, and of tables that are not there', () => {
  expect(found('W:WKb4,f2,a2:BKe5,h8')).toEqual([])
  expect(found('W:WKb4,f2,a2:BKe5', { ...PRESETS.dama, loneMen: 'draw', loneKings: 'playOn' })).toEqual([])
  expect(found('W:WKb4,f2,a2:BKe5', PRESETS.tama)).toEqual([])
})

test('a win that the no-progress rule would end before is not promised', () => {
  const within = (noProgressPlies: number) => found('W:WKb4,f2,a2:BKe5', { ...PRESETS.dama, noProgressPlies })
  expect(within(25)).toEqual([['white', 25]])
  expect(within(24)).toEqual([])
})
