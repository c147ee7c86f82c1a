import { isCapture, type Move } from './move.ts'
import type { Colour, Piece } from './piece.ts'
import { opponent } from './piece.ts'
import { legalMoves } from './rules.ts'
import type { Ruleset } from './ruleset.ts'
import type { Placement, Position } from './setup.ts'

/** Why a side has won. */
export const WIN_REASONS = ['no-legal-move', 'lone-man', 'resignation', 'time'] as const
export type WinReason = (typeof WIN_REASONS)[number]

/** Why nobody has won. */
export const DRAW_REASONS = [
  'lone-man',
  'lone-kings',
  'lone-men',
  'repetition',
  'no-progress',
  'agreement',
  'time',
] as const
export type DrawReason = (typeof DRAW_REASONS)[number]

/** How a game stands. */
export type Outcome =
  | { readonly kind: 'playing' }
  | { readonly kind: 'win'; readonly winner: Colour; readonly reason: WinReason }
  | { readonly kind: 'draw'; readonly reason: DrawReason }

/** What a position does not show of the game that led to it. */
export interface History {
  /** How often the position stood on the board, this time included; 1 or more. */
  readonly occurrences: number
  /** Plies since the last capture or forward man step. */
  readonly quietPlies: number
}

/** The history of a position that came from nowhere. */
export const NO_HISTORY: History = { occurrences: 1, quietPlies: 0 }

const PLAYING: Outcome = { kind: 'playing' }

/** The only piece of each side; undefined when a side has more or none. */
const lonePieces = (board: Placement): readonly [Piece, Piece] | undefined => {
  const [first, second, third] = board.filter((piece) => piece !== undefined)
  if (first === undefined || second === undefined || third !== undefined) return undefined
  return first.colour === second.colour ? undefined : [first, second]
}

/** What the lone-piece options say of two lone pieces that cannot capture each other. */
const loneOutcome = ([first, second]: readonly [Piece, Piece], ruleset: Ruleset): Outcome => {
  if (first.kind === second.kind) {
    const isKings = first.kind === 'king'
    const option = isKings ? ruleset.loneKings : ruleset.loneMen
    return option === 'draw' ? { kind: 'draw', reason: isKings ? 'lone-kings' : 'lone-men' } : PLAYING
  }
  if (ruleset.loneMan === 'playOn') return PLAYING
  if (ruleset.loneMan === 'draw') return { kind: 'draw', reason: 'lone-man' }
  const winner = first.kind === 'king' ? first.colour : second.colour
  return { kind: 'win', winner, reason: 'lone-man' }
}

/** `outcomeOf` for a caller who has the legal moves of `position`. */
export const judge = (
  position: Position,
  legal: readonly Move[],
  ruleset: Ruleset,
  { occurrences, quietPlies }: History,
): Outcome => {
  const [move] = legal
  if (move === undefined) return { kind: 'win', winner: opponent(position.turn), reason: 'no-legal-move' }
  const lone = isCapture(move) ? undefined : lonePieces(position.board)
  const loneResult = lone === undefined ? PLAYING : loneOutcome(lone, ruleset)
  if (loneResult.kind !== 'playing') return loneResult
  if (occurrences >= ruleset.repetition) return { kind: 'draw', reason: 'repetition' }
  if (quietPlies >= ruleset.noProgressPlies) return { kind: 'draw', reason: 'no-progress' }
  return PLAYING
}

/**
 * How the game stands in `position`. When several results hold at once the first of these counts: no legal move, lone
 * pieces, repetition, no progress. Without a history only the first two can hold.
 */
export const outcomeOf = (position: Position, ruleset: Ruleset, history: History = NO_HISTORY): Outcome =>
  judge(position, legalMoves(position, ruleset), ruleset, history)
