import { finalSquare, isCapture, type Move, sameMove } from './move.ts'
import { type History, judge, NO_HISTORY, type Outcome } from './outcome.ts'
import { play } from './play.ts'
import { captureByPath } from './route.ts'
import { legalMoves } from './rules.ts'
import type { Ruleset } from './ruleset.ts'
import type { Position } from './setup.ts'
import { rowOf } from './square.ts'

/** A position of a game, what led to it and what the rules say of both. */
export interface Standing {
  readonly position: Position
  /** The placement and the side to move as text: equal keys are the same position for repetition. */
  readonly key: string
  readonly history: History
  /** Whatever came before and whatever the players agreed. */
  readonly outcome: Outcome
}

/** A standing with the legal moves that its outcome was judged by, which are too many to keep for every ply of a game. */
export interface Judged {
  readonly standing: Standing
  readonly legal: readonly Move[]
}

const LETTERS = { white: { man: 'M', king: 'K' }, black: { man: 'm', king: 'k' } } as const

const keyOf = ({ turn, board }: Position): string =>
  turn + board.map((piece) => (piece === undefined ? '.' : LETTERS[piece.colour][piece.kind])).join('')

const judged = (position: Position, key: string, history: History, ruleset: Ruleset): Judged => {
  const legal = legalMoves(position, ruleset)
  return { standing: { position, key, history, outcome: judge(position, legal, ruleset, history) }, legal }
}

/** A position with no history. */
export const firstStanding = (position: Position, ruleset: Ruleset): Judged =>
  judged(position, keyOf(position), NO_HISTORY, ruleset)

/** True when `move`, route included, is one of the `legal` moves of `position`. */
export const isLegal = (
  position: Position,
  legal: readonly Move[],
  ruleset: Ruleset,
  move: Move,
): boolean => {
  if (!legal.some((other) => sameMove(other, move))) return false
  if (!isCapture(move)) return move.path.length === 1
  const walked = captureByPath(position, ruleset, move.from, move.path)
  return walked !== undefined && sameMove(walked, move)
}

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
): Judged => {
  const position = play(before.position, move)
  const key = keyOf(position)
  const quietPlies = isProgress(before.position, move) ? 0 : before.history.quietPlies + 1
  return judged(position, key, { occurrences: 1 + timesBefore(key, quietPlies), quietPlies }, ruleset)
}

/** The standings after `start`, one for each of `moves`; fewer when one of them is not legal. Time is linear. */
export function* standingsAlong(
  start: Judged,
  ruleset: Ruleset,
  moves: readonly Move[],
): Generator<Judged, void> {
  let { standing, legal } = start
  let seen = new Map([[standing.key, 1]])
  for (const move of moves) {
    if (!isLegal(standing.position, legal, ruleset, move)) return
    const after = standingAfter(standing, move, ruleset, (key) => seen.get(key) ?? 0)
    standing = after.standing
    legal = after.legal
    if (standing.history.quietPlies === 0) seen = new Map()
    seen.set(standing.key, standing.history.occurrences)
    yield after
  }
}
