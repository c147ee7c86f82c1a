import type { Colour, Position, Ruleset } from '@tama/engine'
import { highKey, lowKey, modeOf, popcount, wordsOf } from '@tama/engine/hot'
import { makeRuleset } from '@tama/engine/notation'
import type { Goal, GoalKind } from '../goal.ts'
import { mix } from './frame.ts'
import type { Moment } from './moment.ts'
import {
  BLOCK,
  CROWN,
  DRAW,
  FRAME,
  GAIN,
  KEY_HIGH,
  KEY_LOW,
  MAX_PLY,
  PAST_HIGH,
  PAST_LOW,
  type ProofState,
  QUIET,
  WIN,
} from './proof-state.ts'

/** What a proof is about: who is to reach which goal, counted from which position. */
export interface Task {
  readonly ruleset: Ruleset
  readonly goal: Goal
  /** The puzzle's position: its side to move is the solver, its pieces are what a gain is counted from. */
  readonly start: Position
}

/** How paths end that use up their turns, and what of their past counts. */
export interface Question {
  /** From here; either side may be to move. */
  readonly moment: Moment
  /** Turns left to the solver, 0 .. `MAX_TURNS`. */
  readonly turns: number
  /** What a path is that uses them up without reaching the goal; missed unless said. */
  readonly horizon?: 'missed' | 'reached'
  /** True when a position that comes back is a draw. */
  readonly seesRepetition?: boolean
  /** True when the number of turns doesn't matter: then a table's word is enough. */
  readonly isOpen?: boolean
}

const GOALS: Readonly<Record<GoalKind, number>> = {
  win: WIN,
  gain: GAIN,
  crown: CROWN,
  draw: DRAW,
  block: BLOCK,
}

const count = (even: number, odd: number): number => popcount(even) + popcount(odd)

/** Sets `state` up for a task; what it knows is kept when it was learned about the same one. */
export const poseTask = (state: ProofState, { ruleset, goal, start }: Task): void => {
  const { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd } = wordsOf(start)
  state.ruleset = ruleset
  state.tables = state.tablesOf(ruleset)
  state.goal = GOALS[goal.kind]
  state.wantedBalance =
    count(ownEven, ownOdd) - count(oppEven, oppOdd) + (goal.kind === 'gain' ? goal.pieces : 0)
  state.startKings = count(ownEven & kingsEven, ownOdd & kingsOdd)
  const { wantedBalance, startKings } = state
  const key = JSON.stringify([makeRuleset(ruleset), goal, start.turn, wantedBalance, startKings])
  if (key !== state.taskKey) state.table.clear()
  state.taskKey = key
}

/** Fills in the frame at `ply`; what stood before is in the frames below it. */
const setFrame = (state: ProofState, ply: number, position: Position): void => {
  const { frames, ruleset } = state
  const at = ply * FRAME
  const mode = modeOf(ruleset, position.turn)
  const { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd } = wordsOf(position)
  frames.set([ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd], at)
  frames[at + KEY_LOW] = lowKey(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  frames[at + KEY_HIGH] = highKey(mode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd)
  frames[at + QUIET] = ply
  const before = at - FRAME
  frames[at + PAST_LOW] =
    ply === 0 ? 0 : (frames[before + PAST_LOW] as number) ^ mix(frames[before + KEY_LOW] as number)
  frames[at + PAST_HIGH] =
    ply === 0 ? 0 : (frames[before + PAST_HIGH] as number) ^ mix(frames[before + KEY_HIGH] as number)
}

/**
 * Sets `state` up for a question about its task, whose solver is `solver`: how paths end, and the frames up to the
 * question's position, which is at `state.rootPly`.
 */
export const poseQuestion = (state: ProofState, solver: Colour, question: Question): void => {
  const { moment, turns, horizon = 'missed', seesRepetition = false, isOpen = false } = question
  const { position } = moment
  const { ruleset } = state
  const deepest = MAX_PLY - 2 * turns - 1
  const past = seesRepetition ? moment.past.slice(-Math.max(0, deepest)) : []
  state.rootPly = past.length
  for (const [ply, before] of past.entries()) setFrame(state, ply, before)
  setFrame(state, state.rootPly, position)
  state.rootMode = modeOf(ruleset, position.turn) ^ (state.rootPly & 1)
  state.solverParity = (position.turn === solver ? 0 : 1) ^ (state.rootPly & 1)
  state.isHorizonReached = horizon === 'reached'
  state.isRepetitionSeen = seesRepetition
  state.isProgressCounted = 2 * turns + moment.past.length >= ruleset.noProgressPlies
  state.isOpen = isOpen
  const flags = [horizon === 'reached', seesRepetition, state.isProgressCounted, isOpen]
  state.salt = mix(flags.reduce((bits, flag) => 2 * bits + (flag ? 1 : 0), 1))
}
