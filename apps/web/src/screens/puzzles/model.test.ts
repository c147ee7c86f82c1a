import { squareAt } from '@tama/engine'
import { makeFen, makeFullMove } from '@tama/engine/notation'
import { describe, expect, test } from 'vitest'
import {
  isCaughtUp,
  isGoingBack,
  mayAnswer,
  positionAfter,
  type SolverState,
  seenPlies,
  solverAfter,
} from './model.ts'
import { after, BRANCHES, caughtUp, FORK, moveOf, played, solverOf } from './testing.ts'

const onBoard = ({ shown }: SolverState): readonly string[] => shown.map(makeFullMove)

/** A wrong move that was checked and refuted. */
const mistaken = (): SolverState => {
  const start = solverOf(FORK)
  const move = moveOf(start, 'h5-h4')
  const asked = after(start, { kind: 'move', move })
  const refutation = [moveOf(start, 'e5-e4')]
  return after(asked, { kind: 'checked', move, check: { status: 'refuted', refutation, next: [] } })
}

describe('the board of a puzzle', () => {
  test('begins with the solver at the bottom, and waits for a move', () => {
    const start = solverOf(FORK)
    expect(start.orientation).toBe('black')
    expect(onBoard(start)).toEqual([])
    expect(mayAnswer(start)).toBe(true)
  })

  test('has the move of the hand at once and the answer a step later; until then nothing can be entered', () => {
    const start = solverOf(FORK)
    const moved = after(start, { kind: 'move', move: moveOf(start, 'e5-e4') })
    expect(onBoard(moved)).toEqual(['e5-e4'])
    expect(isCaughtUp(moved)).toBe(false)
    expect(mayAnswer(moved)).toBe(false)
    expect(solverAfter(moved, { kind: 'move', move: moveOf(moved, 'g5-f5') })).toBe(moved)
    const answered = after(moved, { kind: 'stepped' })
    expect(onBoard(answered)).toEqual(['e5-e4', 'e3xe5'])
    expect(mayAnswer(answered)).toBe(true)
    expect(answered.remark).toEqual({ kind: 'right' })
  })

  test('is solved when the last move is made, and says no more that it was right', () => {
    const solved = played(solverOf(FORK), 'e5-e4', 'g5-f5', 'h5xf3xf1')
    expect(solved.solving.phase.kind).toBe('solved')
    expect(solved.remark).toBe(undefined)
    expect(solved.shown).toHaveLength(5)
  })

  test('stops where there is nothing to step to', () => {
    const start = solverOf(FORK)
    expect(solverAfter(start, { kind: 'stepped' })).toBe(start)
  })
})

describe('a wrong move', () => {
  test('is on the board while it is checked; then comes what speaks against it', () => {
    const start = solverOf(FORK)
    const asked = after(start, { kind: 'move', move: moveOf(start, 'h5-h4') })
    expect(asked.solving.phase.kind).toBe('checking')
    expect(onBoard(asked)).toEqual(['h5-h4'])
    const wrong = mistaken()
    expect(isGoingBack(wrong)).toBe(false)
    expect(onBoard(caughtUp(wrong))).toEqual(['h5-h4', 'e5-e4'])
    expect(wrong.remark).toMatchObject({ kind: 'mistaken', why: 'refuted', answer: wrong.shown[1] ?? {} })
  })

  test('is put back as a whole, and what was wrong stays to be read', () => {
    const back = after(caughtUp(mistaken()), { kind: 'put-back' })
    expect(isGoingBack(back)).toBe(true)
    const again = after(back, { kind: 'stepped' })
    expect(onBoard(again)).toEqual([])
    expect(mayAnswer(again)).toBe(true)
    expect(again.remark?.kind).toBe('mistaken')
    expect(again.solving.record.mistakes).toBe(1)
  })

  test('can be put back before everything was seen', () => {
    const back = caughtUp(after(mistaken(), { kind: 'put-back' }))
    expect(onBoard(back)).toEqual([])
    expect(mayAnswer(back)).toBe(true)
  })
})

describe('other ways on', () => {
  test('another defence takes moves back to where it differs', () => {
    const solved = played(solverOf(BRANCHES), 'd4-c4', 'c4-b4', 'c3xc5xe5')
    const other = after(solved, { kind: 'next-defence' })
    expect(other.remark).toMatchObject({ kind: 'other-defence' })
    expect(isGoingBack(other)).toBe(true)
    const back = after(other, { kind: 'stepped' })
    expect(onBoard(back)).toEqual(['d4-c4'])
    expect(onBoard(caughtUp(back))).toEqual(['d4-c4', 'd5-e4'])
    expect(mayAnswer(caughtUp(back))).toBe(true)
  })

  test('the solution is shown move by move', () => {
    let state = after(solverOf(FORK), { kind: 'show' })
    for (const count of [1, 2, 3, 4, 5]) {
      state = caughtUp(state)
      expect(state.shown).toHaveLength(count)
      state = after(state, { kind: 'next' })
    }
    expect(state.solving.phase.kind).toBe('solved')
    expect(state.solving.record.isShown).toBe(true)
  })

  test('starting over clears the board', () => {
    const again = caughtUp(after(played(solverOf(FORK), 'e5-e4'), { kind: 'retry' }))
    expect(onBoard(again)).toEqual([])
    expect(again.solving.record.attempts).toBe(2)
  })

  test('a computer that finds no solution says so', () => {
    const { solution: _, ...without } = FORK
    const start = solverOf(without)
    expect(start.solving.phase.kind).toBe('unsolved')
    expect(after(start, { kind: 'no-solution' }).remark).toEqual({ kind: 'no-solution' })
  })
})

describe('looking back', () => {
  const answered = (): SolverState => played(solverOf(FORK), 'e5-e4')

  test('shows earlier positions, and nothing can be entered there', () => {
    const first = after(answered(), { kind: 'looked', at: 'first' })
    expect(seenPlies(first)).toBe(0)
    expect(mayAnswer(first)).toBe(false)
    expect(makeFen(positionAfter(first, 0))).toBe(makeFen(first.solving.puzzle.position))
    expect(seenPlies(after(first, { kind: 'looked', at: 'next' }))).toBe(1)
    const last = after(first, { kind: 'looked', at: 'last' })
    expect(last.looking).toBe(undefined)
    expect(mayAnswer(last)).toBe(true)
  })

  test('goes no further than there are moves', () => {
    const state = answered()
    expect(solverAfter(state, { kind: 'looked', at: 'next' })).toBe(state)
    expect(seenPlies(after(state, { kind: 'looked', at: -3 }))).toBe(0)
    expect(seenPlies(after(state, { kind: 'looked', at: 99 }))).toBe(2)
  })

  test('waits while the board is on its way', () => {
    const start = solverOf(FORK)
    const moved = after(start, { kind: 'move', move: moveOf(start, 'e5-e4') })
    expect(solverAfter(moved, { kind: 'looked', at: 'first' })).toBe(moved)
  })
})

test('the board can be turned, and says why a touched piece does not move', () => {
  const start = solverOf(FORK)
  expect(after(start, { kind: 'flipped' }).orientation).toBe('white')
  const refusal = { kind: 'not-yours', square: squareAt(0, 1) } as const
  expect(after(start, { kind: 'refused', refusal }).remark).toEqual({ kind: 'refused', refusal })
})
