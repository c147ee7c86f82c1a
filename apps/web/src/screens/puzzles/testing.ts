import type { Move } from '@tama/engine'
import { parseMove } from '@tama/engine/notation'
import { type Puzzle, parsePuzzle, solvingPosition } from '@tama/puzzles'
import { firstSolver, isCaughtUp, type SolverEvent, type SolverState, solverAfter } from './model.ts'

/** An opening shot, from github.com/GlukKazan/Dagaz (see the fixtures of the engine). */
export const FORK = {
  id: 'fork',
  ruleset: 'dama-federation',
  fen: 'B:Wa2,b2,c2,d2,e2,f2,g2,h2,c3,e3,g3,h3,a4,b4,d4,f4:Be5,g5,h5,a6,b6,c6,d6,f6,a7,b7,c7,d7,e7,f7,g7,h7',
  goal: 'gain:1',
  in: 3,
  solution: ['e5-e4', 'e3xe5', 'g5-f5', 'e5xg5', 'h5xf1'],
} as const

/** A quiet move of Tama with four answers, each of which loses in its own way. */
export const BRANCHES = {
  id: 'branches',
  ruleset: 'tama',
  fen: 'W:Wa2,b2,c2,d2,e2,f2,g2,h2,b3,c3,d3,h3,d4,g5:Ba4,b5,d5,d6,f6,h6,a7,b7,c7,d7,e7,f7,g7,h7',
  goal: 'gain:1',
  in: 3,
  solution: [
    'd4-c4',
    'b5-a5',
    ['d5-e4', 'c4-b4', 'a4xc4', 'c3xa5'],
    ['d5-e5', 'c4-b4', 'a4xc4', 'c3xa5'],
    ['d6-e5', 'c4-b4', 'a4xc4', 'c3xa5'],
    'c4-b4',
    'a4xc4',
    'c3xe5',
  ],
} as const

/** A puzzle from the fields that a file would have. */
export const puzzleOf = (fields: object): Puzzle => {
  const read = parsePuzzle(JSON.stringify(fields))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** A move where a solver stands. */
export const moveOf = ({ solving }: SolverState, text: string): Move => {
  const read = parseMove(text, solvingPosition(solving), solving.puzzle.ruleset)
  if (!read.ok) throw new Error(`${text}: ${read.error.kind}`)
  return read.value
}

/** The board in front of a puzzle. */
export const solverOf = (fields: object, key = 'key'): SolverState => firstSolver(key, puzzleOf(fields))

/** The state after some events. */
export const after = (state: SolverState, ...events: readonly SolverEvent[]): SolverState =>
  events.reduce(solverAfter, state)

/** The state once the board has had all the time it needs. */
export const caughtUp = (state: SolverState): SolverState =>
  isCaughtUp(state) ? state : caughtUp(solverAfter(state, { kind: 'stepped' }))

/** Plays moves of the solver, each answered on the board. */
export const played = (state: SolverState, ...texts: readonly string[]): SolverState =>
  texts.reduce((now, text) => caughtUp(solverAfter(now, { kind: 'move', move: moveOf(now, text) })), state)
