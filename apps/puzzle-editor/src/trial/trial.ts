import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { type Colour, finalSquare, legalRoutes, type Move, type Square } from '@tama/engine'
import {
  type AnswerCheck,
  hintOf,
  type Puzzle,
  type Solving,
  type SolvingEvent,
  solve,
  solvingPosition,
  startSolving,
} from '@tama/puzzles'
import type { Clock } from '@tama/ui'
import type { Scene } from '../scene.ts'

/** Says whether a move that is not in the solution works, too; undefined when nobody can say. Never rejects. */
export type AnswerChecker = (
  puzzle: Puzzle,
  line: readonly Move[],
  move: Move,
) => Promise<AnswerCheck | undefined>

/** Somebody solving a puzzle on the board. */
export interface Trial {
  readonly solving: ReadonlySignal<Solving>
  readonly scene: ReadonlySignal<Scene>
  readonly send: (event: SolvingEvent) => void
  /** Ends what waits. */
  readonly end: () => void
}

/** What a trial works with. */
export interface TrialPorts {
  readonly puzzle: Puzzle
  readonly orientation: ReadonlySignal<Colour>
  readonly check: AnswerChecker
  readonly clock: Clock
}

/** Between two moves of a solution that is shown. */
const SHOW_MS = 1100

/** The moves on the board: those that count, then a wrong one with what refutes it. */
const shownLine = ({ line, phase }: Solving): readonly Move[] => {
  if (phase.kind === 'checking') return [...line, phase.move]
  if (phase.kind === 'mistaken') return [...line, phase.move, ...phase.refutation]
  return line
}

const hintSquares = (state: Solving): readonly Square[] => {
  const hint = hintOf(state)
  if (hint === undefined) return []
  return 'square' in hint ? [hint.square] : [hint.move.from, finalSquare(hint.move)]
}

/** Begins a puzzle as a solver would. */
export const createTrial = ({ puzzle, orientation, check, clock }: TrialPorts): Trial => {
  const solving = signal(startSolving(puzzle))
  const send = (event: SolvingEvent): void => {
    solving.value = solve(solving.peek(), event)
  }
  let cancel = (): void => undefined
  const stop = effect(() => {
    const { phase, line } = solving.value
    cancel()
    if (phase.kind === 'showing') cancel = clock.after(SHOW_MS, () => send({ kind: 'next' }))
    if (phase.kind !== 'checking') return
    const { move } = phase
    void check(puzzle, line, move).then((found) => send({ kind: 'checked', move, check: found }))
  })
  return {
    solving,
    send,
    scene: computed((): Scene => {
      const state = solving.value
      const isAsking = state.phase.kind === 'asking'
      return {
        kind: 'line',
        start: puzzle.position,
        line: shownLine(state),
        choices: isAsking ? legalRoutes(solvingPosition(state), puzzle.ruleset) : [],
        hint: hintSquares(state),
        orientation: orientation.value,
      }
    }),
    end: () => {
      cancel()
      stop()
    },
  }
}
