import { effect, type ReadonlySignal } from '@preact/signals'
import type { Move } from '@tama/engine'
import { makePuzzle, type Solving } from '@tama/puzzles'
import type { ProverClient } from '@tama/puzzles/client'
import type { Clock } from '@tama/ui'
import { isCaughtUp, isGoingBack, type SolverEvent, type SolverState } from '../screens/puzzles/model.ts'

/** What following a solver needs of the rest. */
export interface SolverParts {
  /** Undefined while no puzzle is open. */
  readonly solver: ReadonlySignal<SolverState | undefined>
  readonly send: (event: SolverEvent) => void
  readonly boardAtRest: () => Promise<void>
  /** Fetches and makes a prover of its own; rejects when its script cannot be had. */
  readonly start: () => Promise<ProverClient>
  readonly clock: Clock
  /**
   * True where nothing moves by itself. Then the board waits for nothing, and what speaks against a move stays until
   * the user puts it back.
   */
  readonly isStill: () => boolean
}

/** Before the other side answers, and for looking at what speaks against a move before it is put back. */
const ANSWER_MS = 250
const STUDY_MS = 1800

/** How long a move may be checked, and a solution be looked for that nobody has written down. */
const CHECK_MS = 300
const SEARCH_MS = 8000

/**
 * Lets the board follow a solver: moves come one by one, a wrong one is put back after its refutation, moves that the
 * solution does not have are checked. The prover is made when it is first needed and ends with the puzzle.
 */
export const followSolver = ({ solver, send, boardAtRest, start, clock, isStill }: SolverParts): void => {
  const pause = (ms: number): Promise<void> =>
    isStill() ? Promise.resolve() : new Promise((resolve) => clock.after(ms, resolve))

  let isStepping = false
  /** One move on, or back; false when there is nothing to do. */
  const step = async (state: SolverState): Promise<boolean> => {
    const isSame = () => solver.peek() === state
    if (!isCaughtUp(state)) {
      await boardAtRest()
      if (!isGoingBack(state)) await pause(ANSWER_MS)
      if (isSame()) send({ kind: 'stepped' })
      return true
    }
    if (state.solving.phase.kind !== 'mistaken' || state.looking !== undefined || isStill()) return false
    await boardAtRest()
    await pause(STUDY_MS)
    if (isSame()) send({ kind: 'put-back' })
    return true
  }
  const stepOn = async (): Promise<void> => {
    if (isStepping) return
    isStepping = true
    for (let state = solver.peek(); state !== undefined; state = solver.peek()) {
      const hasMoved = await step(state)
      // Meanwhile something else may have happened.
      if (!hasMoved && solver.peek() === state) break
    }
    isStepping = false
  }

  let coming: Promise<ProverClient> | undefined
  const proverNow = (): Promise<ProverClient> => {
    coming ??= start()
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }
  /** Does something with the prover where there is one. */
  const withProver = (work: (prover: ProverClient) => void): void => {
    coming?.then(work, () => undefined)
  }
  const endProver = (): void => {
    withProver((prover) => prover.dispose())
    coming = undefined
  }
  const check = async ({ puzzle, line }: Solving, move: Move): Promise<SolverEvent> => {
    const question = { kind: 'check', puzzle: makePuzzle(puzzle), line, move } as const
    const answer = await (await proverNow()).ask(question, { timeMs: CHECK_MS })
    return { kind: 'checked', move, check: answer.kind === 'done' ? answer.result : undefined }
  }
  const search = async ({ puzzle }: Solving): Promise<SolverEvent> => {
    const question = { kind: 'report', puzzle: makePuzzle(puzzle), seeksIdle: false } as const
    const answer = await (await proverNow()).ask(question, { timeMs: SEARCH_MS })
    const solution = answer.kind === 'done' ? answer.result.solution : []
    return solution.length === 0 ? { kind: 'no-solution' } : { kind: 'solution', solution }
  }

  /** What is being asked: its answer counts only while nothing else has happened. */
  let asked: Solving | undefined
  const answer = async (
    solving: Solving,
    coming: Promise<SolverEvent>,
    failed: SolverEvent,
  ): Promise<void> => {
    const event = await coming.catch(() => failed)
    if (asked !== solving) return
    asked = undefined
    send(event)
  }
  const ask = ({ solving, remark }: SolverState): void => {
    const { phase } = solving
    const isQuestion = phase.kind === 'checking' || (phase.kind === 'unsolved' && remark === undefined)
    if (asked === solving && isQuestion) return
    if (asked !== undefined) withProver((prover) => prover.cancel())
    asked = isQuestion ? solving : undefined
    if (phase.kind === 'checking') {
      const { move } = phase
      void answer(solving, check(solving, move), { kind: 'checked', move, check: undefined })
    } else if (isQuestion) {
      void answer(solving, search(solving), { kind: 'no-solution' })
    }
  }

  effect(() => {
    const state = solver.value
    if (state === undefined) {
      endProver()
      asked = undefined
      return
    }
    ask(state)
    void stepOn()
  })
}
