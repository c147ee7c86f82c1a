import type { Refusal } from '@tama/board'
import { type Colour, type Move, opponent, type Position, play, sameMove, unreachable } from '@tama/engine'
import { type Puzzle, type Solving, type SolvingEvent, solve, startSolving } from '@tama/puzzles'

/** Moves of both sides from the puzzle's position on. */
type Line = readonly Move[]

/** What the last thing that happened was, as far as it is worth a sentence. */
export type Remark =
  | { readonly kind: 'right' }
  /** The other side has another answer; from here on it is new. */
  | { readonly kind: 'other-defence'; readonly move: Move }
  | {
      readonly kind: 'mistaken'
      readonly move: Move
      readonly why: 'refuted' | 'also-works' | 'not-meant'
      /** The first move of the refutation; undefined when there is none. */
      readonly answer: Move | undefined
    }
  /** A touched piece cannot move so; the board itself says it aloud. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The computer was to find a solution, and there is none or it found none. */
  | { readonly kind: 'no-solution' }

/** Somebody at the board with a puzzle. A value; `solverAfter` changes it. */
export interface SolverState {
  /** What names the puzzle in the address. */
  readonly key: string
  readonly solving: Solving
  /** The moves on the board: they follow what `solving` says one by one, so that each can be seen. */
  readonly shown: Line
  /** So many of them are looked at, 0 .. all but the last; undefined: all. */
  readonly looking: number | undefined
  readonly orientation: Colour
  readonly remark: Remark | undefined
}

/** What can happen at the board. */
export type SolverEvent =
  | SolvingEvent
  /** The board has had time for one more move. */
  | { readonly kind: 'stepped' }
  | { readonly kind: 'looked'; readonly at: 'first' | 'previous' | 'next' | 'last' | number }
  | { readonly kind: 'flipped' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'no-solution' }

/** The first state of a puzzle: the solver sits at the bottom. */
export const firstSolver = (key: string, puzzle: Puzzle): SolverState => ({
  key,
  solving: startSolving(puzzle),
  shown: [],
  looking: undefined,
  orientation: puzzle.position.turn,
  remark: undefined,
})

/** The moves that belong on the board, once each has been seen. */
const wantedLine = ({ line, phase }: Solving): Line => {
  switch (phase.kind) {
    case 'checking':
      return [...line, phase.move]
    case 'mistaken':
      return [...line, phase.move, ...phase.refutation]
    default:
      return line
  }
}

/** How many moves two lines have in common. */
const sharedLength = (a: Line, b: Line): number => {
  const differs = a.findIndex((move, index) => {
    const other = b[index]
    return other === undefined || !sameMove(move, other)
  })
  return differs < 0 ? a.length : differs
}

/** The board after its next step towards what belongs there: back to where the lines part, or one move on. */
const nextShown = ({ shown, solving }: SolverState): Line => {
  const wanted = wantedLine(solving)
  const shared = sharedLength(shown, wanted)
  return wanted.slice(0, shared < shown.length ? shared : shared + 1)
}

/** True when everything that belongs on the board is there. */
export const isCaughtUp = ({ shown, solving }: SolverState): boolean => {
  const wanted = wantedLine(solving)
  return shown.length === wanted.length && sharedLength(shown, wanted) === wanted.length
}

/** True when the board takes moves back on its way to what belongs there. */
export const isGoingBack = (state: SolverState): boolean => nextShown(state).length < state.shown.length

/** True when the solver may enter a move. */
export const mayAnswer = (state: SolverState): boolean =>
  state.solving.phase.kind === 'asking' && state.looking === undefined && isCaughtUp(state)

/** How many moves are seen. */
export const seenPlies = ({ shown, looking }: SolverState): number => looking ?? shown.length

/** The position after so many moves of the board. */
export const positionAfter = ({ solving, shown }: SolverState, plies: number): Position =>
  shown.slice(0, plies).reduce(play, solving.puzzle.position)

const remarkAfter = (before: Solving, after: Solving): Remark | undefined => {
  const { phase, line } = after
  if (phase.kind === 'mistaken') {
    const { move, why, refutation } = phase
    return { kind: 'mistaken', move, why, answer: refutation[0] }
  }
  return phase.kind === 'asking' && line.length > before.line.length ? { kind: 'right' } : undefined
}

/** What is said after an event of solving. */
const remarkOn = (state: SolverState, event: SolvingEvent, after: Solving): Remark | undefined => {
  switch (event.kind) {
    case 'move':
    case 'checked':
      return remarkAfter(state.solving, after)
    case 'next-defence': {
      const move = after.line.at(-1)
      return move === undefined ? undefined : { kind: 'other-defence', move }
    }
    // What was wrong with a move is still to be read when it is back.
    case 'put-back':
      return state.remark
    default:
      return undefined
  }
}

/** What the solver did is on the board already: the hand has put it there. */
const shownAfter = ({ shown, solving }: SolverState, event: SolvingEvent, after: Solving): Line => {
  if (event.kind !== 'move') return shown
  const wanted = wantedLine(after)
  return wanted.length > solving.line.length ? wanted.slice(0, solving.line.length + 1) : shown
}

const solved = (state: SolverState, event: SolvingEvent): SolverState => {
  if (event.kind === 'move' && !mayAnswer(state)) return state
  const solving = solve(state.solving, event)
  if (solving === state.solving) return state
  return {
    ...state,
    solving,
    shown: shownAfter(state, event, solving),
    looking: undefined,
    remark: remarkOn(state, event, solving),
  }
}

const look = (state: SolverState, at: (SolverEvent & { readonly kind: 'looked' })['at']): SolverState => {
  const all = state.shown.length
  const seen = seenPlies(state)
  const wanted = typeof at === 'number' ? at : { first: 0, previous: seen - 1, next: seen + 1, last: all }[at]
  const looking = wanted >= all ? undefined : Math.max(0, wanted)
  return looking === state.looking ? state : { ...state, looking }
}

/** The state after `event`; an event that makes no sense in a state changes nothing. */
export const solverAfter = (state: SolverState, event: SolverEvent): SolverState => {
  switch (event.kind) {
    case 'stepped':
      return isCaughtUp(state) ? state : { ...state, shown: nextShown(state) }
    case 'looked':
      return isCaughtUp(state) ? look(state, event.at) : state
    case 'flipped':
      return { ...state, orientation: opponent(state.orientation) }
    case 'refused':
      return { ...state, remark: { kind: 'refused', refusal: event.refusal } }
    case 'no-solution':
      return { ...state, remark: { kind: 'no-solution' } }
    case 'show':
      // Its first move is what was asked for.
      return solved(solved(state, event), { kind: 'next' })
    case 'move':
    case 'checked':
    case 'put-back':
    case 'hint':
    case 'next':
    case 'next-defence':
    case 'retry':
    case 'solution':
      return solved(state, event)
    default:
      return unreachable(event)
  }
}
