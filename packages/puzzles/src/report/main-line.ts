import type { Move } from '@tama/engine'
import { isGoalReached, provenLine } from '../proof/line.ts'
import { momentAfter, momentOf } from '../proof/moment.ts'
import { type MoveStatus, moveStatuses, withLine } from '../proof/prove.ts'
import { mainLine } from '../solution.ts'
import { areLandingSiblings, isSameTurn } from '../turn.ts'
import type { Finding } from './finding.ts'
import { areTransposed, type Inquiry, type Place, turnAt } from './inquiry.ts'

/** The main line as far as it is right, and what the solver has to decide on it. */
export interface WalkedLine {
  readonly line: readonly Move[]
  /** Turns of the solver at which it has more than one move. */
  readonly decisions: number
}

/** One of the solver's turns on a line. */
interface WalkedTurn {
  readonly statuses: readonly MoveStatus[]
  readonly status: MoveStatus
}

/** The other moves of the solver that reach the goal at `place`, where `move` is meant. `rest` begins with it. */
function* duals(
  { prover }: Inquiry,
  place: Place,
  { statuses, status }: WalkedTurn,
  rest: readonly Move[],
  isLast: boolean,
): Generator<void, readonly Finding[]> {
  const turn = turnAt(place)
  const findings: Finding[] = []
  for (const other of statuses) {
    if (other === status || other.status !== 'proved') continue
    const { line } = yield* withLine(prover, place.moment, other, place.turns === undefined)
    const whole = [...place.line, ...line]
    if (areLandingSiblings(other.moves[0], status.moves[0])) {
      findings.push({ kind: 'landing', severity: 'note', turn, line: whole })
    } else if (areTransposed(line, rest)) {
      findings.push({ kind: 'order', severity: 'warning', turn, line: whole })
    } else {
      findings.push({ kind: 'dual', severity: isLast ? 'warning' : 'error', turn, line: whole })
    }
  }
  const open = statuses.filter(({ status }) => status === 'unknown')
  if (open.length > 0) {
    const moves = open.map(({ moves }) => moves[0])
    findings.push({ kind: 'unknown', severity: 'warning', turn, line: place.line, moves })
  }
  return findings
}

/** Follows `moves` from the puzzle's position, looking at each turn of the solver, up to a move that does not work. */
function* followed(
  { puzzle, prover }: Inquiry,
  moves: readonly Move[],
): Generator<unknown, { readonly turns: readonly WalkedTurn[]; readonly wrong?: Finding }> {
  const turns: WalkedTurn[] = []
  let place: Place = { moment: momentOf(puzzle.position), line: [], turns: puzzle.inTurns }
  for (const move of moves) {
    const isSolver = place.line.length % 2 === 0
    const line = [...place.line, move]
    const left = place.turns === undefined || !isSolver ? place.turns : place.turns - 1
    if (isSolver) {
      if (place.turns === 0) break
      const { position } = place.moment
      const statuses = yield* moveStatuses(prover, place.moment, place.turns)
      const status = statuses.find(({ moves }) => isSameTurn(position, moves[0], move))
      if (status?.status === 'refuted') {
        const { line } = yield* withLine(prover, place.moment, status, place.turns === undefined)
        const turn = turnAt(place)
        const wrong: Finding = { kind: 'wrong-move', severity: 'error', turn, line: [...place.line, ...line] }
        return { turns, wrong }
      }
      if (status === undefined) break
      turns.push({ statuses, status })
    }
    place = { moment: momentAfter(place.moment, move), line, turns: left }
  }
  return { turns }
}

/** From which of the solver's turns on it cannot go wrong; undefined when it can at the last one. */
const tailFrom = (turns: readonly WalkedTurn[]): number | undefined => {
  let from = turns.length
  while (from > 0 && turns[from - 1]?.statuses.every(({ status }) => status === 'proved')) from--
  return from === turns.length ? undefined : from + 1
}

/** The line on which the solution is judged: the intended one, led on to the goal where it stops short of it. */
function* wholeLine(
  { puzzle, prover, findings }: Inquiry,
  proved: readonly Move[],
): Generator<unknown, readonly Move[]> {
  const intended = mainLine(puzzle.solution)
  const [first] = intended
  const [key] = proved
  if (first === undefined || key === undefined || !isSameTurn(puzzle.position, first, key)) return proved
  let moment = momentOf(puzzle.position)
  let turns = puzzle.inTurns ?? Math.ceil(proved.length / 2)
  for (const [ply, move] of intended.entries()) {
    moment = momentAfter(moment, move)
    if (ply % 2 === 0) turns--
    if (turns < 0 || (yield* isGoalReached(prover, moment))) return intended.slice(0, ply + 1)
  }
  const rest = yield* provenLine(prover, moment, turns)
  const line = [...intended, ...rest]
  if (rest.length > 0) findings.push({ kind: 'unfinished', severity: 'warning', line })
  return line
}

/**
 * Judges the main line, turn by turn: the intended one where the puzzle has one, else `proved`. Adds what it finds to
 * the inquiry; what was said of the first move is not said again.
 */
export function* walkMainLine(inquiry: Inquiry, proved: readonly Move[]): Generator<unknown, WalkedLine> {
  const { puzzle, findings } = inquiry
  const line = yield* wholeLine(inquiry, proved)
  const { turns, wrong } = yield* followed(inquiry, line)
  if (wrong !== undefined) findings.push(wrong)
  let moment = momentOf(puzzle.position)
  let left = puzzle.inTurns
  for (const [index, walked] of turns.entries()) {
    const before = line.slice(0, 2 * index)
    const place: Place = { moment, line: before, turns: left }
    if (index > 0) {
      const isLast = index === turns.length - 1
      findings.push(...(yield* duals(inquiry, place, walked, line.slice(2 * index), isLast)))
    }
    for (const move of line.slice(2 * index, 2 * index + 2)) moment = momentAfter(moment, move)
    if (left !== undefined) left--
  }
  const tail = tailFrom(turns)
  if (wrong === undefined && tail !== undefined && tail > 1) {
    findings.push({ kind: 'tail', severity: 'note', turn: tail, line: line.slice(0, 2 * tail - 3) })
  }
  return {
    line: wrong === undefined ? line : line.slice(0, 2 * turns.length),
    decisions: turns.filter(({ statuses }) => statuses.length > 1).length,
  }
}
