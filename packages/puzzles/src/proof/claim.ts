import { MAX_TURNS } from '../puzzle.ts'
import type { Moment } from './moment.ts'
import { decide, isSpent, type ProofStatus, type Prover } from './prover.ts'

/** That the solver can reach the goal from here. */
export interface Claim {
  readonly moment: Moment
  /** The turns left to the solver; undefined: any number. */
  readonly turns: number | undefined
}

/** What became of a claim, and the turns with which it was decided. */
export interface Decision {
  readonly status: ProofStatus
  /** Proved: the solver reaches the goal within so many turns. Else the turns that were tried. */
  readonly turns: number
}

function* decideOpen(prover: Prover, moment: Moment, most: number): Generator<void, Decision> {
  // A goal to be reached is proved by paths that reach it, whatever comes back on the way: a shortest proof never
  // repeats a position. That it can't be reached may take a repetition. With a draw to be held it is the other way
  // round.
  const isHeld = prover.task.goal.kind === 'draw'
  const end = prover.spent + most
  for (let turns = 0; turns <= MAX_TURNS; turns++) {
    const question = { moment, turns, isOpen: true }
    const proof = yield* decide(prover, { ...question, seesRepetition: isHeld }, end - prover.spent)
    if (proof === 'proved') return { status: proof, turns }
    const refutation = yield* decide(
      prover,
      { ...question, horizon: 'reached', seesRepetition: !isHeld },
      end - prover.spent,
    )
    if (refutation === 'refuted') return { status: refutation, turns }
    if (prover.spent >= end || isSpent(prover)) return { status: 'unknown', turns }
  }
  return { status: 'unknown', turns: MAX_TURNS }
}

/** Decides a claim, or spends at most `most` nodes on it. */
export function* decideClaim(
  prover: Prover,
  { moment, turns }: Claim,
  most = Number.POSITIVE_INFINITY,
): Generator<void, Decision> {
  if (turns === undefined) return yield* decideOpen(prover, moment, most)
  const seesRepetition = prover.task.goal.kind === 'draw'
  return { status: yield* decide(prover, { moment, turns, seesRepetition }, most), turns }
}

/** True when a claim with a number of turns is proved. */
export function* isProved(prover: Prover, moment: Moment, turns: number): Generator<void, boolean> {
  return (yield* decideClaim(prover, { moment, turns })).status === 'proved'
}

/** The fewest turns in which a claim is proved that is proved within `turns`; `turns` is as good where effort ends. */
export function* fewestTurns(prover: Prover, moment: Moment, turns: number): Generator<void, number> {
  for (let fewest = turns; ; fewest--) {
    if (fewest === 0 || !(yield* isProved(prover, moment, fewest - 1))) return fewest
  }
}
