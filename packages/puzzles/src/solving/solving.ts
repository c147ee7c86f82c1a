import { legalMoves, type Move, type Position, play, type Square, sameMove, unreachable } from '@tama/engine'
import type { AnswerCheck } from '../answer-check.ts'
import type { Puzzle } from '../puzzle.ts'
import type { SolutionStep } from '../solution.ts'
import { areLandingSiblings, isSameTurn } from '../turn.ts'
import { defencesIn, firstUnseen, type Line, lineKey } from './defences.ts'

/** What the solver did so far, over all attempts. */
export interface SolvingRecord {
  /** Moves that were wrong. One that reaches the goal, too, is none. */
  readonly mistakes: number
  /** The most help that was asked for: 0 none, 1 the piece, 2 the move. */
  readonly help: HintLevel
  /** True once the solution was shown. */
  readonly isShown: boolean
  /** 1 for the first attempt. */
  readonly attempts: number
}

/** How much of a hint is shown: nothing, the piece that moves, the whole move. */
export type HintLevel = 0 | 1 | 2

/** Where a solver stands. */
export type SolvingPhase =
  /** The puzzle has no solution yet: somebody has to find one. */
  | { readonly kind: 'unsolved' }
  /** The solver is to move. */
  | { readonly kind: 'asking'; readonly hint: HintLevel }
  /** `move` is not in the solution: somebody has to check it. It is on the board, not in the line. */
  | { readonly kind: 'checking'; readonly move: Move }
  /** `move` is not the one that was meant. It is put back when everything has been seen. */
  | {
      readonly kind: 'mistaken'
      readonly move: Move
      /** `refuted`: it fails, `refutation` shows how. `also-works`: no mistake. `not-meant`: nobody could say. */
      readonly why: 'refuted' | 'also-works' | 'not-meant'
      readonly refutation: readonly Move[]
    }
  /** The line is at its end. */
  | { readonly kind: 'solved' }
  /** The solution is played, one move for each `next`, until it is at its end. */
  | { readonly kind: 'showing' }

/** Somebody solving a puzzle: a value that events change (`solve`). */
export interface Solving {
  readonly puzzle: Puzzle
  /** The moves of both sides that count, from the puzzle's position on. */
  readonly line: Line
  /** What may follow `line` in the solution. */
  readonly steps: readonly SolutionStep[]
  readonly phase: SolvingPhase
  readonly record: SolvingRecord
  /** Answers of the other side that the solver has met, by `lineKey`. */
  readonly met: ReadonlySet<string>
}

/** What can happen to a solver. */
export type SolvingEvent =
  | { readonly kind: 'move'; readonly move: Move }
  /** The answer to a move that was to be checked; undefined when nobody could. */
  | { readonly kind: 'checked'; readonly move: Move; readonly check: AnswerCheck | undefined }
  | { readonly kind: 'put-back' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'show' }
  | { readonly kind: 'next' }
  /** Goes on with an answer of the other side that was not met yet. */
  | { readonly kind: 'next-defence' }
  | { readonly kind: 'retry' }
  /** The solution that was missing. */
  | { readonly kind: 'solution'; readonly solution: readonly SolutionStep[] }

const ASKING = { kind: 'asking', hint: 0 } as const
const SOLVED = { kind: 'solved' } as const

const firstPhase = ({ solution }: Puzzle): SolvingPhase =>
  solution.length === 0 ? { kind: 'unsolved' } : ASKING

/** A solver at the beginning. */
export const startSolving = (puzzle: Puzzle): Solving => ({
  puzzle,
  line: [],
  steps: puzzle.solution,
  phase: firstPhase(puzzle),
  record: { mistakes: 0, help: 0, isShown: false, attempts: 1 },
  met: new Set(),
})

/** The position after the moves that count; a move that is being checked or was mistaken is not one. */
export const solvingPosition = ({ puzzle, line }: Solving): Position => line.reduce(play, puzzle.position)

/** Plays the answer of the other side that `steps` begin with, if it is one. */
const withReply = (state: Solving, steps: readonly SolutionStep[]): Solving => {
  const [reply] = steps
  const position = solvingPosition(state)
  const isLegal =
    reply !== undefined &&
    legalMoves(position, state.puzzle.ruleset).some((move) => sameMove(move, reply.move))
  if (!isLegal) return { ...state, steps: [], phase: SOLVED }
  const line = [...state.line, reply.move]
  const met = new Set(state.met).add(lineKey(line))
  const phase = reply.next.length === 0 ? SOLVED : ASKING
  return { ...state, line, steps: reply.next, met, phase }
}

/** Accepts the solver's `move`, after which the solution goes on with `next`. */
const accepted = (state: Solving, move: Move, next: readonly SolutionStep[]): Solving =>
  withReply({ ...state, line: [...state.line, move] }, next)

const moved = (state: Solving, move: Move): Solving => {
  const position = solvingPosition(state)
  const isLegal = legalMoves(position, state.puzzle.ruleset).some((legal) => sameMove(legal, move))
  if (!isLegal) return state
  const step = state.steps.find((step) => isSameTurn(position, step.move, move))
  if (step !== undefined) return accepted(state, move, step.next)
  return { ...state, phase: { kind: 'checking', move } }
}

/** What a check says of a move that the solution does not have. */
const checked = (state: Solving, move: Move, check: AnswerCheck | undefined): Solving => {
  const mistaken = (why: 'refuted' | 'also-works' | 'not-meant', mistakes: number): Solving => ({
    ...state,
    phase: { kind: 'mistaken', move, why, refutation: check?.refutation ?? [] },
    record: { ...state.record, mistakes: state.record.mistakes + mistakes },
  })
  if (check === undefined || check.status === 'unknown') return mistaken('not-meant', 1)
  if (check.status === 'refuted') return mistaken('refuted', 1)
  // What reaches the goal at once is right, and so is another landing of the piece that was meant.
  const isRight = check.next.length === 0 || state.steps.some((step) => areLandingSiblings(step.move, move))
  return isRight ? accepted(state, move, check.next) : mistaken('also-works', 0)
}

/** Plays the next move of the solution. */
const shownNext = (state: Solving): Solving => {
  const [step] = state.steps
  if (step === undefined) return { ...state, phase: SOLVED }
  const line = [...state.line, step.move]
  const phase = step.next.length === 0 ? SOLVED : state.phase
  const met = line.length % 2 === 0 ? new Set(state.met).add(lineKey(line)) : state.met
  return { ...state, line, steps: step.next, met, phase }
}

/** How many ways to defend itself the other side still has that the solver has not met, in the puzzle's solution. */
export const remainingDefences = ({ puzzle, met }: Solving): number =>
  defencesIn(puzzle.solution).filter((line) => !met.has(lineKey(line))).length

const nextDefence = (state: Solving): Solving => {
  const found = firstUnseen(state.puzzle.solution, state.met)
  if (found === undefined) return state
  const met = new Set(state.met).add(lineKey(found.line))
  const phase = found.steps.length === 0 ? SOLVED : ASKING
  return { ...state, line: found.line, steps: found.steps, met, phase }
}

const hinted = (state: Solving, hint: HintLevel): Solving => {
  const next: HintLevel = hint === 0 ? 1 : 2
  const help: HintLevel = next > state.record.help ? next : state.record.help
  return { ...state, phase: { kind: 'asking', hint: next }, record: { ...state.record, help } }
}

/** The state after an event; an event that makes no sense in a state changes nothing. */
export const solve = (state: Solving, event: SolvingEvent): Solving => {
  const { phase, record, puzzle } = state
  switch (event.kind) {
    case 'move':
      return phase.kind === 'asking' ? moved(state, event.move) : state
    case 'checked':
      return phase.kind === 'checking' && sameMove(phase.move, event.move)
        ? checked(state, event.move, event.check)
        : state
    case 'put-back':
      return phase.kind === 'mistaken' ? { ...state, phase: ASKING } : state
    case 'hint':
      return phase.kind === 'asking' ? hinted(state, phase.hint) : state
    case 'show': {
      const isOpen = phase.kind === 'asking' || phase.kind === 'checking' || phase.kind === 'mistaken'
      return isOpen ? { ...state, phase: { kind: 'showing' }, record: { ...record, isShown: true } } : state
    }
    case 'next':
      return phase.kind === 'showing' ? shownNext(state) : state
    case 'next-defence':
      return phase.kind === 'solved' ? nextDefence(state) : state
    case 'retry':
      return { ...startSolving(puzzle), record: { ...record, attempts: record.attempts + 1 } }
    case 'solution': {
      if (phase.kind !== 'unsolved' || event.solution.length === 0) return state
      return { ...startSolving({ ...puzzle, solution: event.solution }), record }
    }
    default:
      return unreachable(event)
  }
}

/** What a hint shows: the piece that moves, or the move; undefined where there is no hint. */
export const hintOf = ({
  phase,
  steps,
}: Solving): { readonly square: Square } | { readonly move: Move } | undefined => {
  const [step] = steps
  if (phase.kind !== 'asking' || phase.hint === 0 || step === undefined) return undefined
  return phase.hint === 1 ? { square: step.move.from } : { move: step.move }
}

/** How an attempt counts: `clean` without a mistake and without help, `failed` when the solution was shown. */
export const gradeOf = ({
  mistakes,
  help,
  isShown,
  attempts,
}: SolvingRecord): 'clean' | 'helped' | 'failed' => {
  if (isShown) return 'failed'
  return mistakes === 0 && help === 0 && attempts === 1 ? 'clean' : 'helped'
}
