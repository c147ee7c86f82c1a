import { type Move, type Position, play } from '@tama/engine'
import type { Puzzle } from '../puzzle.ts'
import type { Finding, FindingKind } from '../report/finding.ts'
import { areLandingSiblings, isSameTurn, type Turn, turnsOf } from '../turn.ts'
import { isReachable } from './slow-proof.ts'

// What a report must find, by the definition of the goals alone: slow and obvious.

const taskOf = ({ ruleset, goal, position }: Puzzle) => ({ ruleset, goal, start: position })

/** The solver's turns in `position` after which the goal is reached within `turns`, these included. */
const winnersIn = (puzzle: Puzzle, position: Position, turns: number): readonly Turn[] =>
  turns < 1
    ? []
    : turnsOf(position, puzzle.ruleset).filter(({ after }) => isReachable(taskOf(puzzle), after, turns - 1))

/** The fewest turns in which the goal is reached; undefined when `most` are not enough. */
const fewestIn = (puzzle: Puzzle, most: number): number | undefined => {
  for (let turns = 1; turns <= most; turns++) {
    if (winnersIn(puzzle, puzzle.position, turns).length > 0) return turns
  }
  return undefined
}

/** What another move that works is, next to the one that is meant; whether it only changes the order is not looked at. */
const rivalKind = (meant: Move, other: Move, isFirst: boolean): FindingKind => {
  if (areLandingSiblings(meant, other)) return 'landing'
  return isFirst ? 'cook' : 'dual'
}

/** The kinds of findings about the moves of `line`, the main line of a puzzle whose goal is to be reached in `turns`. */
const kindsAlong = (puzzle: Puzzle, line: readonly Move[], turns: number): ReadonlySet<FindingKind> => {
  const kinds = new Set<FindingKind>()
  const isFree: boolean[] = []
  let position = puzzle.position
  for (const [ply, move] of line.entries()) {
    if (ply % 2 === 0) {
      const winners = winnersIn(puzzle, position, turns - ply / 2)
      const all = turnsOf(position, puzzle.ruleset)
      isFree.push(winners.length === all.length)
      for (const { moves } of winners) {
        if (!isSameTurn(position, moves[0], move)) kinds.add(rivalKind(move, moves[0], ply === 0))
      }
      if (ply === 0 && all.length === 1) kinds.add('forced-key')
    }
    position = play(position, move)
  }
  // A tail follows something that has to be found.
  if (isFree.includes(false) && isFree.at(-1) === true) kinds.add('tail')
  return kinds
}

/** The kinds that `kindsByDefinition` tells. */
export const DEFINED_KINDS: readonly FindingKind[] = [
  'no-solution',
  'short',
  'cook',
  'dual',
  'landing',
  'forced-key',
  'tail',
]

/** The kinds of findings that a report on a puzzle must have; `line` is the main line that it found. */
export const kindsByDefinition = (puzzle: Puzzle, line: readonly Move[]): ReadonlySet<FindingKind> => {
  const turns = puzzle.inTurns ?? 0
  const fewest = fewestIn(puzzle, turns)
  if (fewest === undefined) {
    const isForced = turnsOf(puzzle.position, puzzle.ruleset).length === 1
    return new Set(isForced ? ['no-solution', 'forced-key'] : ['no-solution'])
  }
  const kinds = new Set(kindsAlong(puzzle, line, turns))
  if (fewest < turns) kinds.add('short')
  return kinds
}

/** True when the line of a finding shows what it says: the last move of the solver in it works, or does not. */
export const isShownBy = (puzzle: Puzzle, finding: Finding, turns: number): boolean => {
  if (!('line' in finding) || finding.kind === 'forced-key') return true
  const isWrong = finding.kind === 'no-solution' || finding.kind === 'wrong-move'
  const turn = 'turn' in finding && finding.kind !== 'tail' ? finding.turn : 1
  const until = finding.line.slice(0, 2 * turn - 1)
  if (until.length < 2 * turn - 1) return finding.line.length === 0
  return isReachable(taskOf(puzzle), until.reduce(play, puzzle.position), turns - turn) !== isWrong
}
