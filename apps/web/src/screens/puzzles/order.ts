import { dayNumber, indexOfDay } from '@tama/puzzles'
import type { Band, ListedCollection, ListedPuzzle } from './collection.ts'
import type { Progress } from './progress.ts'

/** Which puzzles of a collection somebody wants to see. */
export interface PuzzleFilter {
  readonly band: Band | 'all'
  /** A theme, or `all`. */
  readonly theme: string
}

/** Every puzzle. */
export const EVERY_PUZZLE: PuzzleFilter = { band: 'all', theme: 'all' }

/** The puzzles that fit a filter, in the order of their collection. */
export const fittingPuzzles = (
  { puzzles }: ListedCollection,
  { band, theme }: PuzzleFilter,
): readonly ListedPuzzle[] =>
  puzzles.filter(
    (puzzle) =>
      (band === 'all' || puzzle.band === band) && (theme === 'all' || puzzle.themes.includes(theme)),
  )

/** In which order somebody goes through puzzles: those that were never tried, or those to be tried again. */
export type Course = 'new' | 'again'

const isOn = (course: Course, { id }: ListedPuzzle, progress: Progress): boolean => {
  const mark = progress[id]?.mark
  return course === 'new' ? mark === undefined : mark !== undefined && mark !== 'clean'
}

/**
 * The puzzle that comes after the one with the id `after`, or the first, round the end of the list to its beginning;
 * undefined when there is no other on that course.
 */
export const nextPuzzle = (
  puzzles: readonly ListedPuzzle[],
  progress: Progress,
  course: Course,
  after?: string,
): ListedPuzzle | undefined => {
  const start = puzzles.findIndex(({ id }) => id === after) + 1
  const round = [...puzzles.slice(start), ...puzzles.slice(0, start)]
  return round.find((puzzle) => puzzle.id !== after && isOn(course, puzzle, progress))
}

/** The puzzle of a date as PDN writes it, `2026.11.30`; undefined in an empty collection. */
export const puzzleOfDay = ({ puzzles }: ListedCollection, date: string): ListedPuzzle | undefined => {
  const [year = 0, month = 0, day = 0] = date.split('.').map(Number)
  return puzzles[indexOfDay(puzzles.length, dayNumber(year, month, day))]
}
