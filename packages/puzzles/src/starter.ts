import type { PresetId } from '@tama/engine'

/** A collection of proved puzzles that comes with the program, easy ones first. */
export interface StarterCollection {
  /** The ruleset of all its puzzles. */
  readonly ruleset: PresetId
  /** Where its text is, for `parseCollection`; fetched when it is wanted. */
  readonly url: URL
}

/** The collections there are. */
export const STARTER_COLLECTIONS: readonly StarterCollection[] = [
  { ruleset: 'tama', url: new URL('../data/tama.json', import.meta.url) },
  { ruleset: 'dama', url: new URL('../data/dama.json', import.meta.url) },
]
