import { err, ok, type Result } from '@tama/engine'
import { type CollectionError, type Puzzle, type PuzzleRefusal, parseCollection } from '@tama/puzzles'

/** Longer files are refused: reading them would stop the page. Some two thousand puzzles fit. */
export const MAX_PUZZLE_FILE = 600_000

/** The puzzles of a file, and those that could not be read. */
export interface PuzzleFile {
  /** What the file calls itself; empty: nothing. */
  readonly title: string
  readonly puzzles: readonly Puzzle[]
  readonly refused: readonly PuzzleRefusal[]
}

/** Reads a file of puzzles; of a broken one the puzzles that stand on lines of their own. Never throws. */
export const readPuzzleFile = (text: string): Result<PuzzleFile, CollectionError> => {
  if (text.length > MAX_PUZZLE_FILE) return err({ kind: 'too-long' })
  const read = parseCollection(text)
  if (!read.ok) {
    const { error } = read
    if (error.kind !== 'not-json' || error.kept.length === 0) return err(error)
    const { kind, line, column } = error
    const number = error.kept.length + 1
    return ok({ title: '', puzzles: error.kept, refused: [{ number, line, error: { kind, line, column } }] })
  }
  const { collection, refused } = read.value
  return ok({ title: collection.title?.trim() ?? '', puzzles: collection.puzzles, refused })
}
