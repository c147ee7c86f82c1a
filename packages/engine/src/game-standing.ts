import { finalSquare, isCapture, type Move } from './move.ts'
import { type History, judge, NO_HISTORY, type Outcome } from './outcome.ts'
import { legalMoves, play } from './rules.ts'
import type { Ruleset } from './ruleset.ts'
import type { Position } from './setup.ts'
import { rowOf } from './square.ts'

/** A position of a game, what led to it and what the rules say of both. */
export interface Standing {
  readonly position: Position
  /** The placement and the side to move as text: equal keys are the same position for repetition. */
  readonly key: string
  readonly history: History
  /** The legal moves, also where the game is over. */
  readonly legal: readonly Move[]
  /** Whatever came before and whatever the players agreed. */
  readonly outcome: Outcome
}

const LETTERS = { white: { man: 'M', king: 'K' }, black: { man: 'm', king: 'k' } } as const

const keyOf = ({ turn, board }: Position): string =>
  turn + board.map((piece) => (piece === undefined ? '.' : LETTERS[piece.colour][piece.kind])).join('')

const standing = (position: Position, key: string, history: History, ruleset: Ruleset): Standing => {
  const legal = legalMoves(position, ruleset)
  return { position, key, history, legal, outcome: judge(position, legal, ruleset, history) }
}

/** A position with no history. */
export const firstStanding = (position: Position, ruleset: Ruleset): Standing =>
  standing(position, keyOf(position), NO_HISTORY, ruleset)

/** True for a capture and for a forward man step: no position from before can ever come back. */
const isProgress = (position: Position, move: Move): boolean =>
  isCapture(move) ||
  (position.board[move.from]?.kind === 'man' && rowOf(finalSquare(move)) !== rowOf(move.from))

/**
 * What a legal `move` leads to. `timesBefore` says how often the position with a key has stood among the last
 * `quietPlies` plies.
 */
export const standingAfter = (
  before: Standing,
  move: Move,
  ruleset: Ruleset,
  timesBefore: (key: string, quietPlies: number) => number,
): Standing => {
  const position = play(before.position, move)
  const key = keyOf(position)
  const quietPlies = isProgress(before.position, move) ? 0 : before.history.quietPlies + 1
  return standing(position, key, { occurrences: 1 + timesBefore(key, quietPlies), quietPlies }, ruleset)
}
