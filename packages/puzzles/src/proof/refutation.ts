import { isCapture, legalMoves, type Move, type Position, play, type Ruleset } from '@tama/engine'
import { type Turn, turnsOf } from '../turn.ts'
import { decideClaim } from './claim.ts'
import { type Moment, momentAfter } from './moment.ts'
import type { Prover } from './prover.ts'

/** How many pieces `move` wins for its side once what is taken in reply is counted; a rough look. */
const yieldOf = (position: Position, move: Move, ruleset: Ruleset): number =>
  move.captured.length - (legalMoves(play(position, move), ruleset)[0]?.captured.length ?? 0)

/** The most that the side to move can win so. */
const bestYield = (position: Position, ruleset: Ruleset): number =>
  Math.max(...legalMoves(position, ruleset).map((move) => yieldOf(position, move, ruleset)))

/** The turns of `position` in the order in which a player would look at them: most won, least given. */
const byNature = (position: Position, ruleset: Ruleset): readonly Turn[] => {
  const turns = turnsOf(position, ruleset)
  if (turns.length < 2) return turns
  return turns
    .map((turn) => ({
      turn,
      value: 2 * yieldOf(position, turn.moves[0], ruleset) - bestYield(turn.after, ruleset),
    }))
    .sort((a, b) => b.value - a.value)
    .map(({ turn }) => turn)
}

/**
 * The other side's answers that keep the solver from the goal within `turns`, the most natural first; at most `most`
 * of them.
 */
export function* refutersOf(
  prover: Prover,
  moment: Moment,
  turns: number | undefined,
  most = Number.POSITIVE_INFINITY,
): Generator<void, readonly Move[]> {
  const found: Move[] = []
  for (const { moves } of byNature(moment.position, prover.task.ruleset)) {
    if (found.length >= most) break
    const [move] = moves
    const claim = { moment: momentAfter(moment, move), turns }
    if ((yield* decideClaim(prover, claim)).status === 'refuted') found.push(move)
  }
  return found
}

/** `position` with the captures that follow, of both sides, the most natural ones. */
const capturesFrom = (position: Position, ruleset: Ruleset): readonly Move[] => {
  const line: Move[] = []
  let at = position
  for (;;) {
    const move = byNature(at, ruleset)[0]?.moves[0]
    if (move === undefined || !isCapture(move)) return line
    line.push(move)
    at = play(at, move)
  }
}

/** How a refuted claim is answered: the most natural refuting move and the captures that follow. */
export function* refutingLine(
  prover: Prover,
  moment: Moment,
  turns: number | undefined,
): Generator<void, readonly Move[]> {
  const [refuter] = yield* refutersOf(prover, moment, turns, 1)
  if (refuter === undefined) return []
  return [refuter, ...capturesFrom(play(moment.position, refuter), prover.task.ruleset)]
}
