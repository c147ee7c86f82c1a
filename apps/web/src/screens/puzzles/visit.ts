import { effect, type ReadonlySignal } from '@preact/signals'
import type { SolverState } from './model.ts'
import { type PuzzleProgress, progressAfter } from './progress.ts'
import type { ProgressKeeper } from './progress-keeper.ts'

/** What noting the progress of a solver needs of the rest. */
export interface VisitParts {
  readonly solver: ReadonlySignal<SolverState | undefined>
  readonly keeper: ProgressKeeper
  /** True for the key of a puzzle whose progress is kept. */
  readonly isListed: (key: string) => boolean
  /** Milliseconds since 1970. */
  readonly dateMs: () => number
}

/** One puzzle from the moment it was opened on. */
interface Visit {
  readonly key: string
  readonly before: PuzzleProgress | undefined
  noted: PuzzleProgress | undefined
}

const isSame = (a: PuzzleProgress | undefined, b: PuzzleProgress): boolean =>
  a !== undefined &&
  a.mark === b.mark &&
  a.attempts === b.attempts &&
  a.mistakes === b.mistakes &&
  a.hints === b.hints

/** Notes what becomes of the puzzles that are opened, whenever there is something new to note. */
export const noteProgress = ({ solver, keeper, isListed, dateMs }: VisitParts): void => {
  let visit: Visit | undefined
  effect(() => {
    const state = solver.value
    if (state === undefined || !isListed(state.key)) {
      visit = undefined
      return
    }
    const { key, solving } = state
    if (visit?.key !== key) visit = { key, before: keeper.progress.peek()?.[key], noted: undefined }
    const known = progressAfter(visit.before, solving, dateMs())
    if (known === undefined || isSame(visit.noted, known)) return
    visit.noted = known
    void keeper.put(key, known)
  })
}
