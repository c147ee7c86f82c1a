import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Puzzle, Report, ReportProgress, SolutionStep } from '@tama/puzzles'
import type { Clock } from '@tama/ui'
import type { Desk } from '../desk.ts'
import { sameGoal, sameRuleset, sameSetup } from '../model/draft.ts'
import { isPuzzle, puzzleOfDraft } from '../model/draft-puzzle.ts'
import { sameSolution } from '../model/solution-tree.ts'

/** Puts a puzzle to the prover. */
export interface ProverPort {
  /** Resolves with undefined when it was cancelled; rejects when the prover broke down. */
  readonly report: (
    puzzle: Puzzle,
    nodes: number,
    onProgress: (progress: ReportProgress) => void,
  ) => Promise<Report | undefined>
  /** Ends the work under way with what is known. */
  readonly stop: () => void
  /** Ends it with nothing. */
  readonly cancel: () => void
}

/** What is known of the soundness of the draft. */
export type Inspection =
  /** Nothing is asked yet, or nothing that can be played. */
  | { readonly kind: 'none' }
  | { readonly kind: 'working'; readonly progress: ReportProgress | undefined }
  | { readonly kind: 'done'; readonly report: Report }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' }

/** The report that is kept at the draft while it is being composed. */
export interface Inspector {
  readonly inspection: ReadonlySignal<Inspection>
  /** Inspects the draft even where nobody has set a task. */
  readonly check: () => void
  /** Goes on with more effort. */
  readonly longer: () => void
  readonly stop: () => void
  /** Puts the solution that is found into the draft, as soon as it is found; tells when there is none. */
  readonly find: () => void
}

/** What an inspector works with. */
export interface InspectorPorts {
  readonly desk: Desk
  readonly prover: ProverPort
  readonly clock: Clock
  readonly tellNone: () => void
}

/** Composing goes on for so long after the last change before it is looked at. */
const QUIET_MS = 400

/** What an inspection may cost, in nodes: some seconds; each time it is asked to go on, more. */
const FIRST_NODES = 4_000_000
const MORE = 8

/** True when the same is to be proved of both. */
const sameTask = (a: Puzzle, b: Puzzle): boolean =>
  sameSetup(a.position, b.position) &&
  sameRuleset(a.ruleset, b.ruleset) &&
  sameGoal(a.goal, b.goal) &&
  a.inTurns === b.inTurns &&
  sameSolution(a.solution, b.solution)

/** Keeps a report at the draft: every change of the task is proved anew, in the background. */
export const createInspector = ({ desk, prover, clock, tellNone }: InspectorPorts): Inspector => {
  const inspection = signal<Inspection>({ kind: 'none' })
  let nodes = FIRST_NODES
  let isWanted = false
  let cancel = (): void => undefined
  let now: Puzzle | undefined
  /** Counts the questions: late answers are those of another number. */
  let question = 0
  /** True while the prover is at work, false while a change settles. */
  let isAsking = false

  /** The same value while the task is the same. */
  const task = computed<Puzzle | undefined>(() => {
    const puzzle = desk.verdict.value.kind === 'playable' ? puzzleOfDraft(desk.draft.value) : undefined
    if (puzzle === undefined || now === undefined || !sameTask(now, puzzle)) return puzzle
    return now
  })

  const take = (solution: readonly SolutionStep[]): void => {
    isWanted = false
    if (solution.length > 0) desk.send({ kind: 'solution', solution })
    else tellNone()
  }

  const ask = (puzzle: Puzzle): void => {
    const own = ++question
    isAsking = true
    inspection.value = { kind: 'working', progress: undefined }
    const onProgress = (progress: ReportProgress): void => {
      if (own === question) inspection.value = { kind: 'working', progress }
    }
    prover.report(puzzle, nodes, onProgress).then(
      (report) => {
        if (own !== question) return
        isAsking = false
        inspection.value = report === undefined ? { kind: 'stopped' } : { kind: 'done', report }
        if (report !== undefined && isWanted) take(report.solution)
      },
      () => {
        if (own !== question) return
        isAsking = false
        isWanted = false
        inspection.value = { kind: 'failed' }
      },
    )
  }

  const drop = (): void => {
    cancel()
    isAsking = false
    if (inspection.peek().kind === 'working') prover.cancel()
    question++
  }

  const start = (isAsked: boolean): void => {
    drop()
    const puzzle = task.peek()
    if (puzzle === undefined || !(isAsked || isPuzzle(desk.draft.peek()))) {
      inspection.value = { kind: 'none' }
      return
    }
    if (isAsked) ask(puzzle)
    else {
      inspection.value = { kind: 'working', progress: undefined }
      cancel = clock.after(QUIET_MS, () => ask(puzzle))
    }
  }

  effect(() => {
    const puzzle = task.value
    if (puzzle === now && puzzle !== undefined) return
    now = puzzle
    nodes = FIRST_NODES
    start(false)
  })

  return {
    inspection,
    check: () => start(true),
    longer: () => {
      nodes *= MORE
      start(true)
    },
    stop: () => {
      isWanted = false
      if (isAsking) prover.stop()
      else {
        drop()
        inspection.value = { kind: 'stopped' }
      }
    },
    find: () => {
      const known = inspection.peek()
      isWanted = true
      if (known.kind === 'done') take(known.report.solution)
      else if (known.kind !== 'working') start(true)
    },
  }
}
