import type { EndgameTables } from '@tama/endgame'
import { type Colour, PRESETS, type Ruleset } from '@tama/engine'
import { look, searchProof } from './depth-first.ts'
import { type Effort, SLICE_NODES } from './effort.ts'
import { ProofState } from './proof-state.ts'
import { INFINITE, ProofTable } from './proof-table.ts'
import { poseQuestion, poseTask, type Question, type Task } from './question.ts'

/** What is known of a claim. `unknown`: the effort allowed was spent before it was decided. */
export const PROOF_STATUSES = ['proved', 'refuted', 'unknown'] as const
export type ProofStatus = (typeof PROOF_STATUSES)[number]

/** The size of a prover's table unless told otherwise, in megabytes. */
export const DEFAULT_PROOF_MB = 32

/**
 * The memory of proofs, used again from one to the next; `megabytes` of it for the table. `tablesOf` gives the endgame
 * tables of a ruleset, as far as they are loaded.
 */
export const createProofState = (
  megabytes: number = DEFAULT_PROOF_MB,
  tablesOf: (ruleset: Ruleset) => EndgameTables | undefined = () => undefined,
): ProofState => new ProofState(new ProofTable(megabytes), PRESETS.tama, tablesOf)

/** A proof search for one task, with what is left of the effort allowed. */
export interface Prover {
  readonly state: ProofState
  readonly task: Task
  readonly solver: Colour
  readonly effort: Effort
  /** Nodes looked at so far. */
  spent: number
  /** Work since the last pause, in nodes. */
  sincePause: number
}

/** A prover for a task; it takes `state` over and forgets what that knew of another task. */
export const createProver = (state: ProofState, task: Task, effort: Effort): Prover => {
  poseTask(state, task)
  return { state, task, solver: task.start.turn, effort, spent: 0, sincePause: 0 }
}

/** True when a prover is to do no more. */
export const isSpent = ({ effort, spent }: Prover): boolean =>
  spent >= effort.nodes || effort.isStopped?.() === true

/** What it costs to pose a question, in nodes. */
const QUESTION_NODES = 64

/**
 * Decides one question, or spends at most `most` nodes on it. Yields about every `SLICE_NODES` nodes, of this question and those before it. What was found stays in the
 * table: asked again, it goes on from there.
 */
export function* decide(
  prover: Prover,
  question: Question,
  most = Number.POSITIVE_INFINITY,
): Generator<void, ProofStatus> {
  const { state, solver } = prover
  let left = Math.min(most, prover.effort.nodes - prover.spent)
  for (;;) {
    poseQuestion(state, solver, question)
    state.isHalted = false
    state.isOverfull = false
    state.nodes = 0
    state.nextPoll = Math.max(1, Math.min(SLICE_NODES, left))
    state.poll = () => {
      state.isHalted = true
    }
    look(state, state.rootPly, question.turns, 0)
    if (!state.isHalted && state.pn !== 0 && state.dn !== 0) {
      searchProof(state, state.rootPly, question.turns, INFINITE, INFINITE, 0)
    }
    prover.spent += state.nodes
    prover.sincePause += state.nodes + QUESTION_NODES
    left -= state.nodes
    const { isHalted, isOverfull } = state
    const status: ProofStatus = state.pn === 0 ? 'proved' : 'refuted'
    if (prover.sincePause >= SLICE_NODES) {
      prover.sincePause = 0
      yield
    }
    if (!isHalted) return status
    if (isOverfull || left <= 0 || isSpent(prover)) return 'unknown'
  }
}

/** Runs steps to their end without pauses. */
export const finish = <T>(steps: Generator<unknown, T>): T => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
