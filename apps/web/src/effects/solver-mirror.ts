import { effect, type ReadonlySignal } from '@preact/signals'
import { isCaughtUp, type SolverState } from '../screens/puzzles/model.ts'

/**
 * Mirrors a puzzle that is being solved in read-only `data-` attributes of `root`, for tests: `data-solver` (the phase;
 * `moving` while the board is not there yet; `none` without a puzzle), `data-solver-moves` (how many are on the board).
 */
export const mirrorSolver = (root: HTMLElement, solver: ReadonlySignal<SolverState | undefined>): void => {
  effect(() => {
    const state = solver.value
    if (state === undefined) root.dataset.solver = 'none'
    else root.dataset.solver = isCaughtUp(state) ? state.solving.phase.kind : 'moving'
    root.dataset.solverMoves = String(state?.shown.length ?? 0)
  })
}
