import type { ReadonlySignal, Signal } from '@preact/signals'
import type { PresetId } from '@tama/engine'
import type { ListedCollection } from './collection.ts'
import type { Course, PuzzleFilter } from './order.ts'
import type { Progress } from './progress.ts'
import type { PuzzleFile } from './puzzle-file.ts'

/** The puzzles that there are, what became of them, and which of them the user wants. */
export interface Shelf {
  /** Undefined until they have come. */
  readonly collections: ReadonlySignal<readonly ListedCollection[] | undefined>
  /** Undefined until it has been read. */
  readonly progress: ReadonlySignal<Progress | undefined>
  /** The ruleset of the collection in sight. */
  readonly ruleset: Signal<PresetId>
  readonly filter: Signal<PuzzleFilter>
  readonly course: Signal<Course>
  /** Puzzles of a file that was opened in this visit. */
  readonly file: Signal<PuzzleFile | undefined>
  /** Opens the puzzle at a place of that file, 0 for the first. */
  readonly openOfFile: (index: number) => void
}

/** The collection in sight. */
export const collectionInSight = ({ collections, ruleset }: Shelf): ListedCollection | undefined =>
  collections.value?.find((collection) => collection.ruleset === ruleset.value) ?? collections.value?.[0]
