import { type Move, PRESETS, play } from '@tama/engine'
import { parseMove } from '@tama/engine/notation'
import { describe, expect, test } from 'vitest'
import { createSearchState } from './create.ts'
import { search } from './search.ts'
import { positionFrom } from './testing/questions.ts'

const clock = () => 0
const start = positionFrom('W:WKa1,Kb1,c2,f2:BKh8,Kg8,c6')
const ROUND = ['a1-a2', 'h8-h7', 'a2-a1', 'h7-h8']

const played = (texts: readonly string[], ruleset = PRESETS.dama): readonly Move[] => {
  let position = start
  return texts.map((text) => {
    const move = parseMove(text, position, ruleset)
    if (!move.ok) throw new Error(text)
    position = play(position, move.value)
    return move.value
  })
}

describe('with a table full of values from a search that knew of no past', () => {
  const ruleset = PRESETS.dama
  const seven = [...ROUND, ...ROUND].slice(0, 7)

  /** Fills the table with values of the position that a round trip leads to, and of the one a ply before. */
  const filled = () => {
    const state = createSearchState(4)
    for (const texts of [[], ROUND.slice(0, 3)]) {
      const at = played(texts).reduce(play, start)
      search(state, { ruleset, start: at, moves: [] }, { limits: { depthPlies: 7 }, clock })
    }
    return state
  }

  test('a third repetition is a draw', () => {
    for (const depthPlies of [1, 3, 5]) {
      const question = { ruleset, start, moves: played(seven) }
      const lines = search(filled(), question, { limits: { depthPlies }, clock, multiPv: 99 })?.lines
      const repeating = lines?.find(({ moves }) => moves[0] === 'h7-h8')
      expect(repeating?.score).toEqual({ kind: 'estimate', centimen: 0 })
    }
  })

  test('the last ply that the no-progress counter allows is a draw', () => {
    const strict = { ...ruleset, noProgressPlies: 8 }
    const state = createSearchState(4)
    const at = played(ROUND.slice(0, 3)).reduce(play, start)
    search(state, { ruleset: strict, start: at, moves: [] }, { limits: { depthPlies: 6 }, clock })
    const question = { ruleset: { ...strict, repetition: 9 }, start, moves: played(seven) }
    // Other rules, so the table is emptied; the same rules once more, so that it is full.
    for (let time = 0; time < 2; time++) {
      const lines = search(state, question, { limits: { depthPlies: 4 }, clock, multiPv: 99 })?.lines ?? []
      const quiet = lines.filter(({ moves }) => /^[gh]\d-/.test(moves[0] ?? ''))
      expect(quiet.length).toBeGreaterThan(5)
      for (const { score } of quiet) expect(score).toEqual({ kind: 'estimate', centimen: 0 })
    }
  })
})

test('the distance of a win is the same from an empty table and from one that a deeper search has filled', () => {
  const ruleset = PRESETS.tama
  const ending = { ruleset, start: positionFrom('W:WKa1,Kd2,Kg1,b3:BKh8,Ke7,f6,c6'), moves: [] }
  const state = createSearchState(4)
  const first = search(state, ending, { limits: { depthPlies: 7 }, clock })?.lines[0]
  expect(first?.score).toEqual({ kind: 'win', plies: 5 })
  const line = first?.moves ?? []
  expect(line).toHaveLength(5)
  // From each position of the line on, with the table as it is.
  let position = ending.start
  for (const [ply, text] of line.entries()) {
    const again = search(state, { ruleset, start: position, moves: [] }, { limits: { depthPlies: 6 }, clock })
    const left = 5 - ply
    expect(again?.lines[0]?.score).toEqual({ kind: 'win', plies: ply % 2 === 0 ? left : -left })
    const move = parseMove(text, position, ruleset)
    if (!move.ok) throw new Error(text)
    position = play(position, move.value)
  }
})
