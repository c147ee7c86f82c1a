import type { Ruleset, Setup } from '@tama/engine'

/** A position and the rules it is played by. The setup may be one that cannot be played: drafts are shared too. */
export interface PositionLink {
  readonly kind: 'position'
  readonly ruleset: Ruleset
  readonly setup: Setup
}

/** What a link can hold. */
export type LinkValue = PositionLink

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
