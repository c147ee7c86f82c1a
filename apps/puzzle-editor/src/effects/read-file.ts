import { type Puzzle, parseCollection } from '@tama/puzzles'

/** What a text turned out to hold. */
export interface ReadPuzzles {
  readonly title: string
  readonly author: string
  readonly puzzles: readonly Puzzle[]
  /** How many more there are that cannot be read. */
  readonly refused: number
}

/** Reads every puzzle of a text, whatever its form. Never throws. */
export const readPuzzles = (text: string): ReadPuzzles => {
  const read = parseCollection(text)
  if (!read.ok) {
    const kept = 'kept' in read.error ? read.error.kept : []
    return { title: '', author: '', puzzles: kept, refused: kept.length > 0 ? 1 : 0 }
  }
  const { collection, refused } = read.value
  return {
    title: collection.title ?? '',
    author: collection.author ?? '',
    puzzles: collection.puzzles,
    refused: refused.length,
  }
}
