import type { Move } from '@tama/engine'
import { makeFullMove } from '@tama/engine/notation'
import { fromMove } from '@tama/engine/testing'
import { describe, expect, test } from 'vitest'
import { checkAnswer } from '../answer-check.ts'
import { parsePuzzle } from '../format/collection-text.ts'
import { createProofState, finish } from '../proof/prover.ts'
import type { Puzzle } from '../puzzle.ts'
import { FORK } from '../testing/examples.ts'
import {
  gradeOf,
  hintOf,
  remainingDefences,
  type Solving,
  type SolvingEvent,
  solve,
  solvingPosition,
  startSolving,
} from './solving.ts'

const puzzleOf = (fields: object): Puzzle => {
  const read = parsePuzzle(JSON.stringify(fields))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

const proofs = createProofState(1)

/** A move in the position where a solver stands. */
const moveIn = (state: Solving, text: string): Move =>
  fromMove(text, solvingPosition(state), state.puzzle.ruleset)

const play = (state: Solving, text: string): Solving =>
  solve(state, { kind: 'move', move: moveIn(state, text) })

/** Plays a move that is not in the solution and lets the prover check it. */
const playChecked = (state: Solving, text: string): Solving => {
  const asked = play(state, text)
  if (asked.phase.kind !== 'checking') throw new Error(`${text} is not checked: ${asked.phase.kind}`)
  const { move } = asked.phase
  const check = finish(checkAnswer(proofs, asked.puzzle, asked.line, move, { nodes: 1e6 }))
  return solve(asked, { kind: 'checked', move, check })
}

const after = (state: Solving, ...events: readonly SolvingEvent[]): Solving => events.reduce(solve, state)

const texts = (line: readonly Move[]): readonly string[] => line.map(makeFullMove)

/** One of two kings decoys the black king; where the capturing king lands does not matter. */
const KINGS = {
  ruleset: 'dama',
  fen: 'W:WKa1,Ka2:BKe5',
  goal: 'win',
  in: 2,
  solution: ['a2-e2', 'e5xe1', 'a1xf1'],
}

describe('a solver who finds everything', () => {
  test('is answered by the main line and has solved it without help', () => {
    let state = startSolving(puzzleOf(FORK))
    state = play(state, 'e5-e4')
    expect(texts(state.line)).toEqual(['e5-e4', 'e3xe5'])
    expect(state.phase).toEqual({ kind: 'asking', hint: 0 })
    state = play(play(state, 'g5-f5'), 'h5xf1')
    expect(state.phase).toEqual({ kind: 'solved' })
    expect(gradeOf(state.record)).toBe('clean')
    expect(texts(state.line)).toHaveLength(5)
  })

  test('may land elsewhere when that works as well', () => {
    let state = play(startSolving(puzzleOf(KINGS)), 'a2-e2')
    state = playChecked(state, 'a1xh1')
    expect(state.phase).toEqual({ kind: 'solved' })
    expect(gradeOf(state.record)).toBe('clean')
  })
})

describe('a solver who errs', () => {
  test('sees the refutation, puts the move back and goes on', () => {
    let state = playChecked(startSolving(puzzleOf(FORK)), 'g5-g4')
    expect(state.phase).toMatchObject({ kind: 'mistaken', why: 'refuted' })
    expect(state.phase.kind === 'mistaken' && texts(state.phase.refutation)).toEqual(['f4xh4xh6xh8'])
    expect(state.line).toEqual([])
    state = solve(state, { kind: 'put-back' })
    expect(state.phase).toEqual({ kind: 'asking', hint: 0 })
    state = play(play(play(state, 'e5-e4'), 'g5-f5'), 'h5xf1')
    expect(state.phase.kind).toBe('solved')
    expect(gradeOf(state.record)).toBe('helped')
  })

  test('is told that another move works too, and it is no mistake', () => {
    const loose = puzzleOf({ ...KINGS, in: 4 })
    const state = playChecked(startSolving(loose), 'a2-b2')
    expect(state.phase).toMatchObject({ kind: 'mistaken', why: 'also-works' })
    expect(state.record.mistakes).toBe(0)
  })

  test('is told that a move was not meant where nobody can check it', () => {
    const asked = play(startSolving(puzzleOf(FORK)), 'g5-g4')
    const state = solve(asked, { kind: 'checked', move: moveIn(asked, 'g5-g4'), check: undefined })
    expect(state.phase).toMatchObject({ kind: 'mistaken', why: 'not-meant', refutation: [] })
    expect(state.record.mistakes).toBe(1)
  })

  test('cannot win by a late answer to another move', () => {
    const asked = play(startSolving(puzzleOf(FORK)), 'g5-g4')
    const late: SolvingEvent = {
      kind: 'checked',
      move: moveIn(asked, 'h5-h4'),
      check: { status: 'proved', refutation: [], next: [] },
    }
    expect(solve(asked, late)).toBe(asked)
  })

  test('in shot 3: h5-h4 instead of c5-c4 fails', () => {
    const shot = puzzleOf({
      ruleset: 'dama-federation',
      fen: 'B:Wa2,b2,c2,d2,e2,f2,h2,a3,b3,c3,d3,e3,f3,g3,h3,f4:Bc5,h5,a6,b6,d6,e6,f6,g6,a7,b7,c7,d7,e7,f7,g7,h7',
      goal: 'gain:1',
      in: 3,
      solution: ['c5-c4', 'c3xc5', 'd6-d5', 'c5xe5', 'e6xg2'],
    })
    expect(playChecked(startSolving(shot), 'h5-h4').phase).toMatchObject({ why: 'refuted' })
    expect(play(startSolving(shot), 'c5-c4').phase).toEqual({ kind: 'asking', hint: 0 })
  })

  test('cannot play what is not legal, nor out of turn', () => {
    const state = startSolving(puzzleOf(FORK))
    const illegal: Move = { ...moveIn(state, 'e5-e4'), path: [0 as never] }
    expect(solve(state, { kind: 'move', move: illegal })).toBe(state)
    const solved = play(play(play(state, 'e5-e4'), 'g5-f5'), 'h5xf1')
    expect(solve(solved, { kind: 'put-back' })).toBe(solved)
    expect(solve(solved, { kind: 'next' })).toBe(solved)
  })
})

describe('help', () => {
  test('is the piece first, then the move', () => {
    const asked = startSolving(puzzleOf(FORK))
    expect(hintOf(asked)).toBeUndefined()
    const once = solve(asked, { kind: 'hint' })
    expect(hintOf(once)).toEqual({ square: moveIn(asked, 'e5-e4').from })
    const twice = after(once, { kind: 'hint' }, { kind: 'hint' })
    expect(hintOf(twice)).toEqual({ move: moveIn(asked, 'e5-e4') })
    expect(twice.record.help).toBe(2)
    const moved = play(once, 'e5-e4')
    expect(hintOf(moved)).toBeUndefined()
    expect(moved.record.help).toBe(1)
  })

  test('is the whole solution, move by move', () => {
    let state = after(startSolving(puzzleOf(FORK)), { kind: 'show' })
    for (let ply = 1; ply <= 5; ply++) {
      expect(state.phase.kind).toBe('showing')
      state = solve(state, { kind: 'next' })
      expect(state.line).toHaveLength(ply)
    }
    expect(state.phase.kind).toBe('solved')
    expect(gradeOf(state.record)).toBe('failed')
  })

  test('is remembered when the solver tries again', () => {
    const shown = after(startSolving(puzzleOf(FORK)), { kind: 'show' }, { kind: 'next' }, { kind: 'retry' })
    expect(shown.line).toEqual([])
    expect(shown.phase).toEqual({ kind: 'asking', hint: 0 })
    expect(shown.record).toEqual({ mistakes: 0, help: 0, isShown: true, attempts: 2 })
  })
})

describe('a solution with several defences', () => {
  const branched = {
    ruleset: 'dama',
    fen: 'B:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,c3,d3,e3,f3,g3,b4,Ke8:Bf5,a6,b6,c6,d6,f6,a7,b7,c7,d7,e7,g7,h7',
    goal: 'crown',
    in: 2,
    solution: ['b6-b5', 'e8xe5xg5xg8', ['e8xe5xh5xh8', 'b5xb1'], ['e8xe6xg6xg8', 'b5xb1'], 'b5xb1'],
  }

  test('offers the defences that were not met, one after the other', () => {
    let state = play(play(startSolving(puzzleOf(branched)), 'b6-b5'), 'b5xb1')
    expect(state.phase.kind).toBe('solved')
    expect(remainingDefences(state)).toBe(2)
    state = solve(state, { kind: 'next-defence' })
    expect(state.phase).toEqual({ kind: 'asking', hint: 0 })
    expect(texts(state.line)).toEqual(['b6-b5', 'e8xe5xh5xh8'])
    expect(remainingDefences(state)).toBe(1)
    state = solve(play(state, 'b5xb1'), { kind: 'next-defence' })
    state = play(state, 'b5xb1')
    expect(remainingDefences(state)).toBe(0)
    expect(solve(state, { kind: 'next-defence' })).toBe(state)
  })
})

describe('defences of several moves', () => {
  const quiet = {
    ruleset: 'tama',
    fen: 'W:Wa2,b2,c2,d2,e2,f2,g2,h2,b3,c3,d3,h3,d4,g5:Ba4,b5,d5,d6,f6,h6,a7,b7,c7,d7,e7,f7,g7,h7',
    goal: 'gain:1',
    in: 3,
    solution: [
      'd4-c4',
      'b5-a5',
      ['d5-e4', 'c4-b4', 'a4xc4', 'c3xa5'],
      ['d5-e5', 'c4-b4', 'a4xc4', 'c3xa5'],
      'c4-b4',
      'a4xc4',
      'c3xe5',
    ],
  }

  test('count as one each, from their first move to their last', () => {
    const state = ['d4-c4', 'c4-b4', 'c3xe5'].reduce(play, startSolving(puzzleOf(quiet)))
    expect(state.phase.kind).toBe('solved')
    expect(remainingDefences(state)).toBe(2)
    const second = ['c4-b4', 'c3xa5'].reduce(play, solve(state, { kind: 'next-defence' }))
    expect(second.phase.kind).toBe('solved')
    expect(remainingDefences(second)).toBe(1)
    const third = ['c4-b4', 'c3xa5'].reduce(play, solve(second, { kind: 'next-defence' }))
    expect(remainingDefences(third)).toBe(0)
  })
})

describe('a puzzle without a solution', () => {
  const bare = puzzleOf({ ...FORK, solution: [] })

  test('waits for one', () => {
    const state = startSolving(bare)
    expect(state.phase).toEqual({ kind: 'unsolved' })
    const found = solve(state, { kind: 'solution', solution: puzzleOf(FORK).solution })
    expect(play(found, 'e5-e4').phase).toEqual({ kind: 'asking', hint: 0 })
    expect(solve(state, { kind: 'solution', solution: [] })).toBe(state)
  })
})

test('a reply that is not legal ends the line instead of being played', () => {
  const puzzle = puzzleOf(FORK)
  const [key] = puzzle.solution
  if (key === undefined) throw new Error('no key')
  const broken = { ...puzzle, solution: [{ move: key.move, next: [{ move: key.move, next: [] }] }] }
  const state = play(startSolving(broken), 'e5-e4')
  expect(state.phase.kind).toBe('solved')
  expect(state.line).toHaveLength(1)
})
