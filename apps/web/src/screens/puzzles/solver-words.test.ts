import { legalMoves, play } from '@tama/engine'
import { loadMessages, type Translator, translator } from '@tama/i18n'
import { beforeAll, expect, test } from 'vitest'
import { type SolverState, solverAfter } from './model.ts'
import { wordFor } from './solver-words.ts'
import { after, BRANCHES, FORK, moveOf, played, solverOf } from './testing.ts'

let t: Translator
beforeAll(async () => {
  t = translator('en', await loadMessages('en'))
})

const said = (state: SolverState): string => {
  const { mood, text } = wordFor(t, state)
  return `${mood}: ${text}`
}

test('a solver is asked, told that it was right, and that it is solved', () => {
  const start = solverOf(FORK)
  expect(said(start)).toBe('ask: Find the move.')
  expect(said(played(start, 'e5-e4'))).toBe('good: Right. Go on.')
  expect(said(played(start, 'e5-e4', 'g5-f5', 'h5xf3xf1'))).toBe('good: Solved!')
})

test('a hint says first the piece and then the move, and a puzzle solved with it says so', () => {
  const piece = after(solverOf(FORK), { kind: 'hint' })
  expect(said(piece)).toBe('ask: Look at the piece on e5. Another hint shows where it goes.')
  const move = after(piece, { kind: 'hint' })
  expect(said(move)).toBe('ask: Try e5 to e4.')
  expect(said(played(move, 'e5-e4', 'g5-f5', 'h5xf3xf1'))).toBe('good: Solved with help.')
})

test('a wrong move is named with its answer, and still when it is back', () => {
  const start = solverOf(FORK)
  const move = moveOf(start, 'h5-h4')
  const asked = after(start, { kind: 'move', move })
  expect(said(asked)).toBe('busy: Checking h5-h4…')
  const check = { status: 'refuted', refutation: [], next: [] } as const
  const wrong = after(asked, { kind: 'checked', move, check })
  expect(said(wrong)).toBe('bad: h5-h4 does not work.')
  expect(said(after(wrong, { kind: 'put-back' }))).toBe('bad: h5-h4 does not work.')
  const works = { status: 'proved', refutation: [], next: start.solving.puzzle.solution } as const
  expect(said(after(asked, { kind: 'checked', move, check: works }))).toBe(
    'doubt: h5-h4 works, too. Find the move that was meant.',
  )
  expect(said(after(asked, { kind: 'checked', move, check: undefined }))).toBe(
    'doubt: h5-h4 is not the move that was meant.',
  )
})

test('the answer to a wrong move is written as it is played', () => {
  const start = solverOf(BRANCHES)
  const move = moveOf(start, 'g5-g6')
  const asked = solverAfter(start, { kind: 'move', move })
  const { position, ruleset } = asked.solving.puzzle
  const refutation = legalMoves(play(position, move), ruleset).slice(0, 1)
  const check = { status: 'refuted', refutation, next: [] } as const
  expect(said(after(asked, { kind: 'checked', move, check }))).toBe('bad: g5-g6 does not work: g7xg5.')
})

test('another defence is named, and a solution that was shown is no success', () => {
  const solved = played(solverOf(BRANCHES), 'd4-c4', 'c4-b4', 'c3xc5xe5')
  expect(said(after(solved, { kind: 'next-defence' }))).toBe('ask: Another defence: d5-e4. Go on.')
  let shown = after(solverOf(FORK), { kind: 'show' })
  expect(said(shown)).toBe('ask: The solution, move by move.')
  for (let step = 0; step < 4; step++) shown = after(shown, { kind: 'next' }, { kind: 'stepped' })
  expect(said(shown)).toBe('doubt: That was the solution.')
})

test('a puzzle without a solution waits for the computer', () => {
  const { solution: _, ...without } = FORK
  expect(said(solverOf(without))).toMatch(/^busy: .*looking/)
  expect(said(after(solverOf(without), { kind: 'no-solution' }))).toMatch(/^bad: .*found none/)
})
