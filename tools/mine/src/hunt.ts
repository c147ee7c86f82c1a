import {
  countPieces,
  isCapture,
  legalMoves,
  type Move,
  moveKey,
  opponent,
  outcomeOf,
  type Position,
  play,
  type Ruleset,
} from '@tama/engine'
import {
  canonicalKey,
  createProver,
  finish,
  type Goal,
  mainLine,
  momentOf,
  moveStatuses,
  type ProofState,
  type Puzzle,
  type Report,
  reportOn,
  turnsOf,
} from '@tama/puzzles'
import type { SearchState } from '@tama/search'
import { plainGoal } from './plain-goal.ts'
import { type Glimpse, glimpse, isBestMove } from './second-opinion.ts'

/** Fewer answers than this are no question. */
const FEWEST_TURNS = 4
/** Turns that a puzzle may take, and nodes for a first look and for the whole report. */
const MOST_TURNS = 6
const LOOK_NODES = 60_000
const REPORT_NODES = 2_500_000
/** The solver is neither this far ahead nor behind to begin with. */
const MOST_AHEAD = 1
const MOST_BEHIND = 5

/** A sound puzzle with what was proved of it. */
export interface Find {
  readonly puzzle: Puzzle
  readonly report: Report
}

const balanceOf = ({ board, turn }: Position): number =>
  countPieces(board, turn) - countPieces(board, opponent(turn))

/** Looks for puzzles in positions, each position (up to symmetry) once. */
export interface Hunter {
  readonly ruleset: Ruleset
  readonly proofs: ProofState
  readonly search: SearchState
  readonly seen: Set<string>
}

/** How many of the solver's moves reach `goal` within `turns`; undefined when that took too long to say. */
const countProved = (
  { ruleset, proofs }: Hunter,
  position: Position,
  goal: Goal,
  turns: number,
): number | undefined => {
  const prover = createProver(proofs, { ruleset, goal, start: position }, { nodes: LOOK_NODES })
  const statuses = finish(moveStatuses(prover, momentOf(position), turns))
  const proved = statuses.filter(({ status }) => status === 'proved').length
  return proved === 0 && statuses.some(({ status }) => status === 'unknown') ? undefined : proved
}

/** A goal with the turns that it may take. */
interface Aim {
  readonly goal: Goal
  readonly turns: number
}

/** The goals that the line of a glimpse reaches, the most demanding first. */
const aimsOf = ({ line, isWin }: Glimpse, position: Position, ruleset: Ruleset): readonly Aim[] => {
  const aims: Aim[] = []
  let at = position
  let balance = 0
  let most = 0
  for (const [ply, move] of line.entries()) {
    at = play(at, move)
    const turns = ply / 2 + 1
    if (ply % 2 === 1) balance -= move.captured.length
    else if (turns <= MOST_TURNS) {
      balance += move.captured.length
      const left = balance - (legalMoves(at, ruleset)[0]?.captured.length ?? 0)
      if (left > most) aims.unshift({ goal: { kind: 'gain', pieces: left }, turns })
      if (move.promotes && left <= most) aims.push({ goal: { kind: 'crown' }, turns })
      most = Math.max(most, left)
    }
  }
  const turns = Math.ceil(line.length / 2)
  return isWin && turns <= MOST_TURNS ? [{ goal: { kind: 'win' }, turns }, ...aims] : aims
}

/** The largest gain that is reached within `turns`, given that `goal` is. */
const raised = (hunter: Hunter, position: Position, goal: Goal, turns: number): Goal => {
  if (goal.kind !== 'gain') return goal
  const more: Goal = { kind: 'gain', pieces: goal.pieces + 1 }
  const proved = more.pieces <= 16 ? countProved(hunter, position, more, turns) : 0
  return proved ? raised(hunter, position, more, turns) : goal
}

/** How far the solver falls behind on the way, in pieces. */
const mostGiven = (line: readonly Move[]): number => {
  let balance = 0
  let given = 0
  for (const [ply, move] of line.entries()) {
    balance += ply % 2 === 0 ? move.captured.length : -move.captured.length
    given = Math.max(given, -balance)
  }
  return given
}

/** True when a sound puzzle is worth solving: a first move that is no plain capture, and something to find. */
const isWorthwhile = ({ position, ruleset }: Puzzle, report: Report): boolean => {
  const line = mainLine(report.solution)
  const [key] = line
  if (key === undefined || isCapture(key)) return false
  if (report.findings.some(({ kind }) => kind === 'dual' || kind === 'order')) return false
  if (report.decisions < 2 && turnsOf(position, ruleset).length < FEWEST_TURNS) return false
  const isQuietLater = line.some((move, ply) => ply > 0 && ply % 2 === 0 && !isCapture(move))
  return mostGiven(line) > 0 || isQuietLater
}

/** The puzzle with a goal that can be reached within `turns`, when it is sound and worthwhile. */
const judged = (hunter: Hunter, position: Position, reached: Goal, turns: number): Find | undefined => {
  const { ruleset, proofs } = hunter
  const goal = plainGoal(reached, position)
  const puzzle: Puzzle = { ruleset, position, goal, inTurns: turns, solution: [], themes: [], unknown: {} }
  const options = { seeksIdle: false, defences: 4, steps: 60 }
  const report = finish(reportOn(proofs, puzzle, { nodes: REPORT_NODES }, options))
  if (report.soundness !== 'sound' || !isWorthwhile(puzzle, report)) return undefined
  const { key } = report
  if (key === undefined || !isBestMove(hunter.search, position, ruleset, key)) return undefined
  return { puzzle: { ...puzzle, solution: report.solution }, report }
}

/** The puzzle in `position`, if there is one. */
export const huntAt = (hunter: Hunter, position: Position): Find | undefined => {
  const balance = balanceOf(position)
  if (balance > MOST_AHEAD || balance < -MOST_BEHIND) return undefined
  if (outcomeOf(position, hunter.ruleset).kind !== 'playing') return undefined
  if (turnsOf(position, hunter.ruleset).length < FEWEST_TURNS) return undefined
  const key = canonicalKey(position)
  if (hunter.seen.has(key)) return undefined
  hunter.seen.add(key)
  const seen = glimpse(hunter.search, position, hunter.ruleset, balance)
  if (seen === undefined) return undefined
  hunter.proofs.table.clear()
  for (const { goal, turns: most } of aimsOf(seen, position, hunter.ruleset)) {
    for (let turns = 2; turns <= most; turns++) {
      const count = countProved(hunter, position, goal, turns)
      if (count === undefined) break
      if (count === 0) continue
      const find = judged(hunter, position, raised(hunter, position, goal, turns), turns)
      if (find !== undefined) return find
      break
    }
  }
  return undefined
}

/** True when two puzzles of one game have the same main line, with pieces elsewhere moved meanwhile. */
const isSameLine = (a: Find, b: Find): boolean =>
  mainLine(a.puzzle.solution).map(moveKey).join() === mainLine(b.puzzle.solution).map(moveKey).join()

/** The puzzles of a game, at most `most`. */
export const huntIn = (
  hunter: Hunter,
  start: Position,
  moves: readonly Move[],
  most: number,
): readonly Find[] => {
  const finds: Find[] = []
  let position = start
  for (const move of moves) {
    const find = finds.length < most ? huntAt(hunter, position) : undefined
    if (find !== undefined && !finds.some((other) => isSameLine(other, find))) finds.push(find)
    position = play(position, move)
  }
  return finds
}
