import { type Move, sameMove } from '@tama/engine'
import { isProved } from '../proof/claim.ts'
import { defencesAgainst, isGoalReached, winnersAt } from '../proof/line.ts'
import { momentAfter, momentOf } from '../proof/moment.ts'
import { isSpent } from '../proof/prover.ts'
import { refutingLine } from '../proof/refutation.ts'
import type { SolutionStep } from '../solution.ts'
import { areLandingSiblings, isSameTurn } from '../turn.ts'
import { type Inquiry, type Place, turnAt } from './inquiry.ts'

/** So many turns of the solver in side lines are looked at. */
const MOST_TURNS = 60

/** What is left to look at. */
interface Allowance {
  turns: number
}

/** Judges the solver's turn at a place of a side line where `steps` are meant. */
function* judgeTurn(
  { prover, findings }: Inquiry,
  place: Place,
  turns: number,
  steps: readonly SolutionStep[],
): Generator<void, void> {
  const { moment, line } = place
  const winners = yield* winnersAt(prover, moment, turns)
  const isMeant = (move: Move): boolean => steps.some((step) => isSameTurn(moment.position, step.move, move))
  for (const { move } of steps) {
    if (winners.some((winner) => isSameTurn(moment.position, winner, move)) || isSpent(prover)) continue
    const shown = yield* refutingLine(prover, momentAfter(moment, move), turns - 1)
    const wrong = [...line, move, ...shown]
    findings.push({ kind: 'wrong-move', severity: 'error', turn: turnAt(place), line: wrong })
  }
  const dual = winners.find(
    (winner) => !isMeant(winner) && !steps.some(({ move }) => areLandingSiblings(move, winner)),
  )
  if (dual !== undefined && steps.length > 0) {
    findings.push({
      kind: 'side-dual',
      severity: 'warning',
      turn: turnAt(place),
      line: [...line, dual],
    })
  }
}

/** Walks the tree of `steps`; the solver's turns on the main line are judged elsewhere. */
function* walk(
  inquiry: Inquiry,
  place: Place,
  turns: number,
  steps: readonly SolutionStep[],
  isMain: boolean,
  left: Allowance,
): Generator<void, void> {
  const { moment, line } = place
  const isSolver = line.length % 2 === 0
  if (steps.length === 0 || turns < 0) return
  if (isSolver && !isMain) {
    if (left.turns === 0 || isSpent(inquiry.prover)) return
    left.turns--
    yield* judgeTurn(inquiry, place, turns, steps)
  }
  for (const [index, { move, next }] of steps.entries()) {
    const after: Place = { moment: momentAfter(moment, move), line: [...line, move], turns: place.turns }
    // Landing siblings of the main line's moves lead to lines of their own.
    yield* walk(inquiry, after, isSolver ? turns - 1 : turns, next, isMain && index === 0, left)
  }
}

/** Judges the side lines of `solution`, whose goal is reached within `turns`. */
export function* walkSideLines(
  inquiry: Inquiry,
  solution: readonly SolutionStep[],
  turns: number,
): Generator<void, void> {
  const place: Place = { moment: momentOf(inquiry.puzzle.position), line: [], turns: inquiry.puzzle.inTurns }
  // Other first moves of the solution have been judged with the first moves.
  yield* walk(inquiry, place, turns, solution.slice(0, 1), true, { turns: MOST_TURNS })
}

/** Answers on the main line that hold out as long as the one shown and are not in the puzzle's own solution. */
export function* missingDefences(
  { puzzle, prover, findings }: Inquiry,
  line: readonly Move[],
  turns: number,
): Generator<void, void> {
  let moment = momentOf(puzzle.position)
  let left = turns
  let steps: readonly SolutionStep[] = puzzle.solution
  for (const [ply, move] of line.entries()) {
    const isSolver = ply % 2 === 0
    if (!isSolver && !(yield* isGoalReached(prover, moment)) && steps.length > 0) {
      const defences = yield* defencesAgainst(prover, moment, left)
      const most = defences[0]?.turns
      for (const { move, turns } of defences) {
        const isShown = steps.some((step) => isSameTurn(moment.position, step.move, move))
        if (isShown || turns !== most) continue
        findings.push({ kind: 'missing-defence', severity: 'note', line: [...line.slice(0, ply), move] })
      }
    }
    steps = steps.find((step) => sameMove(step.move, move))?.next ?? []
    moment = momentAfter(moment, move)
    if (isSolver) left--
    if (left > 0 && !(yield* isProved(prover, moment, left))) return
  }
}
