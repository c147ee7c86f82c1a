import { createLibrary, probe, type TableLibrary } from '@tama/endgame'
import { parsePuzzle } from '../format/collection-text.ts'
import { TABLE_GOALS } from '../goal.ts'
import { createProofState, DEFAULT_PROOF_MB } from '../proof/prover.ts'
import type { ReportProgress } from '../report/inquiry.ts'
import type { ProofAnswer, ProofApi, ProofJob } from './api.ts'
import { readQuestion } from './job.ts'

/** What a session needs of the thread it runs on. */
export interface SessionPorts {
  /** Milliseconds since some fixed moment. */
  readonly clock: () => number
  /** Lets the thread handle the messages that have arrived, then resolves. */
  readonly breathe: () => Promise<void>
  readonly megabytes?: number
  /** The bytes of a file of endgame tables; undefined when they cannot be had. Without it there are no tables. */
  readonly readFile?: (file: URL) => Promise<Uint8Array | undefined>
}

/** Puzzles with so many pieces have tables with four of them fetched, those that the proof misses. */
const FOUR_FROM_PIECES = 6

/** The longest time for which a job does not look at its messages, and between two reports, in milliseconds. */
const SLICE_MS = 20
const BEAT_MS = 200

/**
 * Loads the tables that a puzzle can do with, those that know its own position included; of others with four pieces the
 * ones that its proof misses whenever the function is called that it returns. Nobody waits for those, and where tables
 * cannot be had the search must do without.
 */
const loadTables = async (library: TableLibrary, text: string): Promise<() => void> => {
  const puzzle = parsePuzzle(text)
  if (!puzzle.ok || !TABLE_GOALS.includes(puzzle.value.goal.kind)) return () => {}
  const { ruleset, position } = puzzle.value
  await library.load(ruleset, 3)
  const tables = library.tablesOf(ruleset)
  if (tables === undefined || position.board.filter((piece) => piece !== undefined).length > FOUR_FROM_PIECES)
    return () => {}
  if (probe(tables, position) === undefined) await library.loadMissed(ruleset)
  return () => void library.loadMissed(ruleset)
}

/** Until a job says otherwise it ends when it is done; numbers of nodes are never that large. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** The prover as a worker exposes it, without the wrapping: one job at a time, a newer one ends the older. */
export const createSession = ({
  clock,
  breathe,
  megabytes = DEFAULT_PROOF_MB,
  readFile = async () => undefined,
}: SessionPorts): ProofApi => {
  const library = createLibrary({ readFile })
  const state = createProofState(megabytes, library.tablesOf)
  /** Jobs up to this number are to end. */
  let stopped = 0
  let running: Promise<unknown> = Promise.resolve()

  const run = async (
    { id, question, limits }: ProofJob,
    report: (progress: ReportProgress) => void,
  ): Promise<ProofAnswer> => {
    const loadMissed = await loadTables(library, question.puzzle)
    const end = clock() + (limits.timeMs ?? Number.POSITIVE_INFINITY)
    const read = readQuestion(state, question, {
      nodes: limits.nodes ?? NO_LIMIT,
      isStopped: () => stopped >= id || clock() >= end,
    })
    if (!read.ok) return { kind: 'bad-job', id }
    let sliceEnd = clock() + SLICE_MS
    let beat = clock() + BEAT_MS
    let progress: ReportProgress = { stage: 'first-moves', done: 0, total: 1, nodes: 0 }
    for (;;) {
      const step = read.value.next()
      if (step.done) return { kind: 'done', id, result: step.value }
      progress = (step.value as ReportProgress | undefined) ?? progress
      if (clock() >= beat) {
        report(progress)
        beat = clock() + BEAT_MS
      }
      if (clock() >= sliceEnd) {
        loadMissed()
        await breathe()
        sliceEnd = clock() + SLICE_MS
      }
    }
  }

  return {
    run: (job, report) => {
      stopped = Math.max(stopped, job.id - 1)
      const answer = running.then(() => run(job, report))
      running = answer.catch(() => {})
      return answer
    },
    stop: (id) => {
      stopped = Math.max(stopped, id)
    },
    ping: () => 'pong',
  }
}
