import type { Move, Position, Ruleset, Setup } from '@tama/engine'
import type { Puzzle } from '@tama/puzzles'

/** A position and the rules it is played by. The setup may be one that cannot be played: drafts are shared too. */
export interface PositionLink {
  readonly kind: 'position'
  readonly ruleset: Ruleset
  readonly setup: Setup
}

/** What the players may have said after the last move of a game, by its number in a link; none comes first. */
export const LAST_WORDS = [
  'none',
  'white-resigns',
  'black-resigns',
  'draw-agreed',
  /** By whoever made the last move; the other side may take it or play on. */
  'draw-offered',
  'white-out-of-time',
  'black-out-of-time',
] as const
export type LastWord = (typeof LAST_WORDS)[number]

/** A game: where it began, every move, and what the players said last. It may go on past an end that the rules made. */
export interface GameLink {
  readonly kind: 'game'
  readonly ruleset: Ruleset
  readonly start: Position
  /** Legal one after the other; at most `MOST_PLIES`. */
  readonly moves: readonly Move[]
  readonly lastWord: LastWord
}

/** The longest game that a link holds, in plies. */
export const MOST_PLIES = 1000

/** A puzzle as far as a solver needs it; what else a file says of it stays behind. */
export interface PuzzleLink
  extends Pick<Puzzle, 'ruleset' | 'position' | 'goal' | 'inTurns' | 'solution' | 'title' | 'author'> {
  readonly kind: 'puzzle'
}

/** The most moves in the solution of a puzzle that a link holds, and the most plies of one of its lines. */
export const MOST_STEPS = 1000
export const MOST_DEPTH = 200

/** What a link can hold. */
export type LinkValue = PositionLink | GameLink | PuzzleLink

/** Why something fits into no link: give it as a file instead. */
export interface TooMuchForLink {
  readonly kind: 'too-many-plies' | 'too-many-steps' | 'too-deep'
  readonly most: number
}

/** The ways in which a link is refused. */
export const LINK_ERRORS = [
  /** Nothing in the text looks like a link. */
  'not-a-link',
  /** A character that no link has. */
  'bad-character',
  /** Written by a version of the program that came later. */
  'newer-version',
  /** Shorter than it says itself. */
  'truncated',
  /** Longer than it says itself. */
  'too-long',
  /** As long as it says itself, but with a wrong checksum: something was changed. */
  'damaged',
  /** Unchanged, but it holds what this version cannot mean. */
  'bad-content',
] as const

/** Why a link is refused. */
export interface LinkError {
  readonly kind: (typeof LINK_ERRORS)[number]
}
