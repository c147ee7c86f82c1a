import './styles/puzzles.css'
import { computed, effect, signal } from '@preact/signals'
import { err, type PresetId, type Result } from '@tama/engine'
import { tooMuchForLinkSentence } from '@tama/i18n'
import type { Puzzle } from '@tama/puzzles'
import { encodePuzzle, linkOfPuzzle } from '@tama/share'
import { pageClock, type RecordStore, reducedMotion } from '@tama/ui'
import type { App } from './app.ts'
import { fetchCollections } from './effects/collections.ts'
import { followSolver } from './effects/solver.ts'
import { mirrorSolver } from './effects/solver-mirror.ts'
import { pageTabs } from './effects/tabs.ts'
import { gameOf } from './games.ts'
import type { PuzzlePart } from './puzzles.ts'
import { findPuzzle, type ListedCollection, readListed } from './screens/puzzles/collection.ts'
import { ListPanel } from './screens/puzzles/list-panel.tsx'
import { firstSolver, type SolverEvent, type SolverState, solverAfter } from './screens/puzzles/model.ts'
import { type Course, EVERY_PUZZLE, fittingPuzzles, nextPuzzle } from './screens/puzzles/order.ts'
import { keepProgress, PROGRESS_CHANNEL } from './screens/puzzles/progress-keeper.ts'
import type { PuzzleFile } from './screens/puzzles/puzzle-file.ts'
import { isLink, openPuzzle, type PuzzleProblem, readPuzzleLink } from './screens/puzzles/puzzle-link.ts'
import type { Shelf } from './screens/puzzles/shelf.ts'
import { SolverPanel } from './screens/puzzles/solver-panel.tsx'
import { SolverProblemPanel } from './screens/puzzles/solver-problem.tsx'
import { solverScene } from './screens/puzzles/solver-scene.ts'
import { noteProgress } from './screens/puzzles/visit.ts'

/** What puzzles need of the rest of the app. */
export interface PuzzleParts {
  readonly app: App
  readonly page: Document
  readonly records: RecordStore
  readonly boardAtRest: () => Promise<void>
  /** True where the board shows moves without motion, by the user's settings. */
  readonly isUnmoved: () => boolean
}

const dateMs = (): number => Date.now()

/** Makes the puzzles. Called once, when their script has come. */
export const openPuzzles = ({ app, page, records, boardAtRest, isUnmoved }: PuzzleParts): PuzzlePart => {
  const keeper = keepProgress(records, pageTabs(PROGRESS_CHANNEL))
  const collections = signal<readonly ListedCollection[] | undefined>(undefined)
  const file = signal<PuzzleFile | undefined>(undefined)
  /** Where in that file the puzzle with a key stands. */
  const place = signal<{ readonly key: string; readonly index: number } | undefined>(undefined)
  const openOfFile = (index: number): void => {
    const puzzle = file.peek()?.puzzles[index]
    const made = puzzle && encodePuzzle(linkOfPuzzle(puzzle))
    if (made?.ok) {
      place.value = { key: made.value, index }
      app.go({ screen: 'puzzle', key: made.value })
    } else if (made !== undefined) app.notices.say(tooMuchForLinkSentence(app.t.peek(), made.error), 'error')
  }
  const shelf: Shelf = {
    collections,
    progress: keeper.progress,
    ruleset: signal<PresetId>(gameOf(app.choices.peek().ruleset).main),
    filter: signal(EVERY_PUZZLE),
    course: signal<Course>('new'),
    file,
    openOfFile,
  }
  const solver = signal<SolverState | undefined>(undefined)
  const problem = signal<PuzzleProblem | undefined>(undefined)
  const reduced = reducedMotion()

  const send = (event: SolverEvent): void => {
    const state = solver.peek()
    if (state !== undefined) solver.value = solverAfter(state, event)
  }

  let coming: Promise<readonly ListedCollection[]> | undefined
  /** Fetches the collections once; tries again after a failure. */
  const collectionsComing = (): Promise<readonly ListedCollection[]> => {
    coming ??= Promise.all([fetchCollections(), keeper.loaded]).then(([found]) => {
      collections.value = found
      return found
    })
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }

  const find = async (key: string): Promise<Result<Puzzle, PuzzleProblem>> => {
    if (isLink(key)) return readPuzzleLink(key)
    const found = findPuzzle(await collectionsComing(), key)
    const puzzle = found && readListed(found.listed)
    return puzzle === undefined ? err({ kind: 'unknown' }) : openPuzzle(puzzle)
  }

  const open = async (key: string): Promise<void> => {
    const isNext = solver.peek() !== undefined
    const found = await find(key).catch(() => err({ kind: 'offline' } as const))
    const route = app.route.peek()
    if (route.screen !== 'puzzle' || route.key !== key) return
    problem.value = found.ok ? undefined : found.error
    solver.value = found.ok ? firstSolver(key, found.value) : undefined
    if (!isNext) return
    // The screen stays, and what is on it is another puzzle.
    page.defaultView?.scrollTo({ top: 0 })
    pageClock.after(0, () => page.querySelector<HTMLElement>('#solver-title')?.focus({ preventScroll: true }))
  }
  effect(() => {
    const route = app.route.value
    if (route.screen === 'puzzle') {
      if (route.key !== solver.peek()?.key) void open(route.key)
      return
    }
    solver.value = undefined
    problem.value = undefined
    if (route.screen === 'puzzles')
      collectionsComing().catch(() => app.notices.say(app.t.peek()('device.offline'), 'error'))
  })

  followSolver({
    solver,
    send,
    boardAtRest,
    start: async () => (await import('@tama/puzzles/client')).startProver(),
    clock: pageClock,
    isStill: () => isUnmoved() || reduced.peek(),
  })
  noteProgress({ solver, keeper, isListed: (key) => !isLink(key), dateMs })
  mirrorSolver(page.documentElement, solver)

  const found = computed(() => {
    const { value: state } = solver
    return state === undefined ? undefined : findPuzzle(collections.value ?? [], state.key)
  })
  /** The way to the next puzzle: of the file that the open one came from, or of its collection. */
  const next = computed((): (() => void) | undefined => {
    const { key } = solver.value ?? {}
    if (key !== undefined && key === place.value?.key) {
      const after = place.value.index + 1
      return after < (shelf.file.value?.puzzles.length ?? 0) ? () => openOfFile(after) : undefined
    }
    const { value: here } = found
    const { value: progress } = keeper.progress
    if (here === undefined || progress === undefined) return undefined
    const { collection, listed } = here
    const course = shelf.course.value
    const among = (puzzles: typeof collection.puzzles) => nextPuzzle(puzzles, progress, course, listed.id)
    const following = among(fittingPuzzles(collection, shelf.filter.value)) ?? among(collection.puzzles)
    return following && (() => app.go({ screen: 'puzzle', key: following.id }))
  })

  const Solver = () => {
    const state = solver.value
    if (state === undefined) {
      return (
        <SolverProblemPanel
          t={app.t.value}
          problem={problem.value}
          onRetry={() => {
            const route = app.route.peek()
            if (route.screen === 'puzzle') void open(route.key)
          }}
        />
      )
    }
    const here = found.value
    return (
      <SolverPanel
        app={app}
        state={state}
        place={here && { ...here.listed, total: here.collection.puzzles.length }}
        send={send}
        onNext={next.value}
      />
    )
  }

  return {
    List: () => <ListPanel app={app} shelf={shelf} />,
    Solver,
    scene: computed(() =>
      solver.value === undefined ? undefined : solverScene(solver.value, app.preferences.value),
    ),
    send,
    hear: (event) => {
      if (event.type === 'moved') send({ kind: 'move', move: event.move })
      if (event.type === 'refused') send({ kind: 'refused', refusal: event.refusal })
    },
    step: () => {
      const state = solver.peek()
      const isShowing = state?.solving.phase.kind === 'showing' && state.looking === undefined
      send(isShowing ? { kind: 'next' } : { kind: 'looked', at: 'next' })
    },
    goOn: () => next.peek()?.(),
  }
}
